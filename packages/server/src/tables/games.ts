/** The finished games of a table: each found by the log's index, built once, and cached. */
import { recordOf } from '@duopolis/rules/record';
import {
  gameEventsOf,
  type GameStart,
  newGameStarts,
  playersOf,
  type StartedSeat,
  type TableEvent,
} from '@duopolis/table';
import { partsOf, type Share, type TableId } from '@duopolis/table/host';
import { newCache } from './cache.ts';
import { type Erased, nameErased } from '../store/erased.ts';
import type { Directory } from './directory.ts';

export interface FinishedGame {
  /** The number of the game at its table, from 1. */
  readonly nth: number;
  readonly endedAt: number;
  readonly seats: readonly StartedSeat[];
  /** The record, written as JSON. */
  readonly record: string;
}

export interface TableGames {
  /** How many games were begun. */
  readonly begun: number;
  /** Nothing for a game that is not finished: its record would hold secrets. */
  readonly finished: (nth: number) => Promise<FinishedGame | undefined>;
}

export interface Games {
  readonly of: (table: TableId) => Promise<TableGames>;
}

/** Characters of all records in the cache. */
export const RECORD_BYTES = 33_554_432;
export const SCAN_BYTES = 4_194_304;
/** The cache size of a start, with the names of seven people. */
const START_BYTES = 1_024;

interface Found {
  readonly table: TableId;
  /** The version at which the game started. */
  readonly start: number;
  readonly nth: number;
}

type Logs = Pick<Directory, 'store' | 'find'> & { readonly share: Share; readonly erased: Erased };

interface Starts {
  /** The versions at which the games of a table started. */
  readonly of: (table: TableId) => Promise<readonly number[]>;
  readonly seatsAt: (found: Found, first: TableEvent) => Promise<readonly StartedSeat[]>;
}

/** By the log's index; logs of older versions have none and are scanned. */
function startsIn({ store, find, share, erased }: Logs): Starts {
  const scans = newCache<readonly GameStart[]>(SCAN_BYTES);

  async function scan(table: TableId): Promise<readonly GameStart[]> {
    const key = `${table} ${(await find(table))?.at}`;
    const known = scans.get(key);
    if (known?.every(({ seats }) => !nameErased(seats, erased)) === true) return known;
    const starts = newGameStarts();
    for await (const events of partsOf({ tableId: table, store, share })) starts.add(events);
    scans.set(key, starts.found(), START_BYTES * (1 + starts.found().length));
    return starts.found();
  }

  return {
    of: async (table) => {
      const lastStart = (await find(table))?.lastStart;
      const [last] = lastStart === undefined ? [] : await store.read(table, lastStart, 1);
      return lastStart !== undefined && last?.type === 'started' && last.index !== undefined
        ? [...last.index.before, lastStart]
        : (await scan(table)).map(({ version }) => version);
    },
    seatsAt: async ({ table, start }, first) => {
      if (first.type === 'started' && first.index !== undefined) return first.index.seats;
      return (await scan(table)).find(({ version }) => version === start)?.seats ?? [];
    },
  };
}

/** Reads a game from the log until its end; nothing if it has none. */
async function readGame(
  { store, share }: Logs,
  { table, start, nth }: Found,
  seats: readonly StartedSeat[],
): Promise<FinishedGame | undefined> {
  let events: ReturnType<typeof gameEventsOf> = [];
  for await (const part of partsOf({ tableId: table, store, share }, start)) {
    const end = part.find((event) => event.type === 'game' && event.event.type === 'ended');
    events = gameEventsOf(end === undefined ? part : part.slice(0, part.indexOf(end) + 1), events);
    if (end === undefined) continue;
    await share(events.length);
    const record = recordOf(events, playersOf(seats));
    return record && { nth, endedAt: end.at, seats, record: JSON.stringify(record) };
  }
  return undefined;
}

export function newGames(
  { store, find }: Pick<Directory, 'store' | 'find'>,
  share: Share,
  erased: Erased,
): Games {
  const logs: Logs = { store, find, share, erased };
  const starts = startsIn(logs);
  const records = newCache<FinishedGame>(RECORD_BYTES);
  const building = new Map<string, Promise<FinishedGame | undefined>>();

  async function build(found: Found, first: TableEvent, key: string): Promise<FinishedGame | undefined> {
    const game = await readGame(logs, found, await starts.seatsAt(found, first));
    if (game !== undefined) records.set(key, game, game.record.length);
    return game;
  }

  /** The time of the start is part of the key: after a restored backup there may be another game at the same version. */
  async function finished(found: Found): Promise<FinishedGame | undefined> {
    const [first] = await store.read(found.table, found.start, 1);
    if (first === undefined) return undefined;
    const key = `${found.table} ${found.start} ${first.at}`;
    const cached = records.get(key);
    /** A record that names somebody erased since is built again. */
    const known = cached === undefined || nameErased(cached.seats, erased) ? building.get(key) : cached;
    if (known !== undefined) return known;
    const built = build(found, first, key).finally(() => building.delete(key));
    building.set(key, built);
    return built;
  }

  return {
    of: async (table) => {
      const begun = await starts.of(table);
      const isRunning = async (nth: number): Promise<boolean> =>
        nth === begun.length && (await find(table))?.phase === 'playing';
      return {
        begun: begun.length,
        finished: async (nth) => {
          const start = begun[nth - 1];
          return start === undefined || (await isRunning(nth)) ? undefined : finished({ table, start, nth });
        },
      };
    },
  };
}
