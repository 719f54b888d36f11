/** One try of a delivery: whether it is still wanted, its text, and what its outcome changes in the store. */
import { type ChannelOptions, deliverOrFail, type Outcome } from './channels.ts';
import { hashOf } from '../people/secret.ts';
import { isFor, type Notice, type Turn } from './plan.ts';
import { quietUntil } from './quiet.ts';
import {
  type Delivery,
  isOpen,
  type NoticeStore,
  type StoredSettings,
  type StoredWay,
  type WayProblem,
} from './notice-store.ts';
import { type KnownTable, write, type Written } from './text.ts';
import { labelOf } from './way-label.ts';

export interface DeliveryOptions extends ChannelOptions {
  readonly store: NoticeStore;
  readonly now: () => number;
  /** What the lobby knows of a table. */
  readonly about: (table: string) => Promise<KnownTable | undefined>;
  /** Metrics for the operator. */
  readonly sent: (kind: string, outcome: 'sent' | 'failed' | 'withdrawn') => void;
}

/** Waits before each new try; after the last one the channel is switched off. */
const BACKOFF: { readonly [kind in StoredWay['way']['kind']]: readonly number[] } = {
  webhook: [30_000, 300_000],
  push: [30_000, 120_000, 600_000, 3_600_000],
  mail: [60_000, 600_000, 3_600_000],
  calendar: [],
};

const LONGEST_WAIT = 3_600_000;

/** Milliseconds until a notice about a table that its person views is checked again. */
const HELD = 60_000;

/** A notice about these tables only, if it is still sent for one of them. */
const aboutOnly = (message: Notice, tables: Notice['tables']): Notice | undefined =>
  tables.some(({ fresh }) => fresh) ? { ...message, tables } : undefined;

/** Splits a notice: tables to notify about now, and tables that its person views now. Tables that no longer wait are dropped. */
function stillWanted(message: Notice, turns: readonly Turn[], way: StoredWay) {
  const known = message.tables.flatMap((one) => {
    const turn = turns.find(({ table, position }) => table === one.table && position === one.position);
    return turn === undefined || !isFor(way.tables, one.table) ? [] : [{ one, isHere: turn.here }];
  });
  const noticeOf = (part: typeof known): Notice | undefined =>
    aboutOnly(
      message,
      part.map(({ one }) => one),
    );
  return {
    now: noticeOf(known.filter(({ isHere }) => !isHere)),
    later: noticeOf(known.filter(({ isHere }) => isHere)),
  };
}

/** A channel and its owner's settings. */
interface Wanting {
  readonly way: StoredWay;
  readonly settings: StoredSettings;
}

/** Quiet hours also apply to retries. */
function quietFor({ kind }: Notice, settings: StoredSettings, now: number): number | undefined {
  return kind === 'reminder' && settings.urgent ? undefined : quietUntil(settings, now);
}

/** The message to send now, or the time of the next check; nothing if the delivery is no longer wanted. */
async function decide(
  { store, now }: DeliveryOptions,
  { id, way: to, message }: Delivery,
  { way, settings }: Wanting,
): Promise<Delivery['message'] | { readonly until: number } | undefined> {
  if (!('tables' in message)) return message;
  if (!isOpen(way)) return undefined;
  const wanted = stillWanted(message, await store.turns(way.member), way);
  const later = now() + HELD;
  if (wanted.now === undefined) return wanted.later && { until: later };
  const until = quietFor(message, settings, now());
  if (until !== undefined) return { until };
  /** Its own id, derived from the first, and written before the rest is sent: a retry after a crash writes the same row. */
  if (wanted.later !== undefined)
    await store.addDelivery({
      id: hashOf(`later ${id}`).slice(0, 22),
      way: to,
      message: wanted.later,
      due: later,
    });
  return wanted.now;
}

async function textOf(
  { about, key }: DeliveryOptions,
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

async function trySending(
  options: DeliveryOptions,
  delivery: Delivery,
): Promise<Outcome | { readonly code: 'held'; readonly until: number }> {
  const { store, now } = options;
  const way = await store.way(delivery.way);
  const settings = way && (await store.settings(way.member));
  if (way === undefined || settings === undefined || settings.stopped) return { code: 'withdrawn' };
  const decided = await decide(options, delivery, { way, settings });
  if (decided === undefined) return { code: 'withdrawn' };
  if ('until' in decided) return { code: 'held', until: decided.until };
  const written = await textOf(options, { way, settings }, decided);
  return deliverOrFail(options, { way, delivery, written, now: now() });
}

/** Switches a channel off. Its owner gets a notice over the first other channel that works, after the quiet hours. */
async function switchOff(
  { store, now }: DeliveryOptions,
  delivery: Delivery,
  problem: WayProblem,
): Promise<void> {
  const [ways, settings] = await Promise.all([store.ways(delivery.member), store.settings(delivery.member)]);
  const failed = ways.find(({ id }) => id === delivery.way);
  const other = ways.find((way) => way.id !== delivery.way && isOpen(way));
  const time = now();
  const telling =
    failed === undefined || other === undefined
      ? []
      : [
          {
            id: hashOf(`off ${delivery.id}`).slice(0, 22),
            way: other.id,
            message: { kind: 'off', label: labelOf(failed.way) } as const,
            due: (settings && quietUntil(settings, time)) ?? time,
          },
        ];
  return store.fail(delivery.way, problem, telling);
}

export async function sendOne(options: DeliveryOptions, delivery: Delivery): Promise<void> {
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
    case 'held':
      return store.hold(delivery.id, outcome.until);
    case 'gone':
      return store.removeWay(delivery.way);
    case 'off':
      sent(kind, 'failed');
      return switchOff(options, delivery, outcome.problem);
    case 'failed': {
      sent(kind, 'failed');
      const way = await store.way(delivery.way);
      const pause = BACKOFF[way?.way.kind ?? 'webhook'][delivery.failures];
      if (pause === undefined) return switchOff(options, delivery, outcome.problem);
      const wait = Math.min(LONGEST_WAIT, Math.max(pause, outcome.retryAfter ?? 0));
      return store.postpone(delivery, now() + wait);
    }
  }
}
