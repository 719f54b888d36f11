/** The embedded store: one data folder with one file, written by one process. */
import { join } from 'node:path';
import { ok, type Result } from '@duopolis/rules';
import type { EventStore } from '@duopolis/table';
import type { PeopleStore } from '../people/store.ts';
import { DATA_FILE, openDatabase } from './database.ts';
import { sqliteEvents } from './events.ts';
import type { FileProblem } from './file.ts';
import { sqlitePeople } from './people.ts';
import { openWriter } from './turn.ts';

/** What a server needs of its store. */
export interface Store {
  readonly events: EventStore;
  readonly people: PeopleStore;
  /** Small things the server remembers. */
  readonly note: (name: string) => string | undefined;
  readonly setNote: (name: string, value: string) => Promise<void>;
  /** Remembers it unless there is something under this name, and tells what there is. */
  readonly firstNote: (name: string, value: string) => Promise<string>;
  /** Writes what waits, now and not at the end of the turn. */
  readonly flush: () => void;
  /** Writes what waits and lets go of the file. */
  readonly close: () => void;
  readonly file?: string;
}

export function openEmbedded(
  folder: string | undefined,
  observe?: (writes: number) => void,
): Result<Store, FileProblem> {
  const opened = openDatabase(folder);
  if (!opened.ok) return opened;
  const { db, close } = opened.value;
  const writer = openWriter(db, observe);
  const events = sqliteEvents(db, writer);
  const note = db.prepare('SELECT value FROM notes WHERE name = ?');
  const setNote = db.prepare(
    'INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const valueOf = (name: string): string | undefined =>
    (note.get(name) as { readonly value: string } | undefined)?.value;
  return ok({
    events: events.store,
    people: sqlitePeople(db, writer),
    note: valueOf,
    setNote: (name, value) => writer.write(() => void setNote.run(name, value)),
    firstNote: (name, value) =>
      writer.write(() => {
        const kept = valueOf(name);
        if (kept === undefined) setNote.run(name, value);
        return kept ?? value;
      }),
    flush: writer.flush,
    close: () => {
      void writer.write(events.fileAll).catch(() => {});
      writer.flush();
      close();
    },
    ...(folder !== undefined && { file: join(folder, DATA_FILE) }),
  });
}
