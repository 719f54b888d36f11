/** Wraps a store that may fail: refused steps are held in memory, retried with every step, and reported. */
import { type Append, type EventStore, memoryStore, type TableId } from '@duopolis/table/host';

/** `held` gets the number of tables that wait for the disk. */
export function withMemoryFallback(disk: EventStore, held: (tables: number) => void): EventStore {
  const memory = memoryStore();
  const unkept = new Map<TableId, Append[]>();

  /** The table as the disk has it, so that the game can go on from there. */
  async function take({ tableId, about }: Append): Promise<void> {
    const events = await disk.read(tableId).catch(() => []);
    await memory.append({ tableId, expected: 0, events, commands: [], about });
    unkept.set(tableId, []);
    held(unkept.size);
  }

  async function release(tableId: TableId): Promise<void> {
    unkept.delete(tableId);
    await memory.remove(tableId);
    held(unkept.size);
  }

  const append: EventStore['append'] = async (step) => {
    const { tableId } = step;
    if (!unkept.has(tableId)) {
      try {
        return await disk.append(step);
      } catch {
        await take(step);
      }
    }
    const result = await memory.append(step);
    const steps = unkept.get(tableId);
    if (result.ok && steps !== undefined) {
      steps.push(step);
      if (await flush(disk, steps)) await release(tableId);
    }
    return result;
  };

  return {
    append,
    read: (tableId, after, most) => (unkept.has(tableId) ? memory : disk).read(tableId, after, most),
    knows: async (tableId, command) =>
      (await memory.knows(tableId, command)) || disk.knows(tableId, command).catch(() => false),
    list: async () => {
      const kept = await disk.list().catch(() => []);
      const inMemory = (await memory.list()).filter(({ version }) => version > 0);
      return [...kept.filter(({ tableId }) => !unkept.has(tableId)), ...inMemory];
    },
    remove: async (tableId) => {
      if (unkept.has(tableId)) await release(tableId);
      await disk.remove(tableId);
    },
  };
}

/** Writes the steps to the disk; false if it still fails. After a conflict, the other tab's events stay. */
async function flush(disk: EventStore, steps: Append[]): Promise<boolean> {
  try {
    for (let step = steps[0]; step !== undefined; step = steps[0]) {
      // oxlint-disable-next-line no-await-in-loop -- one step needs the one before
      const result = await disk.append(step);
      if (!result.ok && result.code === 'conflict') return true;
      steps.shift();
    }
    return true;
  } catch {
    return false;
  }
}
