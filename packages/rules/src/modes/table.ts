/** Three to seven seats, a city between each two (SEAT-1, ROUND-1, END-1). */
import type { ModeRules } from './mode.ts';

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
  setUpDuplexes: 0,
  randomTiles: 0,
};
