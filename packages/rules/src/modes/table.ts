/** Three to seven seats, a city between each two (SEAT-1, ROUND-1, END-1). */
import type { GameEvent } from '../state/event.ts';
import type { GameState } from '../state/state.ts';
import type { ModeRules } from './mode.ts';
import { endOfTurn, nextDeal, reveal, standOff } from './shared-turn.ts';

export const TABLE: ModeRules = {
  seats: { min: 3, max: 7, rule: 'SEAT-1' },
  rounds: [
    { name: '1', from: 'buildings', hand: 7, turns: 3, pass: 'left' },
    { name: '2', from: 'duplexes', hand: 3, turns: 1, pass: 'none' },
    { name: '3', from: 'buildings', hand: 7, turns: 3, pass: 'right' },
  ],
  scoring: 'lower',
  cityCount: (seats) => seats,
  citiesOf: (seat, seats) => [seat, (seat + seats - 1) % seats],
  handsIn: (_, seats) => seats,
  openHands: false,
  openAutomas: false,
  assignsTo: [],
  automas: [],
  automaPoints: () => 0,
  cardsPerTurn: 0,
  placerIn: (city) => city,
  setUpDuplexes: 0,
  begunCities: [],
  randomTiles: 0,
  hasDifficulty: false,
  advance: advanceTable,
  ruleIds: { automas: 'SEAT-1', deals: 'ROUND-1', setUp: 'FULL-1', cities: 'SEAT-1', score: 'END-1' },
};

export function advanceTable(state: GameState, rules: ModeRules): GameEvent | undefined {
  switch (state.open.phase) {
    case 'dealing':
      return nextDeal(state, rules);
    case 'choosing':
      return state.open.chosen.every(Boolean) ? reveal(state) : undefined;
    case 'placing':
      return state.open.pending.length > 0 ? standOff(state.open) : endOfTurn(state, rules);
    case 'before':
    case 'assigning':
    case 'over':
      return undefined;
  }
}
