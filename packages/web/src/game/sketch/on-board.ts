/** A drawn city on the board: its mat, its buildings, the explained cells, and the preview. */
import type { Building, Cell, Tile } from '@duopolis/rules';
import { type Box, boxAround, isLandscapeCell, matInGrid } from '@duopolis/rules/cities';
import type { Mat, MatCell, OwnBox } from '@duopolis/rules/components';
import { buildingsOf, type Grid, makeCity } from '@duopolis/rules/notation';
import type { BoardState, Mark, Piece } from '../board/board-model.ts';
import { placeOf } from './sketch-pieces.ts';
import { isIn, signAt, signsOf } from './sketch.ts';

/** The board counts rows and columns from the mat, the grid from its own corner. */
interface OnBoard {
  readonly state: BoardState;
  readonly toGrid: (cell: Cell) => Cell;
}

const shifted = ([row, column]: Cell, [down, right]: Cell): Cell => [row + down, column + right];

/** Landscape that is no mat of the box is drawn as the smallest rectangle around it. */
function ownMat(grid: Grid): { readonly mat: Mat; readonly at: Cell } | undefined {
  const cells = signsOf(grid).flatMap(([cell, sign]) => (isLandscapeCell(sign) ? [cell] : []));
  if (cells.length === 0) return undefined;
  const { top, left, height, width } = boxAround(cells);
  const signs = Array.from({ length: height * width }, (_, nth): MatCell => {
    const sign = signAt(grid, [top + Math.floor(nth / width), left + (nth % width)]) ?? '.';
    return isLandscapeCell(sign) ? sign : '.';
  });
  const notation = makeCity({ height, width, cells: signs });
  return { mat: { notation, height, width, cells: signs }, at: [top, left] };
}

function matUnder(grid: Grid, box?: OwnBox): { readonly mat: Mat; readonly at: Cell } | undefined {
  const found = matInGrid(grid, box?.mats);
  if (found === undefined) return ownMat(grid);
  const { mat, at } = found;
  const isInside = isIn(grid, at) && isIn(grid, [at[0] + mat.height - 1, at[1] + mat.width - 1]);
  return isInside ? found : ownMat(grid);
}

interface About {
  readonly tile: Tile;
  readonly cell: Cell;
}

interface EditorContext {
  readonly about?: About | undefined;
  /** The custom box in use. */
  readonly box?: OwnBox | undefined;
}

export function onBoard(grid: Grid, marks: readonly Mark[], { about, box }: EditorContext = {}): OnBoard {
  const under = matUnder(grid, box);
  const [down, right] = under?.at ?? [0, 0];
  const toBoard = (cell: Cell): Cell => shifted(cell, [-down, -right]);
  const frame: Box = { top: -down, left: -right, height: grid.height, width: grid.width };
  const pieces = signsOf(grid).flatMap(([cell, sign]): Piece[] =>
    sign === '.' || isLandscapeCell(sign) ? [] : [{ tile: sign, at: toBoard(cell), tone: 'standing' }],
  );
  return {
    toGrid: (cell) => shifted(cell, [down, right]),
    state: {
      frame,
      box,
      ...(under !== undefined && { mat: under.mat }),
      pieces: [...pieces, ...previews(grid, about).map((piece) => ({ ...piece, at: toBoard(piece.at) }))],
      legal: [],
      hasEqualCells: true,
      marks: marks.map((mark) => ({ ...mark, cells: mark.cells.map(toBoard) })),
    },
  };
}

/** Only on empty cells: a building stays readable until it is replaced. */
function previews(grid: Grid, about: About | undefined): readonly Piece[] {
  const at = about && placeOf(grid, about.tile, about.cell);
  if (about === undefined || at === undefined) return [];
  const buildings: readonly Building[] = buildingsOf(about.tile);
  const isFree = buildings.every(
    (_, nth) => signAt(grid, nth === 0 ? at : otherCell(about.tile, at)) === '.',
  );
  return isFree ? [{ tile: about.tile, at, tone: 'preview' }] : [];
}

const otherCell = (tile: Tile, [row, column]: Cell): Cell =>
  tile[1] === '|' ? [row + 1, column] : [row, column + 1];
