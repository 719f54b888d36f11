/** The known tables, without loading them: read from the store on demand, and cached for a while. */
import { dropOldest } from '@duopolis/rules/lists';
import type { AboutTable, TablePhase } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';
import type { ExpiringEvents } from '../store/embedded.ts';
import { aboutWithout, type Erased, newErased } from '../store/erased.ts';
import type { Listing } from '../store/listing.ts';
import { isSameInLobby, type LobbyPage, openLobby } from './lobby.ts';

/** Cached tables: as many as a server has in memory. */
export const MOST_KNOWN = 20_000;

/** The page size for reading all tables. */
const PAGE = 500;

/** Milliseconds between two counts of all tables. */
const COUNTED = 10_000;

export interface Directory {
  /** The same store; the directory learns its changes. */
  readonly store: ExpiringEvents;
  /** From the cache only. */
  readonly about: (table: TableId) => AboutTable | undefined;
  /** The same; asks the store if it is not cached. */
  readonly find: (table: TableId) => Promise<AboutTable | undefined>;
  /** The same; always asks the store, which other nodes may share. */
  readonly fresh: (table: TableId) => Promise<AboutTable | undefined>;
  /** The tables that share a deal. Always asks the store, since the deal's secrecy depends on it. */
  readonly ofDeal: (deal: string) => Promise<readonly StoredTable[]>;
  /** The tables that a member is at, without closed ones. */
  readonly of: (member: string) => Promise<readonly StoredTable[]>;
  /** A page of the lobby, newest first. */
  readonly lobby: (after?: TableId) => Promise<LobbyPage>;
  /** Every table, in batches. */
  readonly pages: () => AsyncIterable<readonly StoredTable[]>;
  /** How many tables were recently in each phase. */
  readonly counts: () => Promise<ReadonlyMap<TablePhase, number>>;
  /** Other nodes have changed some tables, or may have changed any. */
  readonly forget: (tables?: readonly TableId[]) => void;
  /** Calls a listener with this server's writes. */
  readonly listen: (listener: Written) => void;
}

type Written = (table: TableId, before: AboutTable | undefined, after: AboutTable) => void;

interface Known {
  readonly listing: Listing;
  readonly erased: Erased;
  /** In order of their last change or read. */
  readonly tables: Map<TableId, StoredTable>;
  readonly lobby: ReturnType<typeof openLobby>;
  /** How often something was invalidated: a read that began earlier may be stale. */
  forgotten: number;
}

export interface DirectoryOptions {
  readonly erased?: Erased;
  readonly now?: () => number;
  /** A table's lobby entry has changed here. */
  readonly shown?: ((table: TableId) => void) | undefined;
}

export function openDirectory(
  store: ExpiringEvents,
  listing: Listing,
  { erased = newErased([]), now = Date.now, shown: tell }: DirectoryOptions = {},
): Directory {
  const lobby = openLobby(listing, now);
  const known: Known = { listing, erased, tables: new Map(), lobby, forgotten: 0 };
  const listeners: Written[] = [];
  return {
    store: learning(store, {
      written: (table) => {
        const before = known.tables.get(table.tableId)?.about;
        remember(known, table);
        if (!isSameInLobby(before, table.about)) {
          lobby.changed();
          tell?.(table.tableId);
        }
        for (const listener of listeners) listener(table.tableId, before, table.about);
      },
      removed: (table) => forget(known, [table]),
    }),
    about: (table) => aboutWithout(known.tables.get(table)?.about, erased),
    find: async (table) => aboutWithout(known.tables.get(table)?.about, erased) ?? read(known, table),
    fresh: (table) => read(known, table),
    of: async (member) => listing.ofMember(member).then((found) => shown(known, found)),
    ofDeal: listing.ofDeal,
    lobby: async (after) => {
      const page = await lobby.page(after);
      return { ...page, tables: shown(known, page.tables) };
    },
    pages: () => pagesOf(listing),
    counts: counting(listing, now),
    forget: (tables) => forget(known, tables),
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}

const shown = ({ erased }: Known, found: readonly StoredTable[]): readonly StoredTable[] =>
  found.map((table) => ({ ...table, about: aboutWithout(table.about, erased) }));

/** A read may be older than a write from here. */
function remember({ tables }: Known, table: StoredTable): void {
  const { tableId, version } = table;
  if (version < (tables.get(tableId)?.version ?? 0)) return;
  tables.delete(tableId);
  tables.set(tableId, table);
  dropOldest(tables, MOST_KNOWN);
}

async function read(known: Known, table: TableId): Promise<AboutTable | undefined> {
  const { forgotten } = known;
  const [found] = await known.listing.some([table]);
  if (found === undefined) known.tables.delete(table);
  else if (known.forgotten === forgotten) remember(known, found);
  return aboutWithout(found?.about, known.erased);
}

function forget(known: Known, tables: readonly TableId[] = [...known.tables.keys()]): void {
  known.forgotten += 1;
  for (const table of tables) known.tables.delete(table);
  known.lobby.changed();
}

async function* pagesOf({ page }: Listing): AsyncGenerator<readonly StoredTable[]> {
  let after: TableId | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one page in memory at a time
    const found: readonly StoredTable[] = await page(after, PAGE);
    after = found.at(-1)?.tableId;
    if (found.length > 0) yield found;
  } while (after !== undefined);
}

/** While the store does not answer, the last count stands. */
function counting({ counts }: Listing, now: () => number): Directory['counts'] {
  let last: ReturnType<Directory['counts']> = Promise.resolve(new Map());
  let at = -Infinity;
  return () => {
    if (now() < at + COUNTED) return last;
    at = now();
    const before = last;
    last = counts().catch(() => before);
    return last;
  };
}

/** The store, with a listener for its changes. */
const learning = (
  store: ExpiringEvents,
  learner: {
    readonly written: (changed: StoredTable) => void;
    readonly removed: (tableId: TableId) => void;
  },
): ExpiringEvents => ({
  ...store,
  append: async (step) => {
    const result = await store.append(step);
    const { tableId, about } = step;
    if (result.ok) learner.written({ tableId, version: result.version, about });
    return result;
  },
  remove: async (tableId) => {
    await store.remove(tableId);
    learner.removed(tableId);
  },
  removeUnchanged: async (tableId, version) => {
    const removed = await store.removeUnchanged(tableId, version);
    if (removed) learner.removed(tableId);
    return removed;
  },
});
