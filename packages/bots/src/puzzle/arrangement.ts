/** The best arrangement of sixteen tiles, proven by the solver (docs/decisions/0013-best-city-by-exact-search.md). */
import type { Tile } from '@duopolis/rules';
import { lettersOf, typeOfLetter } from '@duopolis/rules/notation';
import type { RandomSource } from '@duopolis/rules/chance';
import { EMPTY_CITY } from '@duopolis/rules/cities';
import type { Components } from '@duopolis/rules/components';
import { FACTORY_WORTH } from '@duopolis/rules/scoring';
import { SQUARE_CELLS } from '../solver/patterns.ts';
import { solve } from '../solver/solve.ts';
import { bestCells, built, pointsAlone } from './growing.ts';
import type { PosedPuzzle } from './puzzle.ts';
import { drawn } from './supply.ts';

/** Fewer types leave little to decide; and one tile after the other must fall well short of the best. */
const LEAST_TYPES = 5;
const LEAST_SHORT = 5;

/** Each tile in turn where it gains most, the first of equal cells. */
function greedyPoints(tiles: readonly Tile[]): number {
  let city = EMPTY_CITY;
  for (const tile of tiles) {
    const [at] = bestCells(city, tile);
    if (at !== undefined) city = built(city, tile, at);
  }
  return pointsAlone(city);
}

export function poseArrangement(random: RandomSource, components: Components): PosedPuzzle | undefined {
  const tiles = drawn(random, components).buildings.slice(0, SQUARE_CELLS);
  if (new Set(tiles.flatMap(lettersOf).map(typeOfLetter)).size < LEAST_TYPES) return undefined;
  const solved = solve(tiles, FACTORY_WORTH[0]);
  const greedy = greedyPoints(tiles);
  if (!solved.ok || solved.value.points - greedy < LEAST_SHORT) return undefined;
  return {
    kind: 'arrangement',
    cities: [EMPTY_CITY],
    tiles,
    best: [solved.value.points],
    solution: solved.value.tiles.map(({ tile, at }) => ({ city: 0, tile, at })),
    greedy: [greedy],
  };
}
