/** Which signs in the text of a rule are drawn as tiles: cities, and tiles of one kind in a list. Others stay as written. */
import { type GridCell, isLetter, parseCity } from '@duopolis/rules/notation';

export interface DrawnSign {
  readonly width: number;
  readonly cells: readonly GridCell[];
  /** Not side by side in a city, but one after the other. */
  readonly isList: boolean;
}

/** A duplex of stacked halves reads like a road: it isn't a city. */
const DUPLEX = /^[A-Za-z][|-][A-Za-z]$/;
const LIST = /^[A-Za-z]( [A-Za-z])+$/;

/** Nothing for a sign that stands for itself: a single one, a duplex, a hash. */
export function drawnSign(text: string): DrawnSign | undefined {
  if (LIST.test(text)) {
    const cells = text.split(' ').filter(isLetter);
    return cells.length === text.split(' ').length ? { width: cells.length, cells, isList: true } : undefined;
  }
  const city = DUPLEX.test(text) ? undefined : parseCity(text);
  if (city?.ok !== true || city.value.cells.length < 2) return undefined;
  return { width: city.value.width, cells: city.value.cells, isList: false };
}
