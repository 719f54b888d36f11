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
} from './store.ts';
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

/** Drops a notice whose tables no longer wait, or were viewed since. */
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

/** A channel and its owner's settings. */
interface Wanting {
  readonly way: StoredWay;
  readonly settings: StoredSettings;
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

async function trySending(options: DeliveryOptions, delivery: Delivery): Promise<Outcome> {
  const { store, now } = options;
  const way = await store.way(delivery.way);
  const settings = way && (await store.settings(way.member));
  if (way === undefined || settings === undefined || settings.stopped) return { code: 'withdrawn' };
  const { message } = delivery;
  const isNotice = 'tables' in message;
  if (isNotice && !isOpen(way)) return { code: 'withdrawn' };
  const wanted = isNotice ? stillWanted(message, await store.turns(way.member), way) : message;
  if (wanted === undefined) return { code: 'withdrawn' };
  const written = await textOf(options, { way, settings }, wanted);
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
