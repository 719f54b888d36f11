/** Browser push: encrypted for the browser (RFC 8291) and signed with the server's own keys (VAPID, RFC 8292). */
import type { PushNotice, Way } from '@duopolis/protocol';
import webPush from 'web-push';
import type { Call } from './call.ts';
import type { Written } from './text.ts';

type PushWay = Extract<Way, { readonly kind: 'push' }>;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

export interface Pushing {
  readonly keys: PushKeys;
  /** How a push service can reach the host: mailto: or https:. */
  readonly subject: string;
  readonly id: string;
  /** Milliseconds after which the notice is useless. */
  readonly lasts: number;
}

const noticeOf = ({ title, body, language, path, open, stop, kind }: Written, id: string): PushNotice => ({
  id,
  title,
  body,
  language,
  path,
  open,
  ...(kind !== 'example' && { stop: { link: stop.link, label: stop.label } }),
});

/** A second push of the same delivery replaces the first, by its topic. */
export function pushCall(
  { endpoint, keys }: PushWay,
  written: Written,
  { keys: vapid, subject, id, lasts }: Pushing,
): Call {
  const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(noticeOf(written, id)), {
    vapidDetails: { subject, ...vapid },
    TTL: Math.max(60, Math.floor(lasts / 1_000)),
    urgency: written.kind === 'reminder' ? 'high' : 'normal',
    topic: id,
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const { 'content-length': _, ...rest } = Object.fromEntries(headers) as { readonly [name: string]: string };
  return { url: details.endpoint, headers: rest, body: details.body };
}
