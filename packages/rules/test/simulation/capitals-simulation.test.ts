/** Simulated games with Capitals against the plain rules: every placement, every total, every rank. */
import { expect, test } from 'vitest';
import { fastRandom } from '../../src/chance/random.ts';
import { type SquareCity, EMPTY_CITY, withTile } from '../../src/city/city.ts';
import { CAPITALS } from '../../src/capitals/capitals-components.ts';
import { checkDistricts } from '../../src/capitals/check-capitals.ts';
import { layoutOfCapital } from '../../src/capitals/capital-layout.ts';
import { whyNotCapital } from '../../src/capitals/capital-placement.ts';
import { playRandomCapitals } from '../../src/simulation/play-capitals.ts';
import { scoreCapitals } from '../../src/capitals/score-capital.ts';
import { type CapitalsSimulation, capitalsSimulationOf } from '../../src/simulation/capitals-simulation.ts';
import type { Site } from '../../src/capitals/site.ts';
import { CAPITAL_ORDER } from '../../src/capitals/tocome.ts';
import { countTypes } from '../../src/scoring/score-city.ts';
import { standings } from '../../src/scoring/standings.ts';
import { placementIn } from '../../src/simulation/simulation.ts';
import type { Tile } from '../../src/types.ts';

/** Places every tile of the log again, each if it is legal. */
function replayed({ log, book, sites, totals }: CapitalsSimulation): readonly SquareCity[] {
  const cities = Array.from(totals, (): SquareCity => EMPTY_CITY);
  for (const entry of log) {
    const { seat, city, tile: number, at } = placementIn(entry);
    const tile = book.tiles[number] as Tile;
    const before = cities[city] as SquareCity;
    const toCome = CAPITAL_ORDER.slice(before.tiles.length + 1);
    expect(whyNotCapital((sites[city] as Site).mat, before, { tile, at, toCome })).toBeUndefined();
    cities[city] = withTile(before, { tile, at, seat });
  }
  return cities;
}

test.each([
  ['table', 3],
  ['table', 4],
  ['table', 5],
  ['table', 6],
  ['table', 7],
  ['duel', 2],
] as const)(
  'CAP-1, CAP-3, LAND-6: games of a %s of %i are legal to the end, and scored as by the plain rules',
  (mode, seats) => {
    const game = capitalsSimulationOf({ mode, seats, capitals: true });
    const random = fastRandom(`${mode} ${seats}`);
    for (let nth = 0; nth < 25; nth++) {
      playRandomCapitals(game, random);
      const cities = replayed(game);
      expect(cities.map(({ tiles }) => tiles.length)).toEqual(cities.map(() => CAPITAL_ORDER.length));
      expect(checkDistricts(game.districts).ok).toBe(true);
      expect(new Set(game.sites).size).toBe(CAPITALS.mats.length);
      const layouts = cities.map((city, index) => layoutOfCapital((game.sites[index] as Site).mat, city));
      const scores = scoreCapitals(layouts, game.districts, CAPITALS.scoringTiles);
      expect([...game.totals]).toEqual(scores.map(({ total }) => total));
      const pairs = Array.from(
        { length: seats },
        (_, seat) => [...game.citiesOf.subarray(2 * seat, 2 * seat + 2)] as unknown as [number, number],
      );
      const ranked = standings(pairs, {
        scores,
        buildings: layouts.map(({ masks }) => countTypes(masks)),
        scoring: game.scoring,
      });
      expect([...game.scores]).toEqual(ranked.map(({ score }) => score));
      expect([...game.ranks]).toEqual(ranked.map(({ rank }) => rank));
    }
  },
);

test('CAP-1: no tile is dealt twice, and hands have nine', () => {
  const game = capitalsSimulationOf({ mode: 'table', seats: 7, capitals: true });
  expect(game.rounds.map(({ hand, turns }) => [hand, turns])).toEqual([
    [9, 4],
    [3, 1],
    [9, 4],
  ]);
  const before = [...game.supply.buildings].toSorted((one, other) => one - other);
  expect(before).toHaveLength(108 + 21);
  playRandomCapitals(game, fastRandom('conserved'));
  expect([...game.supply.buildings].toSorted((one, other) => one - other)).toEqual(before);
});
