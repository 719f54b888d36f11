/** The embedded store: one data folder with one file, written by one process. */
import { join } from 'node:path';
import type { Result } from '@duopolis/rules';
import type { EventStore, TableId } from '@duopolis/table/host';
import type { PeopleStore } from '../people/people-store.ts';
import { DATA_FILE, openDatabase } from './database.ts';
import { openDisk, SYNCED_BY_SQLITE } from './durable.ts';
import { sqliteEvents } from './events.ts';
import type { FileProblem } from './file.ts';
import type { Listing } from './listing.ts';
import { sqlitePeople } from './sqlite-people.ts';
import { type Sql, sqliteSql } from './sql.ts';
import { openWriter } from './batch-writer.ts';

/** The events of a server's tables, which are removed after a long time without visitors. */
export interface ExpiringEvents extends EventStore {
  /** Removes a table if it is still at this version; returns whether it was. */
  readonly removeUnchanged: (tableId: TableId, version: number) => Promise<boolean>;
}

/** What the server expects of its store. */
export interface Store {
  readonly events: ExpiringEvents;
  readonly listing: Listing;
  readonly people: PeopleStore;
  /** For notices. */
  readonly sql: Sql;
  /** Small values that the server stores by name. */
  readonly note: (name: string) => Promise<string | undefined>;
  readonly setNote: (name: string, value: string) => Promise<void>;
  /** Stores a value unless the name is taken; returns the stored value. */
  readonly firstNote: (name: string, value: string) => Promise<string>;
  /** Writes pending steps now, not at the end of the batch. */
  readonly flush: () => void;
  /** Writes pending steps and closes the file. */
  readonly close: () => void | Promise<void>;
}

/** A lock of the same process is released at once. */
export interface EmbeddedStore extends Store {
  /** A copy of a log that SQLite could not read completely. */
  readonly unreadLog: string | undefined;
  readonly close: () => Promise<void>;
}

interface EmbeddedOptions {
  /** Called with the number of writes of each durable transaction. */
  readonly observe?: ((writes: number) => void) | undefined;
  /** Pages of the log before it is copied into the data file. */
  readonly logPages?: number;
}

export function openEmbedded(
  folder: string | undefined,
  { observe, logPages }: EmbeddedOptions = {},
): Result<EmbeddedStore, FileProblem> {
  const opened = openDatabase(folder);
  if (!opened.ok) return opened;
  const { db, unreadLog, close } = opened.value;
  const disk = folder === undefined ? SYNCED_BY_SQLITE : openDisk(db, join(folder, DATA_FILE), logPages);
  const writer = openWriter(db, { observe, disk });
  const events = sqliteEvents(db, writer);
  const note = db.prepare('SELECT value FROM notes WHERE name = ?');
  const setNote = db.prepare(
    'INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const valueOf = (name: string): string | undefined =>
    (note.get(name) as { readonly value: string } | undefined)?.value;
  const store: EmbeddedStore = {
    unreadLog,
    events: events.store,
    listing: events.listing,
    people: sqlitePeople(db, writer),
    sql: sqliteSql(db, writer),
    note: (name) => writer.read(() => valueOf(name)),
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
      return writer.finish(close);
    },
  };
  return { ok: true, value: store };
}
