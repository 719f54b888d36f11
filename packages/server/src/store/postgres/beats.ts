/** The periodic work of a node: due actions, tables of dead nodes, and members without a connection anywhere. */
import type { TableId } from '@duopolis/table/host';
import { regularly } from '../../regular.ts';
import type { Changes, LocalTables } from './remote-changes.ts';
import type { openClock } from './shared-clock.ts';
import type { Homes } from './homes.ts';
import type { Listening, Presence } from './presence.ts';

/** How often a node looks for pending actions and for what dead nodes left. */
const BEAT = 500;
/** Several nodes share the checks, each at most this many beats apart, so together they check as often as one node. */
export const BEATS_APART = 4;
/** How often, in beats, a node looks for lost members and checks the clock. */
const LOOKING = 20;
/** How often, in beats, it looks for what dead nodes left; it also looks at once when a node dies. */
const INHERITING = 4;
/** How often, in beats, it checks that it has received everything. */
const COMPARING = 10;
/** People at a dead node, or at a table that moved, have this long to reach another before they count as dropped out. */
export const COMING_BACK = 3_000;

/** The part of a node that the beats need. */
export interface Beating {
  readonly presence: Presence;
  readonly homes: Homes;
  readonly clock: Awaited<ReturnType<typeof openClock>>;
  readonly listeners: { readonly changes?: Changes; readonly house?: LocalTables };
  readonly timers: Set<NodeJS.Timeout>;
  /** The number of other living nodes. */
  readonly others: () => number;
  /** Milliseconds that people have to come back. */
  readonly comingBack: number;
  /** Ends the beats. */
  stopBeating: () => void;
  beats: number;
  /** A node has died since the last beat. */
  hasLost: boolean;
}

/** The host does what a table does by itself; it first reads what it does not know. */
async function wake({ listeners: { house } }: Beating, tableId: TableId): Promise<void> {
  await house?.host.refresh(tableId);
  await house?.host.wake(tableId);
}

/** When the time of reconnecting people is over. */
function later({ timers, comingBack }: Beating, task: () => Promise<void>): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    task().catch(() => {});
  }, comingBack);
  timers.add(timer);
}

/** People who haven't come back have dropped out; a failed write is repeated later. */
async function settle(node: Beating, awaited: readonly Listening[]): Promise<void> {
  try {
    await node.listeners.house?.recover(await node.presence.settle(awaited));
  } catch {
    later(node, () => settle(node, awaited));
  }
}

function awaitBack(node: Beating, awaited: readonly Listening[]): void {
  if (awaited.length === 0) return;
  later(node, () => {
    node.presence.expire(awaited);
    return settle(node, awaited);
  });
}

/** Another node decides these tables: people who don't reach it in time count as dropped out. */
export const forgetPresence = (node: Beating, tables: readonly TableId[]): void =>
  awaitBack(node, node.presence.forget(tables));

export async function lookForLost(node: Beating): Promise<void> {
  const { presence, listeners } = node;
  const seen = new Set(await presence.lost());
  if (seen.size === 0) return;
  /** A person who joins is at the table a moment before they listen. */
  later(node, async () => {
    const lost = (await presence.lost()).filter((tableId) => seen.has(tableId));
    await listeners.house?.recover(lost);
  });
}

/** Checks at once for what a dead node left behind, even between this node's own beats. */
async function claim(node: Beating): Promise<void> {
  const { homes, clock, beats, hasLost } = node;
  const apart = Math.min(1 + node.others(), BEATS_APART);
  /** A node that dies during this beat is handled in the next one. */
  node.hasLost = false;
  try {
    if (hasLost || beats % apart === 0) {
      const due = await homes.claim(clock.now());
      await Promise.allSettled(due.map((tableId) => wake(node, tableId)));
    }
    if (hasLost || beats % (INHERITING * apart) === 0) awaitBack(node, await node.presence.inherit());
  } catch (error) {
    node.hasLost ||= hasLost;
    throw error;
  }
}

async function beat(node: Beating): Promise<void> {
  const { clock, listeners } = node;
  await claim(node);
  node.beats += 1;
  if (node.beats % COMPARING === 0) await listeners.changes?.compare();
  if (node.beats % LOOKING !== 0) return;
  await clock.set();
  await lookForLost(node);
}

/** A beat that takes longer is followed by the next one that is due after it. */
export function beatOn(node: Beating): void {
  let isBeating = false;
  const beatAgain = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    await beat(node).catch(() => {});
    isBeating = false;
  };
  node.stopBeating = regularly(BEAT, () => void beatAgain());
}
