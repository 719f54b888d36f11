/** Tables that nobody has touched for long are exported, then removed; people who have none left are forgotten. */
import { join } from 'node:path';
import type { TableId } from '@duopolis/table';
import type { PeopleStore } from '../people/store.ts';
import type { Tables } from '../tables/tables.ts';
import { exportTables } from './export.ts';

const DAY = 24 * 3_600_000;

export interface Swept {
  readonly tables: number;
  readonly games: number;
  readonly people: number;
}

export async function sweep(
  { host, directory }: Tables,
  people: PeopleStore,
  { folder, keepDays, now }: { readonly folder: string; readonly keepDays: number; readonly now: number },
): Promise<Swept> {
  const before = now - keepDays * DAY;
  const old = [...directory.all()].flatMap(([table, { at }]): TableId[] => (at < before ? [table] : []));
  const gone = old.filter((table) => host.unload(table));
  const month = new Date(now).toISOString().slice(0, 7);
  const games =
    gone.length === 0
      ? 0
      : await exportTables(directory.store, gone, join(folder, 'exported', `${month}.jsonl`));
  await Promise.all(gone.map((table) => directory.store.remove(table)));
  const members = new Set([...directory.all().values()].flatMap((about) => about.members));
  return { tables: gone.length, games, people: await people.expire(before, members) };
}
