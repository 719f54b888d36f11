/** My decision at a table: what I may do now, what I intend, and sending it. One for each link to a table. */
import { useMemo } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { type Cards, cardsFrom } from './turn-cards.ts';
import { type TurnActions, turnActions } from './turn-actions.ts';
import { type Now, nowOf } from './now.ts';

export interface Turn extends Omit<Now, 'change'>, TurnActions, Cards {
  readonly link: Link;
}

const TURNS = new WeakMap<Link, Turn>();

/** All callers for a link share the same turn. */
export function turnOf(link: Link): Turn {
  const known = TURNS.get(link);
  if (known !== undefined) return known;
  const now = nowOf(link);
  const turn: Turn = { link, ...now, ...turnActions(link, now), ...cardsFrom(now) };
  TURNS.set(link, turn);
  return turn;
}

export const useTurn = (link: Link): Turn => useMemo(() => turnOf(link), [link]);
