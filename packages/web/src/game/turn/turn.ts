/** My decision at a table: what I may do now, what I intend, and sending it. One for each link to a table. */
import { useMemo } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { type Cards, cardsFrom } from './turn-cards.ts';
import { type TurnActions, turnActions } from './turn-actions.ts';
import { type TurnState, turnStateOf } from './turn-state.ts';

export interface Turn extends Omit<TurnState, 'change' | 'draft' | 'tried'>, TurnActions, Cards {
  readonly link: Link;
}

const TURNS = new WeakMap<Link, Turn>();

/** All callers for a link share the same turn. */
export function turnOf(link: Link): Turn {
  const known = TURNS.get(link);
  if (known !== undefined) return known;
  const state = turnStateOf(link);
  const turn: Turn = { link, ...state, ...turnActions(link, state), ...cardsFrom(state) };
  TURNS.set(link, turn);
  return turn;
}

export const useTurn = (link: Link): Turn => useMemo(() => turnOf(link), [link]);
