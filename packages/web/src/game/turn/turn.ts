/** My decision at a table: what I may do now, what I intend, and sending it. One for each link to a table. */
import { useMemo } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { type TurnActions, turnActions } from './turn-actions.ts';
import { type TurnCards, turnCardsOf } from './turn-cards.ts';
import { type TurnState, turnStateOf } from './turn-state.ts';

export interface Turn extends Omit<TurnState, 'change'> {
  readonly link: Link;
  readonly actions: TurnActions;
  readonly cards: TurnCards;
}

const TURNS = new WeakMap<Link, Turn>();

/** All callers for a link share the same turn. */
export function turnOf(link: Link): Turn {
  const known = TURNS.get(link);
  if (known !== undefined) return known;
  const { change, ...state } = turnStateOf(link);
  const turn: Turn = {
    link,
    ...state,
    actions: turnActions(link, { ...state, change }),
    cards: turnCardsOf(state.seat),
  };
  TURNS.set(link, turn);
  return turn;
}

export const useTurn = (link: Link): Turn => useMemo(() => turnOf(link), [link]);
