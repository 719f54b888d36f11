/** What happens by itself once the seats have acted, by mode. */
import { advanceDuo } from '../duo/advance.ts';
import { advanceFull } from '../solo/full.ts';
import { advanceSimple } from '../solo/simple.ts';
import type { GameEvent } from './event.ts';
import type { GameState } from './state.ts';
import { endOfTurn, nextDeal, reveal, standOff } from './turn.ts';

/** The next event that follows from the state, or nothing if a seat is awaited or the game is over. */
export function advance(state: GameState): GameEvent | undefined {
  const { mode, solo } = state.open.options;
  if (mode === 'duo') return advanceDuo(state) ?? advanceTable(state);
  if (mode === 'solo') return solo?.kind === 'simple' ? advanceSimple(state) : advanceFull(state);
  return advanceTable(state);
}

function advanceTable(state: GameState): GameEvent | undefined {
  switch (state.open.phase) {
    case 'dealing':
      return nextDeal(state);
    case 'choosing':
      return state.open.chosen.every(Boolean) ? reveal(state) : undefined;
    case 'placing':
      return state.open.pending.length > 0 ? standOff(state.open) : endOfTurn(state);
    case 'before':
    case 'assigning':
    case 'over':
      return undefined;
  }
}
