/** The game that has just ended at a table, by its address and with its record. */
import { ok, type Result } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Link } from '../link/link.ts';
import { type FindProblem, findGame, type FoundGame } from '../record/find-record.ts';
import type { ReplayId } from '../record/record-id.ts';

export const endedReplayId = ({ table, state }: Link, { open }: TableView): ReplayId => ({
  from: state.peek() === 'local' ? 'local' : 'table',
  table,
  game: open.games,
});

export async function findEnded(link: Link, view: TableView): Promise<Result<FoundGame, FindProblem>> {
  const found = await findGame(endedReplayId(link, view), view.open.since);
  if (!found.ok) return found;
  const { components } = view.open.options;
  return ok({ ...found.value, ...(components !== undefined && { components }) });
}
