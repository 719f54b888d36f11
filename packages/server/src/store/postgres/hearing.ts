/** What other nodes wrote: loaded tables take it in at once, the lobby a moment later and all together. */
import type { Host, News, TableId } from '@duopolis/table';
import type { Pool } from 'pg';
import type { Directory } from '../../tables/directory.ts';
import { eventsIn, type StoredRow, storedOf } from './events.ts';

/** How long changes gather before the lobby reads them. */
const GATHERING = 30;

export interface House {
  readonly host: Host;
  readonly directory: Directory;
}

export interface Hearing {
  readonly changed: (tableId: TableId, heard: News | undefined) => void;
  /** Whatever may have been missed. */
  readonly catchUp: () => Promise<void>;
}

/** What a notification says: the writing node, the new version, the table, and the events if they are short enough. */
const NOTE = /^(\d+) (\d+) (\S+) ?(.*)$/s;

export interface Note {
  readonly node: number;
  readonly tableId: TableId;
  readonly heard: News | undefined;
}

export function readNote(payload: string): Note {
  const [, node = '', version = '', tableId = '', lines = ''] = NOTE.exec(payload) ?? [];
  const heard = lines === '' ? undefined : { version: Number(version), events: () => eventsIn(lines) };
  return { node: Number(node), tableId, heard };
}

export const askAbout = async (pool: Pool, ids: readonly TableId[]) => {
  const { rows } = await pool.query<StoredRow>('SELECT id, version, about FROM tables WHERE id = ANY($1)', [
    ids,
  ]);
  return rows.map(storedOf);
};

export function openHearing(pool: Pool, { host, directory }: House): Hearing {
  /** Tables that are being read, and whether they changed again meanwhile. */
  const reading = new Map<TableId, boolean>();
  let unread = new Set<TableId>();

  async function refresh(tableId: TableId): Promise<void> {
    if (reading.has(tableId)) return void reading.set(tableId, true);
    reading.set(tableId, false);
    /** A table that could not be read is read when the connection is back. */
    await host.refresh(tableId).catch(() => {});
    const again = reading.get(tableId) === true;
    reading.delete(tableId);
    if (again) await refresh(tableId);
  }

  async function learn(): Promise<void> {
    const ids = [...unread];
    unread = new Set();
    const found = await askAbout(pool, ids);
    directory.learn(found);
    const there = new Set(found.map(({ tableId }) => tableId));
    for (const id of ids) if (!there.has(id)) directory.forget(id);
  }

  return {
    changed: (tableId, heard) => {
      if (unread.size === 0) setTimeout(() => void learn().catch(() => {}), GATHERING).unref();
      unread.add(tableId);
      if (heard === undefined) void refresh(tableId);
      else void host.refresh(tableId, heard).catch(() => {});
    },
    catchUp: async () => {
      const list = await directory.store.list();
      const there = new Set(list.map(({ tableId }) => tableId));
      directory.learn(list);
      for (const id of directory.all().keys()) if (!there.has(id)) directory.forget(id);
      await Promise.all(host.loaded().map(refresh));
    },
  };
}
