/** One deal for several tables: its token, which game of it comes next, and its seed, which no table may tell. */
import type { EventOf, GameState, OpenGame } from '@duopolis/rules';
import type { TableOptions } from './options.ts';
import type { TableState } from './state.ts';

/** Too long to be guessed: sixteen random bytes or more, in letters that fit an address. */
export const DEAL = /^[A-Za-z0-9_-]{22,43}$/;

/** What the chance of a game comes from where other tables play the same: equal parts, equal deals. */
export interface DealtGame {
  readonly deal: string;
  readonly options: TableOptions;
  /** Which game of the table, from 1: a rematch is another deal. */
  readonly nth: number;
}

/** The game that a table of such a deal would start now. */
export function dealtNext({ open: { options, games } }: Pick<TableState, 'open'>): DealtGame | undefined {
  const { deal } = options;
  return deal === undefined ? undefined : { deal, options, nth: games + 1 };
}

/** Whether the seed stays with the table when the game is over: others may still play the deal. */
export const keepsSeed = ({ deal }: TableOptions): boolean => deal !== undefined;

export function endedWithoutSeed(event: EventOf<'ended'>): EventOf<'ended'> {
  const { seed: _, ...seen } = event;
  return seen;
}

export function gameWithoutSeed({ open, hidden }: GameState): GameState {
  const { seed: _, ...seen }: OpenGame = open;
  return { open: seen, hidden };
}
