/** The stored first game: the log of its one table, and the progress of the lessons. */
import type { AboutTable, TableEvent } from '@duopolis/table';
import type { EventStore, TableId } from '@duopolis/table/host';
import type { Notes } from '../../kit/store/indexed-db.ts';
import { isLessonId, type LessonId } from './lessons.ts';

const GAME = 'learn.game';
const COURSE = 'learn.course';

interface Log {
  readonly events: readonly TableEvent[];
  readonly commands: readonly string[];
  readonly about: AboutTable;
}

type Logs = { readonly [table: TableId]: Log };

/** A store in a note: its table is not among those that are counted, continued and replayed. */
export function storeInNote(notes: Notes): EventStore {
  const all = async (): Promise<Logs> => ((await notes.read(GAME)) as Logs | undefined) ?? {};
  const log = async (table: TableId): Promise<Log | undefined> => (await all())[table];
  /** A note is written as a whole, one write at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const written = last.then(write, write);
    last = written;
    return written;
  };
  const append: EventStore['append'] = async ({ tableId, expected, events, commands, about }) => {
    const before = await log(tableId);
    const repeated = commands.find((command) => before?.commands.includes(command));
    if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
    const version = before?.events.length ?? 0;
    if (version !== expected) return { ok: false, code: 'conflict', version };
    const after: Log = {
      events: [...(before?.events ?? []), ...events],
      commands: [...(before?.commands ?? []), ...commands],
      about,
    };
    await notes.write(GAME, { ...(await all()), [tableId]: after });
    return { ok: true, version: after.events.length };
  };
  return {
    append: (step) => inTurn(() => append(step)),
    read: async (tableId, after = 0, most = Infinity) =>
      (await log(tableId))?.events.slice(after, after + most) ?? [],
    knows: async (tableId, command) => (await log(tableId))?.commands.includes(command) ?? false,
    list: async () =>
      Object.entries(await all()).map(([tableId, { events, about }]) => ({
        tableId,
        version: events.length,
        about,
      })),
    remove: (tableId) =>
      inTurn(async () => {
        const { [tableId]: _, ...others } = await all();
        await notes.write(GAME, others);
      }),
  };
}

export const forgetGame = (notes: Notes): Promise<void> => notes.write(GAME, {});

export interface Course {
  /** Lessons that were finished or skipped. */
  readonly heard: readonly LessonId[];
  /** My score before I helped the weaker city. */
  readonly before?: number;
  /** The lessons are over, though perhaps not the game. */
  readonly over?: boolean;
}

export const FRESH: Course = { heard: [] };

export async function readCourse(notes: Notes): Promise<Course> {
  const kept = await notes.read(COURSE);
  if (typeof kept !== 'object' || kept === null) return FRESH;
  const { heard, before, over } = kept as { readonly [key: string]: unknown };
  return {
    heard: Array.isArray(heard) ? heard.filter(isLessonId) : [],
    ...(typeof before === 'number' && { before }),
    ...(over === true && { over }),
  };
}

export const saveCourse = (notes: Notes, course: Course): Promise<void> => notes.write(COURSE, course);
