/** Landscape mats, drawn from their notation: the name gives the kind of landscape, the cells its position. */
import { itemAt } from '@duopolis/rules/lists';
import { isLandscapeCell } from '@duopolis/rules/cities';
import {
  CAPITALS,
  type Mat,
  type MatCell,
  type MatName,
  OFF_MAT,
  offMatIn,
} from '@duopolis/rules/components';
import { parseCity } from '@duopolis/rules/notation';
import { faint } from '../drawing/pen.ts';
import {
  bridge,
  chasm,
  foothills,
  island,
  lily,
  peak,
  pine,
  plot,
  reeds,
  rocks,
  sailboat,
  water,
} from './landscape-drawing.ts';
import { CELL, type Ground, outlineOf, type ShoreStyle, shoreOf } from './shore.ts';

export interface MatDrawing {
  readonly id: string;
  readonly viewBox: string;
  /** Other mats draw their own frame, round their cells. */
  readonly isRectangle: boolean;
  readonly draw: () => string;
}

/** Which landscape a mat shows: how its shore runs, what fills it, and what is scattered on each of its cells. */
interface Terrain {
  readonly shore: ShoreStyle;
  readonly fill: (shore: string, id: string) => string;
  /** What stands on the landscape cell number i, its corner at [x, y]. */
  readonly scatter: (i: number, x: number, y: number) => string;
}

const RUNNING: ShoreStyle = { inset: 15, runsOff: 'all', unevenness: 10, radius: 38 };
const CLOSED: ShoreStyle = { inset: 9, runsOff: 'none', unevenness: 8, radius: 42 };

export const TERRAIN: { readonly [name in MatName]: Terrain } = {
  river: {
    shore: { ...RUNNING, runsOff: 'ends' },
    fill: water,
    scatter: (i, x, y) => (i === 3 ? sailboat(x + 50, y + 62) : ''),
  },
  lake: {
    shore: CLOSED,
    fill: water,
    scatter: (i, x, y) => (i === 0 ? sailboat(x + 54, y + 64) : i === 3 ? island(x + 48, y + 44) : ''),
  },
  ridge: {
    shore: { ...CLOSED, inset: 4 },
    fill: foothills,
    scatter: (i, x, y) =>
      i % 2 === 0
        ? peak(x + 68, y + 60, 44) + peak(x + 40, y + 88, 60) + pine(x + 80, y + 82, 0.8)
        : peak(x + 32, y + 58, 42) + peak(x + 60, y + 88, 62) + pine(x + 18, y + 84, 0.8),
  },
  canyon: {
    shore: { ...RUNNING, inset: 10 },
    fill: chasm,
    scatter: (i, x, y) => (i === 0 ? rocks(x + 24, y + 66) : i === 4 ? rocks(x + 34, y + 52) : ''),
  },
  marsh: {
    shore: { inset: 8, runsOff: 'none', unevenness: 0, radius: 48 },
    fill: water,
    scatter: (i, x, y) =>
      reeds(x + (i % 2 === 0 ? 22 : 66), y + 60) +
      reeds(x + (i % 2 === 0 ? 58 : 30), y + 84) +
      lily(x + 56, y + 44 + (i % 3) * 8),
  },
  strait: { shore: RUNNING, fill: water, scatter: (i, x, y) => (i === 3 ? sailboat(x + 50, y + 58) : '') },
  coast: {
    shore: { ...RUNNING, inset: 12 },
    fill: water,
    scatter: (i, x, y) =>
      i === 1
        ? sailboat(x + 40, y + 50)
        : i === 3
          ? island(x + 44, y + 44)
          : i === 4
            ? sailboat(x + 42, y + 62)
            : '',
  },
};

/** A custom mat: its landscape is unknown, so it is plain water in the shape of its cells. */
const PLAIN: Terrain = { shore: CLOSED, fill: water, scatter: () => '' };

const nameOf = (notation: string): MatName | undefined =>
  CAPITALS.mats.find(({ cells }) => cells === notation)?.name as MatName | undefined;

