/** Hands a written notice to the service behind its channel: a webhook, a push service or the mail server. */
import type { CallOutcome, Caller } from './call.ts';
import type { Mailer } from './mail.ts';
import { pushCall, type PushKeys } from './web-push.ts';
import type { Delivery, StoredWay, WayProblem } from './notice-store.ts';
import type { Written } from './text.ts';
import { webhookCall, webhookSecret } from './webhook.ts';

export interface ChannelOptions {
  readonly call: Caller['call'];
  readonly mail?: Mailer | undefined;
  /** Signs links, and requests to plain webhooks. */
  readonly key: string;
  readonly pushKeys: PushKeys;
  /** How push services reach the host, if set. */
  readonly contact?: string | undefined;
}

/** The outcome of a try. */
export type Outcome =
  | { readonly code: 'sent' | 'withdrawn' | 'gone' }
  | { readonly code: 'off'; readonly problem: WayProblem }
  | { readonly code: 'failed'; readonly problem: WayProblem; readonly retryAfter?: number };

export interface Ready {
  readonly way: StoredWay;
  readonly delivery: Delivery;
  readonly written: Written;
  readonly now: number;
}

/** Milliseconds for which a push service keeps a notice at least. */
const KEPT = 3_600_000;

/** For push services, which require a contact address. */
const NOBODY = 'mailto:nobody@duopolis.invalid';

/** The browser has dropped the subscription. */
const isGone = (called: CallOutcome): boolean =>
  called.code === 'answered' && (called.status === 404 || called.status === 410);

function outcomeOf(called: CallOutcome): Outcome {
  if (called.code !== 'answered')
    return called.code === 'blocked'
      ? { code: 'off', problem: { code: 'blocked' } }
      : { code: 'failed', problem: { code: 'unreachable' } };
  const { status, retryAfter } = called;
  if (status >= 200 && status < 300) return { code: 'sent' };
  const code = status >= 300 && status < 400 ? 'redirected' : 'refused';
  return { code: 'failed', problem: { code, status }, ...(retryAfter !== undefined && { retryAfter }) };
}

async function deliver(options: ChannelOptions, ready: Ready): Promise<Outcome> {
  const { call, key, pushKeys, contact, mail } = options;
  const { way: stored, delivery, written, now } = ready;
  const { way, id } = stored;
  switch (way.kind) {
    case 'calendar':
      return { code: 'withdrawn' };
    case 'webhook':
      return outcomeOf(
        await call(webhookCall(way, { delivery, written, now, secret: webhookSecret(key, id) })),
      );
    case 'push': {
      const until = Math.max(now + KEPT, ...written.tables.map((table) => table.until));
      const subject = contact ?? (written.url.startsWith('https:') ? new URL(written.url).origin : NOBODY);
      const called = await call(
        pushCall(way, written, { keys: pushKeys, subject, id: delivery.id, lasts: until - now }),
      );
      return isGone(called) ? { code: 'gone' } : outcomeOf(called);
    }
    case 'mail': {
      const oneClick = `${new URL(written.stop.url).origin}/api/notices/stop?link=${written.stop.link}`;
      const sent = await mail?.send(way.address, { id: delivery.id, written, oneClick });
      if (sent === 'sent') return { code: 'sent' };
      return sent === 'refused'
        ? { code: 'off', problem: { code: 'refused' } }
        : { code: 'failed', problem: { code: 'unreachable' } };
    }
  }
}

/** A notice that can't be encoded, such as a push with invalid keys, is never sent: the channel is switched off. */
export const deliverOrFail = (options: ChannelOptions, ready: Ready): Promise<Outcome> =>
  deliver(options, ready).catch(() => ({ code: 'off', problem: { code: 'refused' } }));
