/** The legal places of every shape around every city, as one word each: worked out once, then looked up. */
import { bitIndex, lowestBit } from '../ground/bits.ts';
import { SQUARE } from '../ground/square.ts';
import { type Cell, SHAPES, type Shape } from '../types.ts';
import { type Plot, placesOf, REACH } from './plot.ts';

/** A shape as its place in SHAPES. */
export type ShapeNumber = number;

const { size } = SQUARE;
const PATTERNS = 2 ** (size * size);
const WORD = 32;

/** One word for every pattern of occupied cells, shape after shape; computed on first use. */
const PLACES = new Int32Array(SHAPES.length * PATTERNS);

/**
 * One bit per place in reading order, from as far up and left as the shape can reach: 25 places for a single tile and 30
 * for a duplex. `placesOf` computes it; this is its cache.
 */
export function placesWord(shape: ShapeNumber, occupied: number): number {
  const known = PLACES[shape * PATTERNS + occupied] ?? 0;
  return known === 0 ? learn(shape, occupied) : known;
}

export function shapeNamed(shape: ShapeNumber): Shape {
  const name = SHAPES[shape];
  if (name === undefined) throw new RangeError(`no shape ${shape}`);
  return name;
}

function learn(shape: ShapeNumber, occupied: number): number {
  const name = shapeNamed(shape);
  const [up, left] = REACH[name];
  let word = 0;
  for (const [row, column] of placesOf(occupied, name))
    word |= 1 << ((row + up) * (size + left) + column + left);
  PLACES[shape * PATTERNS + occupied] = word;
  return word;
}

/** For every bit of a shape's word its row and column, from the corner of the city. */
const ROWS = new Int8Array(SHAPES.length * WORD);
const COLUMNS = new Int8Array(SHAPES.length * WORD);
/** For every bit of a shape's word by how many cells the city moves to make room, and the cell of the place then. */
const MOVES = new Uint8Array(SHAPES.length * WORD);
const CELLS = new Uint8Array(SHAPES.length * WORD);

SHAPES.forEach((name, shape) => {
  const [up, left] = REACH[name];
  let entry = shape * WORD;
  for (let row = -up; row < size; row++) {
    for (let column = -left; column < size; column++, entry++) {
      const down = Math.max(0, -row);
      const right = Math.max(0, -column);
      ROWS[entry] = row;
      COLUMNS[entry] = column;
      MOVES[entry] = down * size + right;
      CELLS[entry] = (row + down) * size + column + right;
    }
  }
});

export const moveFor = (shape: ShapeNumber, bit: number): number => MOVES[shape * WORD + bit] ?? 0;

export const cellFor = (shape: ShapeNumber, bit: number): number => CELLS[shape * WORD + bit] ?? 0;

const NUMBER_OF_SHAPE: { readonly [shape in Shape]: ShapeNumber } = {
  single: SHAPES.indexOf('single'),
  side: SHAPES.indexOf('side'),
  stacked: SHAPES.indexOf('stacked'),
};

/** How far a cell can be from the first tile: the other end of the square, and a duplex beyond it. */
const FARTHEST = size + 1;
const AROUND_FIRST = Array.from({ length: 2 * FARTHEST + 1 }, (_, nth) => nth - FARTHEST);
const CELLS_AROUND_FIRST: readonly (readonly Cell[])[] = AROUND_FIRST.map((row) =>
  AROUND_FIRST.map((column): Cell => [row, column]),
);

/** Cells around the first tile are shared: new ones were a quarter of the memory that a command takes. */
const cellAt = (row: number, column: number): Cell =>
  CELLS_AROUND_FIRST[row + FARTHEST]?.[column + FARTHEST] ?? [row, column];

/** The places of a shape around a plot as cells of its city, in reading order. */
export function placesAround({ occupied, top, left }: Plot, shape: Shape): readonly Cell[] {
  const number = NUMBER_OF_SHAPE[shape];
  const cells: Cell[] = [];
  for (let word = placesWord(number, occupied); word !== 0; word &= word - 1) {
    const entry = number * WORD + bitIndex(lowestBit(word));
    cells.push(cellAt(top + (ROWS[entry] ?? 0), left + (COLUMNS[entry] ?? 0)));
  }
  return cells;
}

/** Whether a cell is one of these places. */
export function isPlaceAround({ occupied, top, left }: Plot, shape: Shape, [row, column]: Cell): boolean {
  const [up, over] = REACH[shape];
  const [down, right] = [row - top + up, column - left + over];
  const [height, width] = [size + up, size + over];
  if (down < 0 || down >= height || right < 0 || right >= width) return false;
  return ((placesWord(NUMBER_OF_SHAPE[shape], occupied) >>> (down * width + right)) & 1) === 1;
}
