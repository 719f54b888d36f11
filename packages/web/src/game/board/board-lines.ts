/** How rows and columns share a board: outer ones that hold nothing yet are narrow, so that a city keeps its size. */
import { type Box, boxAround, CAPITAL_SIZE, cellsOf, SQUARE_SIZE } from '@duopolis/rules/cities';
import type { BoardState, Piece } from './board-model.ts';

/** The narrow rows or columns, counted from the window's first one. */
export type Rims = ReadonlySet<number>;

export interface BoardLines {
  /** How many rows and columns have room at the usual size. */
  readonly usual: number;
  readonly rows: Rims;
  readonly columns: Rims;
  /** Those of them that no tile can reach without one between: on a small board they are narrower still. */
  readonly edges: { readonly rows: Rims; readonly columns: Rims };
}

interface Line {
  readonly length: number;
  /** The first and last that hold something. */
  readonly first: number;
  readonly last: number;
}

/** Two narrow rows take the room of one: the outermost empty ones on both sides, as many as needed. */
function rimsOf({ length, first, last }: Line, usual: number): Rims {
  const depth = (nth: number): number => Math.min(nth, length - 1 - nth);
  const outer = Array.from({ length }, (_, nth) => nth).filter((nth) => nth < first || nth > last);
  const needed = Math.max(0, 2 * (length - usual));
  return new Set(outer.toSorted((one, other) => depth(one) - depth(other)).slice(0, needed));
}

/** A rim with another one between it and what the city holds. */
const edgesOf = (rims: Rims, { first, last }: Line): Rims =>
  new Set([...rims].filter((nth) => nth < first - 1 || nth > last + 1));

/** What is only pointed at or offered makes no room: nothing moves under the pointer, or when an offer comes in. */
const isSolid = ({ tone }: Piece): boolean => tone !== 'preview' && tone !== 'ghost';

function heldBox({ pieces, mat }: BoardState): Box | undefined {
  const cells = pieces.filter(isSolid).flatMap(({ tile, at }) => cellsOf(tile, at));
  const ground =
    mat === undefined
      ? []
      : ([
          [0, 0],
          [mat.height - 1, mat.width - 1],
        ] as const);
  const all = [...cells, ...ground];
  return all.length === 0 ? undefined : boxAround(all);
}

export function linesOf(state: BoardState): BoardLines {
  const { frame, mat, hasEqualCells } = state;
  const usual = mat === undefined ? SQUARE_SIZE : CAPITAL_SIZE;
  const held = hasEqualCells === true ? frame : (heldBox(state) ?? frame);
  const [top, left] = [held.top - frame.top, held.left - frame.left];
  const down: Line = { length: frame.height, first: top, last: top + held.height - 1 };
  const across: Line = { length: frame.width, first: left, last: left + held.width - 1 };
  const [rows, columns] = [rimsOf(down, usual), rimsOf(across, usual)];
  return {
    usual,
    rows,
    columns,
    edges: { rows: edgesOf(rows, down), columns: edgesOf(columns, across) },
  };
}

/** The sides of a tile that lie beyond the window, in narrow rows and columns. */
export interface Hidden {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** How many of them are edges. */
  readonly edges: { readonly down: number; readonly across: number };
}

const between = (from: number, length: number, rims: Rims): number =>
  Array.from({ length }, (_, nth) => from + nth).filter((nth) => rims.has(nth)).length;

/** How many narrow rows and columns a tile covers, on the side on which they are; nothing if it shows whole. */
export function hiddenOf(
  { tile, at }: Pick<Piece, 'tile' | 'at'>,
  frame: Box,
  lines: BoardLines,
): Hidden | undefined {
  const { top, left, height, width } = boxAround(cellsOf(tile, at));
  const [row, column] = [top - frame.top, left - frame.left];
  const [down, across] = [between(row, height, lines.rows), between(column, width, lines.columns)];
  if (down + across === 0) return undefined;
  const [isAbove, isBefore] = [row < frame.height / 2, column < frame.width / 2];
  return {
    top: isAbove ? down : 0,
    bottom: isAbove ? 0 : down,
    left: isBefore ? across : 0,
    right: isBefore ? 0 : across,
    edges: {
      down: between(row, height, lines.edges.rows),
      across: between(column, width, lines.edges.columns),
    },
  };
}

const track = (length: number, rims: Rims, edges: Rims): string =>
  Array.from({ length }, (_, nth) =>
    edges.has(nth) ? 'var(--edge)' : rims.has(nth) ? 'var(--rim)' : 'var(--cell)',
  ).join(' ');

/** The grid of every layer of a board. */
export const tracksOf = ({ height, width }: Box, { rows, columns, edges }: BoardLines) => ({
  gridTemplateRows: track(height, rows, edges.rows),
  gridTemplateColumns: track(width, columns, edges.columns),
});

/** The numbers from which the style sheet calculates the size of a cell. */
export const countsOf = ({ height, width }: Box, { usual, rows, columns, edges }: BoardLines) => ({
  '--usual': usual,
  '--rows': height,
  '--columns': width,
  '--rim-rows': rows.size - edges.rows.size,
  '--rim-columns': columns.size - edges.columns.size,
  '--edge-rows': edges.rows.size,
  '--edge-columns': edges.columns.size,
});
