/** What the lobby knows of every table, kept in memory beside the store. */
import type { AboutTable, EventStore, TableId } from '@duopolis/table';

export interface Directory {
  /** The same store, whose changes the directory learns. */
  readonly store: EventStore;
  readonly about: (table: TableId) => AboutTable | undefined;
  readonly all: () => ReadonlyMap<TableId, AboutTable>;
  /** The tables a member is at, closed ones left out. */
  readonly of: (member: string) => readonly TableId[];
}

export async function openDirectory(store: EventStore): Promise<Directory> {
  const tables = new Map((await store.list()).map(({ tableId, about }) => [tableId, about]));
  return {
    store: {
      ...store,
      append: async (step) => {
        const result = await store.append(step);
        if (result.ok) tables.set(step.tableId, step.about);
        return result;
      },
      remove: async (tableId) => {
        await store.remove(tableId);
        tables.delete(tableId);
      },
    },
    about: (table) => tables.get(table),
    all: () => tables,
    of: (member) =>
      [...tables].flatMap(([id, { members, phase }]) =>
        phase !== 'closed' && members.includes(member) ? [id] : [],
      ),
  };
}
