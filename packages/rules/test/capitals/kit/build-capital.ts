/** One-line builders for capitals: mats, cities drawn around them, and layouts from notation. */
import { type City, EMPTY_CITY, filledCells, withTile } from '../../../src/city/city.ts';
import { CAPITALS } from '../../../src/capitals/capitals-components.ts';
import { type CapitalLayout, layoutOfCapitalGrid } from '../../../src/capitals/capital-layout.ts';
import { isLandscapeCell, type Mat, parseMat } from '../../../src/capitals/mat.ts';
import type { Cell } from '../../../src/types.ts';
import { grid } from '../../kit/build-city.ts';

/** The mat of a notation, or of a name in the box, that is known to be right. */
export function mat(text: string): Mat {
  const piece = CAPITALS.mats.find(({ name }) => name === text);
  const parsed = parseMat(piece?.cells ?? text);
  if (!parsed.ok) throw new SyntaxError(`${text}: ${parsed.error.code}`);
  return parsed.value;
}

/** Every mat in the box, by name. */
export const BOX_MATS = CAPITALS.mats.map(({ name }) => [name, mat(name)] as const);

export const capital = (text: string): CapitalLayout => layoutOfCapitalGrid(grid(text));

/** A city of single tiles as drawn, landscape and all; the drawing's top left corner lies on the given cell. */
export function around(text: string, [top, left]: Cell = [0, 0]): City {
  const { width, cells } = grid(text);
  return cells.reduce((built, sign, nth) => {
    if (sign === '.' || isLandscapeCell(sign)) return built;
    const at: Cell = [top + Math.floor(nth / width), left + (nth % width)];
    return withTile(built, { tile: sign, at, seat: 0 });
  }, EMPTY_CITY);
}

export const cellsIn = (city: City): readonly Cell[] => filledCells(city).map(({ cell }) => cell);
