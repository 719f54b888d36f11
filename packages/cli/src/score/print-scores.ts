/** A table of scores for people: one column per city, one row per type. */
import { SCORED } from '@duopolis/rules/scoring';
import type { Grid } from '@duopolis/rules/notation';
import { paintedSign } from '../drawing/draw-city.ts';
import { pad, padStart, widthOf } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { Table } from './scored-table.ts';

const COLUMN = 8;
const COLUMNS_A_BLOCK = 8;

/** The terms that this table has points for: civic and districts only in Capitals (CAP-2). */
const termsOf = (scores: Table['scores']) => SCORED.filter((term) => scores[0]?.[term] !== undefined);

/** One row of a city, its letters in colour. */
function gridRow({ width, height, cells }: Grid, row: number, { paint }: Shell): string {
  if (row >= height) return '';
  return cells
    .slice(row * width, (row + 1) * width)
    .map((cell) => paintedSign(cell, '.', paint))
    .join('');
}

export function scoredCityLines(
  { grids, scores }: Pick<Table, 'grids' | 'scores'>,
  shell: Shell,
): readonly string[] {
  const lines: string[] = [];
  for (let from = 0; from < grids.length; from += COLUMNS_A_BLOCK) {
    if (from > 0) lines.push('');
    lines.push(
      ...block(grids.slice(from, from + COLUMNS_A_BLOCK), scores.slice(from, from + COLUMNS_A_BLOCK), {
        from,
        shell,
      }),
    );
  }
  return lines;
}

function block(
  grids: Table['grids'],
  scores: Table['scores'],
  { from, shell }: { readonly from: number; readonly shell: Shell },
): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { terms } = vocabulary.scores;
  const first = Math.max(...Object.values(terms).map(widthOf)) + 1;
  const row = (title: string, cells: readonly string[]): string =>
    (pad(title, first) + cells.map((cell) => padStart(cell, COLUMN)).join('')).trimEnd();
  const height = Math.max(...grids.map((grid) => grid.height));
  const numbers = grids.map((_, nth) => paint.strong(`${from + nth + 1}`));
  return [
    row(words.score.city, numbers),
    ...Array.from({ length: height }, (_, nth) =>
      row(
        '',
        grids.map((grid) => gridRow(grid, nth, shell)),
      ),
    ),
    ...termsOf(scores).map((term) =>
      row(
        paint.type[term](terms[term]),
        scores.map((score) => `${score[term] ?? 0}`),
      ),
    ),
    row(
      paint.strong(terms.total),
      scores.map(({ total }) => paint.strong(`${total}`)),
    ),
  ];
}
