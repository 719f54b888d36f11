/** Unfinished games on this device. */
import type { Mode, OpenGame } from '@duopolis/rules';
import { awaitedAt, memberOf, tableAfter } from '@duopolis/table';
import type { EventStore, TableId } from '@duopolis/table/host';
import { device } from '../../kit/store/device-store.ts';

/** A game that can be continued. */
export interface Continued {
  readonly table: TableId;
  readonly mode: Mode;
  readonly seats: number;
  readonly capitals: boolean;
  readonly round: OpenGame['round'];
  readonly turn: number;
  /** The time of the last event there. */
  readonly at: number;
  readonly people: readonly string[];
  /** The people whose turn it is. */
  readonly awaited: readonly string[];
}

/** Finished games beyond this number are deleted, oldest first. */
const FINISHED_KEPT = 100;

async function read(store: EventStore, table: TableId): Promise<Continued | undefined> {
  const { open, game, hidden } = tableAfter(await store.read(table));
  if (open.phase !== 'playing' || game === undefined) return undefined;
  const { mode, seats, capitals } = open.options.game;
  const { round, turn } = game.open;
  const names = awaitedAt(open, game.open).map(({ member }) => memberOf(open, member ?? '')?.name);
  return {
    table,
    mode,
    seats,
    capitals,
    round,
    turn,
    at: hidden.at,
    people: open.members.map(({ name }) => name),
    awaited: names.filter((name) => name !== undefined),
  };
}

/** The last one first. */
export async function continued(): Promise<readonly Continued[]> {
  const { events } = await device();
  const running = (await events.list()).filter(({ about }) => about.phase === 'playing');
  const tables = await Promise.all(running.map(({ tableId }) => read(events, tableId)));
  return tables.filter((one) => one !== undefined).toSorted((one, other) => other.at - one.at);
}

export async function forgetTable(table: TableId): Promise<void> {
  const { events } = await device();
  await events.remove(table);
}

export async function forgetOldest(kept = FINISHED_KEPT): Promise<void> {
  const { events } = await device();
  const finished = (await events.list()).filter(({ about }) => about.phase !== 'playing');
  const old = finished.toSorted((one, other) => other.about.at - one.about.at).slice(kept);
  await Promise.all(old.map(({ tableId }) => events.remove(tableId)));
}
