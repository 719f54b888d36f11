/** Simple mode: every turn a random tile for each city, then three tiles for you to assign (SIMPLE-1). */
import type { GameEvent } from '../state/event.ts';
import type { Round } from '../state/round.ts';
import type { GameState } from '../state/state.ts';
import type { ModeRules } from './mode.ts';
import { upcomingRound } from './mode-rounds.ts';
import { AUTOMACITY, LEFTVILLE, RIGHTOWN, SOLO } from './solo.ts';
import { nextDeal } from './shared-turn.ts';

export const SOLO_SIMPLE: ModeRules = {
  ...SOLO,
  rounds: SOLO.rounds.map((round): Round => ({ ...round, hand: 3, pass: 'none' })),
  handsIn: () => 1,
  assignsTo: [LEFTVILLE, AUTOMACITY, RIGHTOWN],
  randomTiles: 3,
  advance,
  ruleIds: { ...SOLO.ruleIds, deals: 'SIMPLE-1' },
};

function advance(state: GameState, rules: ModeRules): GameEvent | undefined {
  const { phase, pending } = state.open;
  if (phase === 'dealing') return pending.length === 0 ? draw(state, rules) : nextDeal(state, rules);
  if (phase === 'placing' && pending.length === 0) return { type: 'discarded' };
  return undefined;
}

/** One random tile to each city, or the end. */
function draw(state: GameState, rules: ModeRules): GameEvent {
  const round = upcomingRound(rules, state.open);
  if (round === undefined) return nextDeal(state, rules);
  return { type: 'drew', tiles: state.hidden.supply[round.from].slice(0, rules.randomTiles) };
}
