/** The records of a table's finished games, for people who may see them. */
import { ok, refuse, type Result } from '@duopolis/rules';
import { type AboutTable, delayOf, seatOf } from '@duopolis/table';
import { isStillPlayed } from '../tables/shared-deals.ts';
import type { FinishedGame } from '../tables/games.ts';
import type { Site } from './site.ts';

export interface ShownGames {
  /** How many games were begun: a finished game has a number up to this. */
  readonly begun: number;
  /** Nothing for a game that is not finished, or not visible yet. */
  readonly game: (nth: number) => Promise<FinishedGame | undefined>;
}

/** Members; where everyone may watch, everyone. */
const maySee = ({ access, watching, members }: AboutTable, member: string | undefined): boolean =>
  (member !== undefined && members.includes(member)) || (access !== 'private' && watching === 'everyone');

/** Refused if there is no such table, if the member may not see it, and while others play the same deal. */
export async function recordsFor(
  site: Pick<Site, 'tables' | 'environment'>,
  table: string,
  member: string | undefined,
): Promise<Result<ShownGames, 'no-such-table' | 'deal-still-played'>> {
  const { directory, games } = site.tables;
  const about = await directory.fresh(table);
  if (about === undefined || !maySee(about, member)) return refuse('no-such-table');
  const now = site.environment.now();
  const delay = await delayFor(site.tables, table, about.members.includes(member ?? '') ? member : undefined);
  const others = about.deal === undefined ? [] : await directory.ofDeal(about.deal);
  const abouts = others.map((one) => one.about);
  const { begun, finished } = await games.of(table);
  const ended = async (nth: number): Promise<FinishedGame | undefined> => {
    const game = await finished(nth);
    return game !== undefined && game.endedAt + delay <= now ? game : undefined;
  };
  const isPublished = (nth: number): boolean => !isStillPlayed(abouts, nth, now);
  if (!isPublished(1) && (await ended(1)) !== undefined) return refuse('deal-still-played');
  return ok({ begun, game: async (nth) => (isPublished(nth) ? ended(nth) : undefined) });
}

/** How much later than the players this member sees events: a record must not reveal more than spectators see. */
async function delayFor(
  { directory, host }: Site['tables'],
  table: string,
  member: string | undefined,
): Promise<number> {
  if (member !== undefined) {
    const open = await host.open(table);
    return open === undefined || seatOf(open, member) !== undefined ? 0 : delayOf(open.options);
  }
  const [created] = await directory.store.read(table, 0, 1);
  return created?.type === 'created' ? delayOf(created.options) : 0;
}
