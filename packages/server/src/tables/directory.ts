/** What the lobby knows of every table, kept in memory beside the store. */
import type { AboutTable, TablePhase } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';
import { aboutWithout, type Erased, newErased } from '../store/erased.ts';
import type { KeptEvents } from '../store/embedded.ts';
import { newLookup } from './lookup.ts';

export interface Directory {
  /** The same store, whose changes the directory learns. */
  readonly store: KeptEvents;
  readonly about: (table: TableId) => AboutTable | undefined;
  /** The same; if it is unknown here, the shared store is asked. */
  readonly find: (table: TableId) => Promise<AboutTable | undefined>;
  /** The same; always asks the shared store. */
  readonly fresh: (table: TableId) => Promise<AboutTable | undefined>;
  /** The tables that share a deal. Always asks the shared store, since the deal's secrecy depends on it. */
  readonly ofDeal: (deal: string) => Promise<readonly DealtTable[]>;
  readonly all: () => ReadonlyMap<TableId, AboutTable>;
  /** The tables a member is at, closed ones left out. */
  readonly of: (member: string) => readonly TableId[];
  /** The tables of the lobby, the oldest first. */
  readonly listed: () => ReadonlySet<TableId>;
  readonly inPhase: (phase: TablePhase) => number;
  /** What others who share the store have written and removed. */
  readonly learn: (changed: readonly StoredTable[]) => void;
  readonly forget: (table: TableId) => void;
  /** Has somebody told what this server writes. */
  readonly listen: (listener: Written) => void;
}

type Written = (table: TableId, before: AboutTable | undefined, after: AboutTable) => void;

type DealtTable = Pick<StoredTable, 'tableId' | 'about'>;

/** What others who share the store may have written. */
export interface Asking {
  /** Those of some tables that are in the store. */
  readonly ask: (tables: readonly TableId[]) => Promise<readonly StoredTable[]>;
  /** Those that name a deal. */
  readonly askDeal: (deal: string) => Promise<readonly StoredTable[]>;
}

export async function openDirectory(
  store: KeptEvents,
  others?: Asking,
  erased: Erased = newErased([]),
): Promise<Directory> {
  const tables = new Map<TableId, AboutTable>();
  const lookup = newLookup();
  /** What is learnt may be older than what was written here. */
  const versions = new Map<TableId, number>();
  const listeners: Written[] = [];
  const learn = (changed: readonly StoredTable[]): void => {
    for (const { tableId, version, about } of changed) {
      if (version < (versions.get(tableId) ?? 0)) continue;
      lookup.change(tableId, tables.get(tableId), about);
      tables.set(tableId, about);
      if (others !== undefined) versions.set(tableId, version);
    }
  };
  const forget = (table: TableId): void => {
    lookup.change(table, tables.get(table), undefined);
    tables.delete(table);
    versions.delete(table);
  };
  const aboutOf = (table: TableId): AboutTable | undefined => aboutWithout(tables.get(table), erased);
  learn(await store.list());
  return {
    learn,
    forget,
    listen: (listener) => {
      listeners.push(listener);
    },
    store: learning(store, {
      written: (changed) => {
        const before = tables.get(changed.tableId);
        learn([changed]);
        for (const listener of listeners) listener(changed.tableId, before, changed.about);
      },
      removed: forget,
    }),
    about: aboutOf,
    find: async (table) => {
      if (!tables.has(table) && others !== undefined) learn(await others.ask([table]));
      return aboutOf(table);
    },
    fresh: async (table) => {
      if (others !== undefined) learn(await others.ask([table]));
      return aboutOf(table);
    },
    ofDeal: async (deal) => {
      if (others !== undefined) learn(await others.askDeal(deal));
      return dealt(lookup.ofDeal(deal), tables);
    },
    all: () => tables,
    of: (member) => [...lookup.of(member)],
    listed: lookup.listed,
    inPhase: lookup.inPhase,
  };
}

const dealt = (found: Iterable<TableId>, tables: ReadonlyMap<TableId, AboutTable>): readonly DealtTable[] =>
  Array.from(found, (tableId) => ({ tableId, about: tables.get(tableId) as AboutTable }));

/** The store, whose changes somebody learns. */
const learning = (
  store: KeptEvents,
  learner: {
    readonly written: (changed: StoredTable) => void;
    readonly removed: (tableId: TableId) => void;
  },
): KeptEvents => ({
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
