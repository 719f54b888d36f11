/** Every choice, every place and every deal of a simulation is as likely as the next, counted with fixed dice. */
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../src/chance/random.ts';
import { placesOf } from '../../src/city/plot.ts';
import { chooseAtRandom, deal } from '../../src/simulation/simulated-hands.ts';
import { placeAtRandom } from '../../src/simulation/place-at-random.ts';
import {
  cellNumber,
  columnOf,
  drawAhead,
  rowOf,
  type Simulation,
  simulationOf,
} from '../../src/simulation/simulation.ts';
import type { Round } from '../../src/state/round.ts';
import { shapeOf } from '../../src/tile.ts';
import type { Tile } from '../../src/types.ts';
import { mask } from '../kit/build-city.ts';

const DRAWS = 400;
const game = simulationOf({ mode: 'table', seats: 3, capitals: false });
const [FIRST_ROUND] = game.rounds as [Round];
const numberOf = (tile: Tile): number => game.book.tiles.indexOf(tile);

/** The game with its next words drawn. */
function withDraws(next: Simulation): Simulation {
  drawAhead(next);
  return next;
}

/** Draws so often that each outcome is due 400 times, and finds each between 300 and 500 times: five deviations. */
function expectEven(outcomes: readonly string[], draw: () => string): void {
  const counts = new Map<string, number>();
  for (let nth = 0; nth < outcomes.length * DRAWS; nth++) {
    const outcome = draw();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(outcomes.toSorted());
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(DRAWS * 0.75);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(DRAWS * 1.25);
}

describe('CHOOSE-1: every ordered pair of a hand is as likely', () => {
  test.each([2, 3, 5, 7])('of %i tiles', (size) => {
    const random = fastRandom('choices');
    const hand = Array.from({ length: size }, (_, nth) => nth);
    const pairs = hand.flatMap((one) =>
      hand.filter((other) => other !== one).map((other) => `${one},${other}`),
    );
    expectEven(pairs, () => {
      game.hands.set(hand, 2 * game.handRoom);
      chooseAtRandom(withDraws({ ...game, random }), { ...FIRST_ROUND, hand: size }, 0);
      return game.chosen.slice(4, 6).join(',');
    });
  });
});

describe('PLACE-3, PLACE-4: every legal place is as likely', () => {
  test.each<[city: string, tile: Tile]>([
    ['.', 'S'],
    ['S', 'O'],
    ['SS/.S', 'O'],
    ['SSSS/S...', 'O'],
    ['SS', 'F-S'],
    ['SS', 'O|S'],
    ['SSS/SSS/SS.', 'O-H'],
  ])('around %s for %s', (city, tile) => {
    const random = fastRandom('places');
    const occupied = mask(city);
    const places = placesOf(occupied, shapeOf(tile)).map(String);
    expectEven(places, () => {
      game.chosen[0] = numberOf(tile);
      game.occupied[0] = occupied;
      game.corners[0] = cellNumber(0, 0);
      const cell = placeAtRandom(game, 0, random());
      return String([rowOf(cell), columnOf(cell)]);
    });
  });
});

test('ROUND-2: every tile of the supply is as likely to be dealt first and last', () => {
  const random = fastRandom('deals');
  const buildings = Uint8Array.from({ length: 9 }, (_, tile) => tile);
  const dealt = { ...game, random, supply: { ...game.supply, buildings } };
  const tiles = Array.from(buildings, String);
  for (const place of [0, 2 * game.handRoom + 1]) {
    expectEven(tiles, () => {
      deal(withDraws(dealt), { ...FIRST_ROUND, hand: 2 }, 0);
      return String(game.hands[place]);
    });
  }
});
