/** Patterns of cells in the 4x4 square by their number of cells, the ones worth most first. */
import {
  besideInSquare,
  count,
  firstGroup,
  parkPoints,
  shopPoints,
  SQUARE_MASKS,
} from '@duopolis/rules/scoring';

export const SQUARE_CELLS = 16;
const { firstColumn, firstRow, full } = SQUARE_MASKS;

/** All patterns by their number of cells, highest points first. */
type Patterns = readonly Uint16Array[];

function sortedBy(pointsOf: (mask: number) => number): Patterns {
  const bySize: number[][] = Array.from({ length: SQUARE_CELLS + 1 }, () => []);
  for (let mask = 0; mask <= full; mask++) bySize[count(mask)]?.push(mask);
  return bySize.map((masks) =>
    Uint16Array.from(masks.toSorted((one, other) => pointsOf(other) - pointsOf(one))),
  );
}

let known: { readonly shops: Patterns; readonly parks: Patterns } | undefined;

/** Sorted when first asked for, since most programs that load this package never solve a city. */
const patterns = () => (known ??= { shops: sortedBy(shopPoints), parks: sortedBy(parkPoints) });

export const shopPatterns = (shops: number): Uint16Array => patterns().shops[shops] as Uint16Array;

export const parkPatterns = (parks: number): Uint16Array => patterns().parks[parks] as Uint16Array;

/** All connected shapes of a number of cells (PLACE-4), in the corner of the square. 16 cells have only one. */
export const connectedShapes = (cells: number): readonly number[] =>
  [...shopPatterns(cells)].filter(
    (mask) =>
      (mask & firstRow) !== 0 && (mask & firstColumn) !== 0 && firstGroup(mask, besideInSquare) === mask,
  );

/** Visits every choice of a number of cells of a mask, until a visit returns true. */
export const eachChoice = (mask: number, cells: number, isEnough: (chosen: number) => boolean): boolean =>
  isEnoughFrom({ mask, cells, chosen: 0 }, isEnough);

/** The cells chosen so far, and how many more of the mask to choose. */
interface Choosing {
  readonly mask: number;
  readonly cells: number;
  readonly chosen: number;
}

function isEnoughFrom({ mask, cells, chosen }: Choosing, isEnough: (chosen: number) => boolean): boolean {
  if (cells === 0) return isEnough(chosen);
  let rest = mask;
  for (let left = count(mask); left >= cells; left--) {
    const bit = rest & -rest;
    rest &= rest - 1;
    if (isEnoughFrom({ mask: rest, cells: cells - 1, chosen: chosen | bit }, isEnough)) return true;
  }
  return false;
}
