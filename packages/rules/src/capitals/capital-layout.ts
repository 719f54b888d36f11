/** A capital ready to be scored: its buildings as masks on the ground of one position of its square. */
import { dropOldest, itemAt } from '../lists.ts';
import { type WithTiles, type FilledCell, filledCells } from '../city/city.ts';
import type { Grid } from '../notation/city-notation.ts';
import type { Layout } from '../scoring/layout.ts';
import { isCivicTile } from '../tile.ts';
import type { ByType, Cell, Changing } from '../types.ts';
import { CAPITAL_CELLS, CAPITAL_SIZE, type CapitalGround } from './capital-ground.ts';
import { groundOf } from './landscape.ts';
import { isLandscapeCell, type Mat, type MatCell } from './mat.ts';
import { type CapitalMasks, EMPTY_CAPITAL, NO_CIVICS, wishesOf } from './capital-masks.ts';
import { maskIn } from './capital-placement.ts';
import { siteOf } from './site.ts';

export interface CapitalLayout extends Layout {
  readonly masks: CapitalMasks;
  readonly ground: CapitalGround;
}

/** Buildings with the bits of their cells. */
function masksOf(buildings: readonly (readonly [FilledCell['building'], number])[]): CapitalMasks {
  const masks: Changing<CapitalMasks> = { ...EMPTY_CAPITAL };
  const wanting: Changing<ByType<number>> = { ...NO_CIVICS };
  const hurtBy: Changing<ByType<number>> = { ...NO_CIVICS };
  for (const [building, bit] of buildings) {
    if (!isCivicTile(building)) {
      masks[building] |= bit;
      continue;
    }
    const { wanted, unwanted } = wishesOf(building);
    masks.civic |= bit;
    for (const type of wanted) wanting[type] |= bit;
    hurtBy[unwanted] |= bit;
  }
  return { ...masks, wanting, hurtBy };
}

/** A city around its mat, in the first position of the square that contains all its tiles. */
export function layoutOfCapital(mat: Mat, city: WithTiles): CapitalLayout {
  const { positions } = siteOf(mat);
  const filled = filledCells(city);
  const cells = filled.map(({ cell }) => cell);
  const position = positions.find((each) => maskIn(each, cells) >= 0);
  if (position === undefined) throw new RangeError(`no 5x5 square around ${mat.notation} contains the city`);
  const masks = masksOf(filled.map(({ building, cell }) => [building, maskIn(position, [cell])]));
  return { masks, ground: position.ground, origin: [position.top, position.left] };
}

const TOP_LEFT: Cell = [0, 0];

/** A city from notation: the grid itself is the square, or its top left part. */
export function layoutOfCapitalGrid({ height, width, cells }: Grid): CapitalLayout {
  const signs = Array<MatCell>(CAPITAL_CELLS).fill('#');
  const buildings: (readonly [FilledCell['building'], number])[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = itemAt(cells, row * width + column);
      const index = row * CAPITAL_SIZE + column;
      signs[index] = isLandscapeCell(cell) ? cell : '.';
      if (cell !== '.' && !isLandscapeCell(cell)) buildings.push([cell, 1 << index]);
    }
  }
  return { masks: masksOf(buildings), ground: groundFor(signs), origin: TOP_LEFT };
}

/** A cache of the latest grounds: the cities of many tables are on few of them. */
const GROUNDS = new Map<string, CapitalGround>();
const GROUNDS_LIMIT = 128;

function groundFor(signs: readonly MatCell[]): CapitalGround {
  const key = signs.join('');
  const known = GROUNDS.get(key);
  if (known !== undefined) return known;
  const ground = groundOf(signs);
  GROUNDS.set(key, ground);
  dropOldest(GROUNDS, GROUNDS_LIMIT);
  return ground;
}
