/** A store in memory: for tests, and for devices without storage. */
import type { AboutTable } from '../about.ts';
import type { TableEvent } from '../event.ts';
import type { EventStore, TableId } from './event-store.ts';

interface Kept {
  readonly events: TableEvent[];
  readonly commands: Set<string>;
  about: AboutTable;
}

export function memoryStore(): EventStore {
  const tables = new Map<TableId, Kept>();
  return {
    append: async ({ tableId, expected, events, commands, about }) => {
      const kept = tables.get(tableId) ?? { events: [], commands: new Set<string>(), about };
      const repeated = commands.find((command) => kept.commands.has(command));
      if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
      if (kept.events.length !== expected)
        return { ok: false, code: 'conflict', version: kept.events.length };
      kept.events.push(...events);
      for (const command of commands) kept.commands.add(command);
      kept.about = about;
      tables.set(tableId, kept);
      return { ok: true, version: kept.events.length };
    },
    read: async (tableId, after = 0, most = Infinity) =>
      tables.get(tableId)?.events.slice(after, after + most) ?? [],
    knows: async (tableId, command) => tables.get(tableId)?.commands.has(command) ?? false,
    list: async () =>
      [...tables].map(([tableId, { events, about }]) => ({ tableId, version: events.length, about })),
    remove: async (tableId) => {
      tables.delete(tableId);
    },
  };
}
