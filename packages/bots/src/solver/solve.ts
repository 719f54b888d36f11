/** The best city from given tiles, by exact search (docs/decisions/0013-best-city-by-exact-search.md). */
import {
  buildingsOf,
  isCivicTile,
  isDuplex,
  isLetter,
  lettersOf,
  typeOfLetter,
} from '@duopolis/rules/notation';
import { byType, type Cell, ok, type PlacedTile, refuse, type Result, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import {
  bitsOf,
  cellsOfMask,
  countLetters,
  FACTORY_WORTH,
  type FactoryWorth,
  SQUARE,
} from '@duopolis/rules/scoring';
import { demandOf } from './demand.ts';
import { type LaidDuplexes, layDuplexes } from './duplexes.ts';
import { connectedShapes, SQUARE_CELLS } from './patterns.ts';
import { type Found, mostPossible, searchBetter } from './exact-search.ts';

/** A city has two duplexes (ROUND-5). */
export const MOST_DUPLEXES = 2;

export interface Solution {
  readonly points: number;
  /** Every tile on its cell; the first row and the first column are 0. */
  readonly tiles: readonly Pick<PlacedTile, 'tile' | 'at'>[];
}

export type SolverProblem =
  | { readonly code: 'no-tiles' }
  | { readonly code: 'too-many-buildings'; readonly buildings: number; readonly most: number }
  | { readonly code: 'too-many-duplexes'; readonly duplexes: number; readonly most: number }
  | { readonly code: 'not-in-base'; readonly tile: Tile };

function problemOf(tiles: readonly Tile[]): SolverProblem | undefined {
  const buildings = tiles.flatMap(buildingsOf).length;
  const duplexes = tiles.filter(isDuplex).length;
  const civic = tiles.find(isCivicTile);
  if (tiles.length === 0) return { code: 'no-tiles' };
  if (civic !== undefined) return { code: 'not-in-base', tile: civic };
  if (buildings > SQUARE_CELLS) return { code: 'too-many-buildings', buildings, most: SQUARE_CELLS };
  if (duplexes > MOST_DUPLEXES) return { code: 'too-many-duplexes', duplexes, most: MOST_DUPLEXES };
  return undefined;
}

/** A factory's worth is the same on every cell, so it changes the points and never the arrangement. */
export function solve(
  tiles: readonly Tile[],
  worth: FactoryWorth = FACTORY_WORTH[0],
): Result<Solution, SolverProblem> {
  const problem = problemOf(tiles);
  if (problem !== undefined) return refuse(problem);
  const best = betterThan(tiles, worth, -1);
  if (best === undefined) throw new RangeError(`no city of ${tiles.join(' ')}`);
  return ok(best);
}

/** The best city of these tiles if it is worth more than this. */
export function betterThan(tiles: readonly Tile[], worth: FactoryWorth, than: number): Solution | undefined {
  const letters = tiles.flatMap(lettersOf);
  const duplexes = tiles.filter(isDuplex);
  const demand = demandOf(countLetters(tiles), worth);
  if (mostPossible(demand) <= than) return undefined;
  let best: { readonly found: Found; readonly laid: LaidDuplexes } | undefined;
  for (const region of connectedShapes(letters.length)) {
    for (const laid of layDuplexes(duplexes, region)) {
      const found = searchBetter(demand, region, { fixed: laid.fixed, than: best?.found.points ?? than });
      if (found !== undefined) best = { found, laid };
    }
  }
  return best === undefined ? undefined : solutionOf(best.found, best.laid, tiles);
}

const cellOf = (bit: number): Cell => itemAt(cellsOfMask(bit, SQUARE.size, [0, 0]), 0);

function solutionOf(
  { points, masks }: Found,
  { duplexes, covered }: LaidDuplexes,
  tiles: readonly Tile[],
): Solution {
  const left = byType((type) => bitsOf(masks[type] & ~covered).values());
  const singles = tiles.filter(isLetter).map((tile) => {
    const type = typeOfLetter(tile);
    return { tile, at: cellOf(left[type].next().value ?? 0) };
  });
  return {
    points,
    tiles: [...singles, ...duplexes.map(({ tile, first }) => ({ tile, at: cellOf(first) }))],
  };
}
