/** City notation: `SSSS/HHOm/OPOO/OPHP`, rows from top to bottom. Reading, writing, and nothing lost between them. */
import { isOneOf } from '../lists.ts';
import { isLetter } from '../tile.ts';
import { type Building, LANDSCAPES, LETTERS, type Landscape, ok, type Result, refuse } from '../types.ts';
import type { NotationProblem } from './problem.ts';
import { CIVIC_LENGTH, isCivic } from './tile-notation.ts';

export type GridCell = Building | Landscape | '.';

/** A city as a rectangle of cells, row by row. */
export interface Grid {
  readonly height: number;
  readonly width: number;
  readonly cells: readonly GridCell[];
}

const BASE_SIZE = 4;
const CAPITAL_SIZE = 5;

const problem = (
  code: NotationProblem['code'],
  position: number,
  { found, expected }: { readonly found: string; readonly expected: string },
) => refuse<NotationProblem>({ code, position, found, expected });

const isLandscape = (text: string): text is Landscape => isOneOf(LANDSCAPES, text);

/** A whole character, where a sign may be only half of one. */
const characterAt = (text: string, position: number): string =>
  String.fromCodePoint(text.codePointAt(position) ?? 0);

const ANY_CELL = `${LETTERS.join(' ')} [PH-T] . ${LANDSCAPES.join(' ')}`;

export function parseCity(text: string): Result<Grid, NotationProblem> {
  const cells: GridCell[] = [];
  let width = -1;
  let rowStart = 0;
  let height = 0;
  let landscapes = 0;
  for (let position = 0; position <= text.length; ) {
    const sign = text[position];
    if (sign === '/' || sign === undefined) {
      const rowWidth = cells.length - rowStart;
      if (rowWidth === 0) return problem('empty', position, { found: sign ?? '', expected: ANY_CELL });
      if (width >= 0 && rowWidth !== width) {
        return problem('ragged-row', position, { found: String(rowWidth), expected: String(width) });
      }
      width = rowWidth;
      rowStart = cells.length;
      height++;
      position++;
    } else if (sign === '[') {
      const civic = text.slice(position, position + CIVIC_LENGTH);
      if (!isCivic(civic)) return problem('bad-civic', position, { found: civic, expected: '[PH-T]' });
      cells.push(civic);
      position += CIVIC_LENGTH;
    } else if (sign === '.' || isLetter(sign)) {
      cells.push(sign);
      position++;
    } else if (isLandscape(sign)) {
      cells.push(sign);
      landscapes++;
      position++;
    } else {
      return problem('unknown-letter', position, { found: characterAt(text, position), expected: ANY_CELL });
    }
  }
  const limit = landscapes === 0 ? BASE_SIZE : CAPITAL_SIZE;
  if (height > limit || width > limit) {
    return problem('too-large', 0, { found: `${height}x${width}`, expected: `${limit}x${limit}` });
  }
  return ok({ height, width, cells });
}

export function makeCity({ height, width, cells }: Grid): string {
  const rows: string[] = [];
  for (let row = 0; row < height; row++) rows.push(cells.slice(row * width, (row + 1) * width).join(''));
  return rows.join('/');
}
