/** Deals that several tables share: where their seeds come from, and whether somebody still plays one. */
import { createHmac } from 'node:crypto';
import { LIMITS, type Options } from '@duopolis/rules';
import type { AboutTable, DealtGame } from '@duopolis/table';
import { newToken } from '../people/secret.ts';
import type { Store } from '../store/embedded.ts';

/** Made once and kept with the data: all nodes of a database deal alike, and nobody else can. */
const KEY = 'deal-key';

export async function openDeals({
  firstNote,
}: Pick<Store, 'firstNote'>): Promise<(dealt: DealtGame) => string> {
  const key = await firstNote(KEY, newToken(32));
  return (dealt) => createHmac('sha256', key).update(writtenAs(dealt)).digest('base64url');
}

/** Everything that determines the tiles, in one order; seating, talk and clocks are no part of a deal. */
function writtenAs({ deal, options: { game, components }, nth }: DealtGame): string {
  const { mode, seats, capitals, solo } = game;
  return JSON.stringify([
    deal,
    nth,
    mode,
    seats,
    capitals,
    solo?.kind ?? null,
    solo?.difficulty ?? null,
    components ?? null,
  ]);
}

/** After this long without activity, nobody is expected any more at a table in its lobby phase. */
const DAY = 24 * 3_600_000;

/** Whether a table will still finish a game of its deal, now or once people have gathered. */
function hasBefore({ phase, games = 0, at }: AboutTable, nth: number, now: number): boolean {
  if (phase === 'playing') return games <= nth;
  return phase === 'gathering' && games < nth && at > now - DAY;
}

export const isStillPlayed = (tables: readonly AboutTable[], nth: number, now: number): boolean =>
  tables.some((about) => hasBefore(about, nth, now));

/** A member, and the game of the table they want to create. */
export interface DealRequest {
  readonly member: string;
  readonly game: Options;
  readonly now: number;
}

/** Whether a member has yet to play the first game of a deal: a second table of it would show them its hands. */
const isPlayedBy = (tables: readonly AboutTable[], { member, game, now }: DealRequest): boolean =>
  isStillPlayed(
    tables.filter(
      ({ members, mode, seats, capitals }) =>
        members.includes(member) && mode === game.mode && seats === game.seats && capitals === game.capitals,
    ),
    1,
    now,
  );

/** Why a member may not make another table of a deal, given its tables. */
export const whyNoTableOf = (
  tables: readonly AboutTable[],
  request: DealRequest,
): 'deal-full' | 'deal-played-by-you' | undefined => {
  if (tables.length >= LIMITS.tablesPerDeal) return 'deal-full';
  return isPlayedBy(tables, request) ? 'deal-played-by-you' : undefined;
};
