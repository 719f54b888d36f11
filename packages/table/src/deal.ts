/** One deal for several tables: its token, its next game, and its seed, which no table may reveal. */
import type { EventOf, GameState, OpenGame } from '@duopolis/rules';
import type { TableOptions } from './options.ts';
import type { TableState } from './state.ts';

/** Unguessable: at least sixteen random bytes, in characters that fit an address. */
export const DEAL_TOKEN = /^[A-Za-z0-9_-]{22,43}$/;

/** What determines the seed of a shared deal: equal parts give equal deals. */
export interface DealtGame {
  readonly deal: string;
  readonly options: TableOptions;
  /** The number of the game at its table, from 1: a rematch is another deal. */
  readonly nth: number;
}

/** The game that a table of such a deal would start now. */
export function dealtNext({ open: { options, games } }: Pick<TableState, 'open'>): DealtGame | undefined {
  const { deal } = options;
  return deal === undefined ? undefined : { deal, options, nth: games + 1 };
}

/** Whether the seed stays secret after the game: others may still play the deal. */
export const keepsSeed = ({ deal }: TableOptions): boolean => deal !== undefined;

export function endedWithoutSeed(event: EventOf<'ended'>): EventOf<'ended'> {
  const { seed: _, ...seen } = event;
  return seen;
}

export function gameWithoutSeed({ open, hidden }: GameState): GameState {
  const { seed: _, ...seen }: OpenGame = open;
  return { open: seen, hidden };
}
