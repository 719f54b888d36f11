/** The records of a table's finished games, for those who may know them. */
import type { GameRecord } from '@duopolis/rules';
import { type AboutTable, delayOf, recordsOf, seatOf, tableAfter, type TableEvent } from '@duopolis/table';
import type { Site } from './site.ts';

/** Members, and where everyone may watch, everyone. */
const maySee = ({ access, watching, members }: AboutTable, member: string | undefined): boolean =>
  (member !== undefined && members.includes(member)) || (access !== 'private' && watching === 'everyone');

/** Nothing if there is no such table, or none for this member. */
export async function recordsFor(
  { tables: { directory }, world }: Pick<Site, 'tables' | 'world'>,
  table: string,
  member: string | undefined,
): Promise<readonly GameRecord[] | undefined> {
  const about = await directory.find(table);
  if (about === undefined || !maySee(about, member)) return undefined;
  return recordsOf(logFor(await directory.store.read(table), member, world.now()));
}

/** Nobody learns from a record what spectators are not shown yet. */
function logFor(log: readonly TableEvent[], member: string | undefined, now: number): readonly TableEvent[] {
  const { open } = tableAfter(log);
  if (member !== undefined && seatOf(open, member) !== undefined) return log;
  return log.filter(({ at }) => at + delayOf(open.options) <= now);
}
