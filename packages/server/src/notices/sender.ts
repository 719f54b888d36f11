/** Sends notices: looks at the turns that are due, decides what is sent, and sends it with backoff, on whichever node comes first. */
import { createHash, createHmac } from 'node:crypto';
import type { Called, Caller } from './call.ts';
import type { Mailer } from './mail.ts';
import { isFor, type Notice, plan, type Turn } from './plan.ts';
import { pushCall, type PushKeys } from './push.ts';
import type { Delivery, NoticeStore, StoredSettings, StoredWay, WayProblem } from './store.ts';
import { type KnownTable, write, type Written } from './text.ts';
import { webhookCall } from './webhook.ts';

export interface SenderOptions {
  readonly store: NoticeStore;
  readonly now: () => number;
  /** Milliseconds between a turn and its notice. */
  readonly delay: number;
  /** What the lobby knows of a table. */
  readonly about: (table: string) => Promise<KnownTable | undefined>;
  readonly call: Caller['call'];
  readonly mail?: Mailer | undefined;
  /** Signs links, and what is sent to plain webhooks. */
  readonly key: string;
  readonly pushKeys: PushKeys;
  /** How push services reach the host, if it has said so. */
  readonly contact?: string | undefined;
  /** Counted for the operator. */
  readonly sent: (kind: string, outcome: 'sent' | 'failed' | 'withdrawn') => void;
}

export interface Sender {
  /** Does what is due now. */
  readonly pass: () => Promise<void>;
  /** Does it soon, and every few seconds. */
  readonly start: () => void;
  readonly poke: () => void;
  readonly stop: () => Promise<void>;
}

/** How long one node has for what it has claimed; after that another node does it. */
export const LEASE = 30_000;
const EVERY = 2_000;
const AT_ONCE = 16;

/** Before each new try; after the last one the way is switched off. */
const BACKOFF: { readonly [kind in StoredWay['way']['kind']]: readonly number[] } = {
  webhook: [30_000, 300_000],
  push: [30_000, 120_000, 600_000, 3_600_000],
  mail: [60_000, 600_000, 3_600_000],
  calendar: [],
};

const LONGEST_WAIT = 3_600_000;

/** The same tables in the same phases make the same delivery, whoever plans it. */
const deliveryId = (way: string, { kind, tables }: Notice): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        way,
        kind,
        tables.filter(({ fresh }) => fresh).map(({ table, position }) => [table, position]),
      ]),
    )
    .digest('base64url')
    .slice(0, 22);

export const webhookSecret = (key: string, way: string): string =>
  createHmac('sha256', key).update(`webhook ${way}`).digest('base64url');

const isOpen = ({ confirmed, problem, way }: StoredWay): boolean =>
  confirmed && problem === null && way.kind !== 'calendar';

async function planFor({ store, now, delay }: SenderOptions, member: string): Promise<void> {
  const [settings, ways, turns] = await Promise.all([
    store.settings(member),
    store.ways(member),
    store.turns(member),
  ]);
  const open = settings === undefined || settings.stopped ? [] : ways.filter(isOpen);
  const time = now();
  const planned = plan(turns, { now: time, delay, settings: settings ?? NO_SETTINGS, ways: open });
  await store.settle(
    member,
    planned.marks,
    planned.notices.map(({ way, notice }) => ({
      id: deliveryId(way, notice),
      way,
      message: notice,
      due: time,
    })),
  );
}

const NO_SETTINGS = { language: 'en', zone: 'UTC', urgent: false, stopped: true } as const;

/** What became of a try. */
type Outcome =
  | { readonly code: 'sent' | 'withdrawn' | 'gone' }
  | { readonly code: 'off'; readonly problem: WayProblem }
  | { readonly code: 'failed'; readonly problem: WayProblem; readonly retryAfter?: number };

/** A notice whose tables no longer wait, or were looked at since, is not sent. */
function stillWanted(message: Notice, turns: readonly Turn[], way: StoredWay): Notice | undefined {
  const tables = message.tables.filter(
    ({ table, position }) =>
      isFor(way.tables, table) &&
      turns.some(
        (turn) =>
          turn.table === table &&
          turn.position === position &&
          !(message.kind === 'turn' ? turn.seen : turn.here),
      ),
  );
  return tables.some(({ fresh }) => fresh) ? { ...message, tables } : undefined;
}

async function trySending(options: SenderOptions, delivery: Delivery): Promise<Outcome> {
  const { store, now } = options;
  const way = await store.way(delivery.way);
  const settings = way && (await store.settings(way.member));
  if (way === undefined || settings === undefined || settings.stopped) return { code: 'withdrawn' };
  const { message } = delivery;
  if (!('tables' in message))
    return deliverOrFail(options, {
      way,
      delivery,
      written: await written(options, { way, settings }, message),
      now: now(),
    });
  const wanted = isOpen(way) ? stillWanted(message, await store.turns(way.member), way) : undefined;
  if (wanted === undefined) return { code: 'withdrawn' };
  return deliverOrFail(options, {
    way,
    delivery,
    written: await written(options, { way, settings }, wanted),
    now: now(),
  });
}

/** A way, and how its owner wants to be told. */
interface Wanting {
  readonly way: StoredWay;
  readonly settings: StoredSettings;
}

