/** What happens by itself once the seats have acted: reveal, stand-off, passing, discarding, dealing, the end. */
import type { Round } from '../modes/mode.ts';
import type { EventOf, GameEvent } from './event.ts';
import { resultOf } from './result.ts';
import { nextRound, roundOf, roundsOf } from './rounds.ts';
import { awaitedSeats, type GameState, type OpenGame } from './state.ts';

/** The next event that follows from the state, or nothing if a seat is awaited or the game is over. */
export function advance(state: GameState): GameEvent | undefined {
  switch (state.open.phase) {
    case 'dealing':
      return nextDeal(state);
    case 'choosing':
      return state.open.chosen.every(Boolean) ? reveal(state) : undefined;
    case 'placing':
      return state.open.pending.length > 0 ? standOff(state.open) : endOfTurn(state);
    case 'before':
    case 'over':
      return undefined;
  }
}

const reveal = ({ hidden }: GameState): EventOf<'revealed'> => ({
  type: 'revealed',
  choices: hidden.choices.map((choice) => choice ?? []),
});

/** PLACE-8: if all who have yet to place wait, the lowest seating value places first. */
function standOff(open: OpenGame): EventOf<'stood-off'> | undefined {
  const awaited = awaitedSeats(open);
  if (open.mustPlace !== undefined || !awaited.every((seat) => open.waiting.includes(seat))) return undefined;
  const value = (seat: number): number => open.seating[seat] ?? seat;
  return {
    type: 'stood-off',
    seat: awaited.reduce((lowest, other) => (value(other) < value(lowest) ? other : lowest)),
  };
}

/** ROUND-4: hands pass while they hold more than one tile; the last one is discarded. */
function endOfTurn({ open }: GameState): GameEvent {
  const { pass } = roundOf(open);
  return open.handSize > 1 && pass !== 'none' ? { type: 'passed', to: pass } : { type: 'discarded' };
}

function nextDeal({ open, hidden }: GameState): GameEvent {
  const next = open.turn === 0 ? roundsOf(open)[0] : nextRound(open);
  if (next === undefined) {
    const { seed } = hidden;
    return { type: 'ended', result: resultOf(open), ...(seed !== undefined && { seed }) };
  }
  return {
    type: 'dealt',
    round: next.name,
    hands: handsFrom(next, hidden.supply[next.from], open.options.seats),
  };
}

/** Seat after seat takes its hand from the front of the supply. */
const handsFrom = <T>({ hand }: Round, supply: readonly T[], seats: number): readonly (readonly T[])[] =>
  Array.from({ length: seats }, (_, seat) => supply.slice(seat * hand, (seat + 1) * hand));
