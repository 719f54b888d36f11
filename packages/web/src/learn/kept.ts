/** What the device keeps of the first game: the log of its one table, and how far the lessons have come. */
import type { AboutTable, EventStore, TableEvent } from '@duopolis/table';
import type { Notes } from '../store/indexed-db.ts';
import { isLessonId, type LessonId } from './lessons.ts';

const GAME = 'learn.game';
const COURSE = 'learn.course';

interface Log {
  readonly events: readonly TableEvent[];
  readonly commands: readonly string[];
  readonly about?: AboutTable;
}

const EMPTY: Log = { events: [], commands: [] };

/** A store of one table in a note: not among the games that are counted, continued and replayed. */
export function storeInNote(notes: Notes): EventStore {
  const read = async (): Promise<Log> => ((await notes.read(GAME)) as Log | undefined) ?? EMPTY;
  return {
    append: async ({ expected, events, commands, about }) => {
      const log = await read();
      const repeated = commands.find((command) => log.commands.includes(command));
      if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
      if (log.events.length !== expected) return { ok: false, code: 'conflict', version: log.events.length };
      const next: Log = {
        events: [...log.events, ...events],
        commands: [...log.commands, ...commands],
        about,
      };
      await notes.write(GAME, next);
      return { ok: true, version: next.events.length };
    },
    read: async (_, after = 0) => (await read()).events.slice(after),
    knows: async (_, command) => (await read()).commands.includes(command),
    list: async () => {
      const { events, about } = await read();
      return about === undefined ? [] : [{ tableId: GAME, version: events.length, about }];
    },
    remove: () => forgetGame(notes),
  };
}

export interface Course {
  /** Lessons that were read to the end or skipped. */
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

export const keepCourse = (notes: Notes, course: Course): Promise<void> => notes.write(COURSE, course);

export const forgetGame = (notes: Notes): Promise<void> => notes.write(GAME, EMPTY);
