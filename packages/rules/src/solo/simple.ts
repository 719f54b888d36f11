/** Simple mode: every turn a random tile for each city, then three tiles for you to assign (SIMPLE-1). */
import type { GameEvent } from '../game/event.ts';
import { upcomingRound } from '../game/rounds.ts';
import type { GameState } from '../game/state.ts';
import { nextDeal } from '../game/turn.ts';
import { SOLO_SIMPLE } from '../modes/solo.ts';

export function advanceSimple(state: GameState): GameEvent | undefined {
  const { phase, pending } = state.open;
  if (phase === 'dealing') return pending.length === 0 ? draw(state) : nextDeal(state);
  if (phase === 'placing' && pending.length === 0) return { type: 'discarded' };
  return undefined;
}

/** One random tile to each city, or the end. */
function draw(state: GameState): GameEvent {
  const round = upcomingRound(state.open);
  if (round === undefined) return nextDeal(state);
  return { type: 'drew', tiles: state.hidden.supply[round.from].slice(0, SOLO_SIMPLE.randomTiles) };
}