async function written(
  { about, key }: SenderOptions,
  { way, settings }: Wanting,
  message: Delivery['message'],
): Promise<Written> {
  const tables = 'tables' in message ? message.tables : [];
  const known = new Map(
    await Promise.all(tables.map(async ({ table }) => [table, await about(table)] as const)),
  );
  return write(message, {
    member: way.member,
    way: way.id,
    settings,
    about: (table) => known.get(table),
    key,
  });
}

interface Ready {
  readonly way: StoredWay;
  readonly delivery: Delivery;
  readonly written: Written;
  readonly now: number;
}

async function deliver(options: SenderOptions, ready: Ready): Promise<Outcome> {
  const { call, key, pushKeys, contact, mail } = options;
  const { way: stored, delivery, written: text, now } = ready;
  const { way, id } = stored;
  switch (way.kind) {
    case 'calendar':
      return { code: 'withdrawn' };
    case 'webhook':
      return outcomeOf(
        await call(webhookCall(way, { delivery, written: text, now, secret: webhookSecret(key, id) })),
      );
    case 'push': {
      const until = Math.max(now + LONGEST_WAIT, ...text.tables.map((table) => table.until));
      const subject = contact ?? (text.url.startsWith('https:') ? new URL(text.url).origin : NOBODY);
      const called = await call(
        pushCall(way, text, { keys: pushKeys, subject, id: delivery.id, lasts: until - now }),
      );
      return isGone(called) ? { code: 'gone' } : outcomeOf(called);
    }
    case 'mail': {
      const oneClick = `${new URL(text.stop.url).origin}/api/notices/stop?link=${text.stop.link}`;
      const sent = await mail?.send(way.address, { id: delivery.id, written: text, oneClick });
      if (sent === 'sent') return { code: 'sent' };
      return sent === 'refused'
        ? { code: 'off', problem: { code: 'refused' } }
        : { code: 'failed', problem: { code: 'unreachable' } };
    }
  }
}

/** What can't even be written, such as a push to keys that are none, is never sent: the way is switched off. */
const deliverOrFail = (options: SenderOptions, ready: Ready): Promise<Outcome> =>
  deliver(options, ready).catch(() => ({ code: 'off', problem: { code: 'refused' } }));

/** For push services, which want some address. */
const NOBODY = 'mailto:nobody@duopolis.invalid';

/** The browser has forgotten the subscription. */
const isGone = (called: Called): boolean =>
  called.code === 'answered' && (called.status === 404 || called.status === 410);

function outcomeOf(called: Called): Outcome {
  if (called.code !== 'answered')
    return called.code === 'blocked'
      ? { code: 'off', problem: { code: 'blocked' } }
      : { code: 'failed', problem: { code: 'unreachable' } };
  const { status, retryAfter } = called;
  if (status >= 200 && status < 300) return { code: 'sent' };
  const code = status >= 300 && status < 400 ? 'redirected' : 'refused';
  return { code: 'failed', problem: { code, status }, ...(retryAfter !== undefined && { retryAfter }) };
}

async function sendOne(options: SenderOptions, delivery: Delivery): Promise<void> {
  const { store, now, sent } = options;
  const outcome = await trySending(options, delivery);
  const kind = delivery.message.kind;
  switch (outcome.code) {
    case 'sent':
      sent(kind, 'sent');
      return store.delivered(delivery, now());
    case 'withdrawn':
      sent(kind, 'withdrawn');
      return store.drop(delivery.id);
    case 'gone':
      return store.removeWay(delivery.way);
    case 'off':
      sent(kind, 'failed');
      return store.fail(delivery.way, outcome.problem);
    case 'failed': {
      sent(kind, 'failed');
      const way = await store.way(delivery.way);
      const pause = BACKOFF[way?.way.kind ?? 'webhook'][delivery.tries - 1];
      if (pause === undefined) return store.fail(delivery.way, outcome.problem);
      const wait = Math.min(LONGEST_WAIT, Math.max(pause, outcome.retryAfter ?? 0));
      return store.postpone(delivery.id, now() + wait);
    }
  }
}

async function passOnce(options: SenderOptions, isStopped: () => boolean): Promise<void> {
  const { store, now } = options;
  while (!isStopped()) {
    // oxlint-disable no-await-in-loop -- as long as there is something to do
    const members = await store.claimMembers(now(), LEASE);
    for (const member of members) await planFor(options, member);
    const claimed = await store.claim(now(), LEASE, AT_ONCE);
    await Promise.allSettled(claimed.map((delivery) => sendOne(options, delivery)));
    if (members.length === 0 && claimed.length === 0) return;
    // oxlint-enable no-await-in-loop
  }
}

export function newSender(options: SenderOptions): Sender {
  let [last, timer, started, stopped] = [
    Promise.resolve(),
    undefined as NodeJS.Timeout | undefined,
    false,
    false,
  ];
  const pass = (): Promise<void> => {
    const next = last.then(() => passOnce(options, () => stopped));
    last = next.catch(() => {});
    return next;
  };
  const tick = (wait: number): void => {
    clearTimeout(timer);
    if (stopped || !started) return;
    timer = setTimeout(
      () =>
        void pass()
          .catch(() => {})
          .then(() => tick(EVERY)),
      wait,
    );
    timer.unref();
  };
  return {
    pass,
    start: () => {
      started = true;
      tick(0);
    },
    poke: () => tick(0),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}