/** Any landscape, with any number of cells: examples show a bridge on its own. */
function landscapeOf(notation: string): Mat | undefined {
  const grid = parseCity(notation.replaceAll(OFF_MAT, '.'));
  if (!grid.ok) return undefined;
  const { height, width, cells } = grid.value;
  const signs = cells.filter((cell): cell is MatCell => cell === '.' || isLandscapeCell(cell));
  const offMat = offMatIn(notation);
  return signs.length === cells.length ? { notation, height, width, cells: signs, offMat } : undefined;
}

/** A mat by its name or by its notation; undefined when it is neither. */
export function matDrawing(text: string): MatDrawing | undefined {
  const notation = CAPITALS.mats.find(({ name }) => name === text)?.cells ?? text;
  const mat = landscapeOf(notation);
  if (mat === undefined) return undefined;
  return {
    id: `mat-${idOf(notation)}`,
    viewBox: `0 0 ${mat.width * CELL} ${mat.height * CELL}`,
    isRectangle: isRectangle(mat),
    draw: () => drawMat(mat),
  };
}

/** A notation without the characters that an address can't contain. */
const idOf = (notation: string): string =>
  notation.replaceAll(/[^a-z]/g, (sign) => sign.charCodeAt(0).toString(36));

const cellAt = ({ cells, width }: Mat, index: number) => ({
  cell: itemAt(cells, index),
  row: Math.floor(index / width),
  column: index % width,
});

const isRectangle = ({ offMat = [] }: Mat): boolean => offMat.length === 0;

const isOn = ({ height, width, offMat }: Mat, row: number, column: number): boolean =>
  row >= 0 &&
  column >= 0 &&
  row < height &&
  column < width &&
  offMat?.includes(row * width + column) !== true;

/** The markup of a mat, a hundred units a cell. */
function drawMat(mat: Mat): string {
  const name = nameOf(mat.notation);
  const terrain = name === undefined ? PLAIN : TERRAIN[name];
  const ground: Ground = {
    height: mat.height,
    width: mat.width,
    has: (row, column) => isOn(mat, row, column) && mat.cells[row * mat.width + column] !== '.',
  };
  const places = mat.cells.map((_, index) => cellAt(mat, index));
  const landscape = places.filter(({ cell }) => isLandscapeCell(cell));
  const id = `shore-${idOf(mat.notation)}`;
  const edge = edgeOf(mat);
  return (
    `<path d="${edge}" fill="${name === 'marsh' ? 'var(--marsh)' : 'var(--land)'}"/>` +
    grass(mat) +
    places
      .filter(({ cell, row, column }) => cell === '.' && isOn(mat, row, column))
      .map(({ row, column }) => plot(row, column))
      .join('') +
    terrain.fill(shoreOf(ground, terrain.shore), id) +
    landscape
      .map(({ row, column, cell }, i) => (cell === '#' ? terrain.scatter(i, column * CELL, row * CELL) : ''))
      .join('') +
    landscape
      .map(({ row, column, cell }) => (cell === '=' || cell === '|' ? bridge(row, column, cell) : ''))
      .join('') +
    (isRectangle(mat) ? '' : frame(edge, `edge-${idOf(mat.notation)}`))
  );
}

/** Where the mat ends. */
const edgeOf = (mat: Mat): string =>
  isRectangle(mat)
    ? `M0 0H${mat.width * CELL}V${mat.height * CELL}H0Z`
    : outlineOf({
        height: mat.height,
        width: mat.width,
        has: (row, column) => isOn(mat, row, column),
      });

/** The frame of a mat that is no rectangle, within its edge; the style sheet frames a rectangle. */
const frame = (edge: string, id: string): string =>
  `<clipPath id="${id}"><path d="${edge}"/></clipPath><path d="${edge}" class="pen-mat-edge" fill="none" clip-path="url(#${id})"/>`;

/** Tufts in the lanes between the plots. */
function grass(mat: Mat): string {
  const { height, width } = mat;
  let d = '';
  for (let y = 1; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isOn(mat, y, x) && isOn(mat, y - 1, x))
        d += `M${x * CELL + 30 + ((x + y) % 3) * 14} ${y * CELL + 3}v-5m3 5l2 -4m-8 4l-2 -4`;
  return faint(d);
}
