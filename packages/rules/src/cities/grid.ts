/** Between cities and their notation: the grid that shows a city, and the score of grids that were read. */
import { CAPITALS } from '../capitals/capitals-components.ts';
import type { District } from '../capitals/district.ts';
import { CAPITAL_SIZE } from '../capitals/capital-ground.ts';
import { layoutOfCapitalGrid } from '../capitals/capital-layout.ts';
import { isLandscapeCell } from '../capitals/mat.ts';
import { scoreCapitals } from '../capitals/score-capital.ts';
import { type Box, boxAround, type City, filledCells } from '../city/city.ts';
import type { Grid, GridCell } from '../notation/city-notation.ts';
import { SQUARE } from '../ground/square.ts';
import { layoutOfGrid } from '../scoring/layout.ts';
import { type CityScore, scoreCities } from '../scoring/score-city.ts';
import type { Cell } from '../types.ts';
import { isAutomacity, isCapital } from './kind.ts';
import { matOf } from './mat-of-city.ts';

type GridAt = readonly [cell: Cell, sign: GridCell];

function signsOf(city: City): readonly GridAt[] {
  const mat = matOf(city);
  const landscape = (mat?.cells ?? []).map((sign, nth): GridAt => {
    const width = mat?.width ?? 1;
    return [[Math.floor(nth / width), nth % width], sign];
  });
  return [...landscape, ...filledCells(city).map(({ cell, building }): GridAt => [cell, building])];
}

/** What a city covers with its mat; nothing for Automacity, whose tiles have no cells. */
export const boxOf = (city: City): Box | undefined =>
  isAutomacity(city) ? undefined : boxAround(signsOf(city).map(([cell]) => cell));

/** How wide and high a finished city is; Automacity is drawn as wide as a square. */
export const sizeOf = (city: City): number => (isCapital(city) ? CAPITAL_SIZE : SQUARE.size);

/** The smallest grid that shows a city with its mat; an empty one is a single empty cell. */
export function gridOf(city: City): Grid & { readonly origin: Cell } {
  const signs = signsOf(city);
  const box = boxAround(signs.map(([cell]) => cell));
  const [height, width] = [Math.max(box.height, 1), Math.max(box.width, 1)];
  const cells = Array<GridCell>(height * width).fill('.');
  for (const [[row, column], sign] of signs) cells[(row - box.top) * width + column - box.left] = sign;
  return { height, width, cells, origin: [box.top, box.left] };
}

const showsCapital = ({ cells }: Grid): boolean =>
  cells.some((cell) => isLandscapeCell(cell) || cell.startsWith('['));

/** The cities of one table from their grids: capitals if one of them shows it or districts are named. */
export const scoreGrids = (
  grids: readonly Grid[],
  districts: readonly District[] = [],
): readonly CityScore[] =>
  districts.length > 0 || grids.some(showsCapital)
    ? scoreCapitals(grids.map(layoutOfCapitalGrid), districts, CAPITALS.scoringTiles)
    : scoreCities(grids.map(layoutOfGrid));
