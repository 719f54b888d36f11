/** Exports and removes tables that nobody has touched for long, and forgets people who have no table left. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TableId } from '@duopolis/table/host';
import type { PeopleStore } from '../people/people-store.ts';
import type { Tables } from '../tables/tables.ts';
import { addLines } from './export.ts';

const DAY = 24 * 3_600_000;

export interface SweepResult {
  readonly tables: number;
  readonly games: number;
  readonly people: number;
}

interface Sweeping {
  readonly folder: string;
  readonly keepDays: number;
  readonly now: number;
}

export async function sweep(
  tables: Tables,
  people: PeopleStore,
  { folder, keepDays, now }: Sweeping,
): Promise<SweepResult> {
  const { directory } = tables;
  const before = now - keepDays * DAY;
  const file = join(folder, 'exported', `${new Date(now).toISOString().slice(0, 7)}.jsonl`);
  const swept = { tables: 0, games: 0 };
  for await (const page of directory.pages())
    for (const { tableId } of page.filter(({ about }) => about.at < before)) {
      // oxlint-disable-next-line no-await-in-loop -- one table in memory at a time
      const isOld = ((await directory.fresh(tableId))?.at ?? now) < before;
      // oxlint-disable-next-line no-await-in-loop -- the same
      const games = isOld ? await removeOld(tables, tableId, file) : undefined;
      if (games === undefined) continue;
      swept.tables += 1;
      swept.games += games;
    }
  return { ...swept, people: await people.expire(before) };
}

/** The games of a removed table; nothing if somebody is there, or another node wrote to it meanwhile. */
const removeOld = (
  { host, directory, games }: Tables,
  table: TableId,
  file: string,
): Promise<number | undefined> =>
  host.alone(table, async (version) => {
    const { begun, finished } = await games.of(table);
    const records: string[] = [];
    for (let nth = 1; nth <= begun; nth++) {
      // oxlint-disable-next-line no-await-in-loop -- each is built in its turn
      const game = await finished(nth);
      if (game !== undefined) records.push(game.record);
    }
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const takeBack = await addLines(records, file);
    if (await directory.store.removeUnchanged(table, version)) return records.length;
    await takeBack();
    return undefined;
  });
