/** The parts of a turn that every mode shares: reveal, stand-off, passing on, dealing, the end. */
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Round } from '../state/round.ts';
import { awaitedSeats, type GameState, type OpenGame } from '../state/state.ts';
import type { ModeRules } from './mode.ts';
import { resultBy } from './mode-result.ts';
import { roundNamed, upcomingRound } from './mode-rounds.ts';

export const reveal = ({ hidden }: GameState): EventOf<'revealed'> => ({
  type: 'revealed',
  choices: hidden.choices.map((choice) => choice ?? []),
});

/** PLACE-8: if all who have yet to place wait, the lowest seating value places first. */
export function standOff(open: OpenGame): EventOf<'stood-off'> | undefined {
  if (open.mustPlace !== undefined || open.waiting.length === 0) return undefined;
  const awaited = awaitedSeats(open);
  if (!awaited.every((seat) => open.waiting.includes(seat))) return undefined;
  const value = (seat: number): number => open.seating[seat] ?? seat;
  return {
    type: 'stood-off',
    seat: awaited.reduce((lowest, other) => (value(other) < value(lowest) ? other : lowest)),
  };
}

/** ROUND-4: hands pass while they hold more than one tile; the last one is discarded. */
export function endOfTurn({ open }: GameState, rules: ModeRules): EventOf<'passed'> | EventOf<'discarded'> {
  const { pass } = roundNamed(rules, open.round);
  return open.handSize > 1 && pass !== 'none' ? { type: 'passed', to: pass } : { type: 'discarded' };
}

/** The hands of the next turn or round, or the end if there is none. */
export function nextDeal({ open, hidden }: GameState, rules: ModeRules): GameEvent {
  const round = upcomingRound(rules, open);
  if (round === undefined) {
    const { seed } = hidden;
    return { type: 'ended', result: resultBy(rules, open), ...(seed !== undefined && { seed }) };
  }
  const hands = handsFrom(round, hidden.supply[round.from], rules.handsIn(round, open.options.seats));
  return { type: 'dealt', round: round.name, hands };
}

/** Seat after seat takes its hand from the front of the supply. */
function handsFrom<T>({ hand }: Round, supply: readonly T[], seats: number): readonly (readonly T[])[] {
  const hands: (readonly T[])[] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(supply.slice(seat * hand, (seat + 1) * hand));
  return hands;
}
