/** The records of a table's finished games, for those who may know them. */
import { type GameRecord, ok, type Result, refuse } from '@duopolis/rules';
import { type AboutTable, delayOf, recordsOf, seatOf, tableAfter, type TableEvent } from '@duopolis/table';
import { isStillPlayed } from '../tables/deals.ts';
import type { Site } from './site.ts';

/** Members, and where everyone may watch, everyone. */
const maySee = ({ access, watching, members }: AboutTable, member: string | undefined): boolean =>
  (member !== undefined && members.includes(member)) || (access !== 'private' && watching === 'everyone');

/** Refused if there is no such table, or none for this member, and while others play what the records would tell. */
export async function recordsFor(
  { tables: { directory }, world }: Pick<Site, 'tables' | 'world'>,
  table: string,
  member: string | undefined,
): Promise<Result<readonly GameRecord[], 'no-such-table' | 'deal-still-played'>> {
  const about = await directory.find(table);
  if (about === undefined || !maySee(about, member)) return refuse('no-such-table');
  const records = recordsOf(logFor(await directory.store.read(table), member, world.now()));
  if (about.deal === undefined) return ok(records);
  const others = (await directory.ofDeal(about.deal)).map((one) => one.about);
  const told = records.filter((_, before) => !isStillPlayed(others, before + 1, world.now()));
  return told.length === 0 && records.length > 0 ? refuse('deal-still-played') : ok(told);
}

/** Nobody learns from a record what spectators are not shown yet. */
function logFor(log: readonly TableEvent[], member: string | undefined, now: number): readonly TableEvent[] {
  const { open } = tableAfter(log);
  if (member !== undefined && seatOf(open, member) !== undefined) return log;
  return log.filter(({ at }) => at + delayOf(open.options) <= now);
}
