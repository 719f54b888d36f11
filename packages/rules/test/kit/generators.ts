/** Generators of everything the rules speak about, for the property tests. */
import * as fc from 'fast-check';
import { type SquareCity, EMPTY_CITY, withTile } from '../../src/city/city.ts';
import { refusalByRule } from '../../src/city/placement.ts';
import type { Grid, GridCell } from '../../src/notation/city-notation.ts';
import {
  type Cell,
  type Civic,
  type Duplex,
  LANDSCAPES,
  LETTERS,
  type Letter,
  type Tile,
  TYPE_LETTERS,
} from '../../src/types.ts';

export const aLetter: fc.Arbitrary<Letter> = fc.constantFrom(...LETTERS);

export const aCivic: fc.Arbitrary<Civic> = fc
  .shuffledSubarray([...TYPE_LETTERS], { minLength: 3, maxLength: 3 })
  .map((types): Civic => `[${types.slice(0, 2).join('')}-${types[2]}]` as Civic);

export const aDuplex: fc.Arbitrary<Duplex> = fc
  .tuple(aLetter, fc.constantFrom('-', '|'), aLetter)
  .map((parts) => parts.join('') as Duplex);

export const aTile: fc.Arbitrary<Tile> = fc.oneof(aLetter, aDuplex, aCivic);

const gridOfCells = (size: number, cell: fc.Arbitrary<GridCell>): fc.Arbitrary<Grid> =>
  fc
    .tuple(fc.integer({ min: 1, max: size }), fc.integer({ min: 1, max: size }))
    .chain(([height, width]) =>
      fc
        .array(cell, { minLength: height * width, maxLength: height * width })
        .map((cells) => ({ height, width, cells })),
    );

/** Any grid of the base game, full or with gaps, of any size up to 4x4. */
export const aBaseGrid: fc.Arbitrary<Grid> = gridOfCells(
  4,
  fc.oneof({ weight: 6, arbitrary: aLetter }, fc.constant('.' as const)),
);

/** Any grid of Capitals: civic tiles and at least one cell of landscape. */
export const aCapitalGrid: fc.Arbitrary<Grid> = fc
  .tuple(
    gridOfCells(5, fc.oneof(aLetter, aCivic, fc.constantFrom('.' as const, ...LANDSCAPES))),
    fc.constantFrom(...LANDSCAPES),
  )
  .map(([grid, landscape]) => ({ ...grid, cells: [landscape, ...grid.cells.slice(1)] }));

/** A full 4x4 city. */
export const aFullGrid: fc.Arbitrary<Grid> = fc
  .array(aLetter, { minLength: 16, maxLength: 16 })
  .map((cells) => ({ height: 4, width: 4, cells }));

/** The square of cells up to some steps from the origin. */
const around = (steps: number): readonly Cell[] => {
  const side = 2 * steps + 1;
  return Array.from(
    { length: side * side },
    (_, nth): Cell => [Math.floor(nth / side) - steps, (nth % side) - steps],
  );
};

/** No cell of a city is further than this from its first, so that all fit a 4x4 square. */
const REACH = around(3);
/** Many cells more than a tile could be asked for. */
export const WINDOW = around(7);

/** The legal cells by asking the plain rule for every cell. */
export const cellsByRule = (
  city: SquareCity,
  tile: Tile,
  window: readonly Cell[] = WINDOW,
): readonly Cell[] => window.filter((cell) => refusalByRule(city, tile, cell) === undefined);

/** A city that legal placements of these tiles lead to; each pick chooses among the legal cells. */
function built(steps: readonly (readonly [Tile, number])[]): SquareCity {
  let city = EMPTY_CITY;
  for (const [tile, pick] of steps) {
    const cells = cellsByRule(city, tile, REACH);
    const at = cells[pick % cells.length];
    if (at !== undefined) city = withTile(city, { tile, at, seat: 0 });
  }
  return city;
}

/** A city somewhere in a game: any tiles in any order, up to a full square. */
export const aCity: fc.Arbitrary<SquareCity> = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: aLetter }, aDuplex), fc.nat(1000)), { maxLength: 14 })
  .map(built);
