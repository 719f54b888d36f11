/** A table of scores for people: one column a city, one row a type, and why. */
import { BUILDING_TYPES, type Building, type Explanation, type Grid } from '@duopolis/rules';
import { pad, padStart, widthOf } from '../drawing/text.ts';
import type { Shell } from '../shell.ts';
import type { Table } from './tables.ts';

const COLUMN = 8;
const COLUMNS_A_BLOCK = 8;

/** One row of a city, its letters in colour. */
function gridRow({ width, height, cells }: Grid, row: number, { paint }: Shell): string {
  if (row >= height) return '';
  return cells
    .slice(row * width, (row + 1) * width)
    .map((cell) => (cell === '.' ? paint.faint('.') : paint.building(cell as Building, cell)))
    .join('');
}

export function scoreTable({ grids, scores }: Table, shell: Shell): readonly string[] {
  const lines: string[] = [];
  for (let from = 0; from < grids.length; from += COLUMNS_A_BLOCK) {
    if (from > 0) lines.push('');
    lines.push(
      ...block(
        grids.slice(from, from + COLUMNS_A_BLOCK),
        scores.slice(from, from + COLUMNS_A_BLOCK),
        from,
        shell,
      ),
    );
  }
  return lines;
}

function block(
  grids: Table['grids'],
  scores: Table['scores'],
  from: number,
  shell: Shell,
): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { terms } = vocabulary.scores;
  const first = Math.max(...BUILDING_TYPES.map((type) => widthOf(terms[type])), widthOf(terms.total)) + 1;
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
    ...BUILDING_TYPES.map((type) =>
      row(
        paint.type[type](terms[type]),
        scores.map((score) => `${score[type]}`),
      ),
    ),
    row(
      paint.strong(terms.total),
      scores.map(({ total }) => paint.strong(`${total}`)),
    ),
  ];
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

/** Why a city scores what it scores, a line a reason. */
export function explanationLines(explanation: Explanation, grid: Grid, shell: Shell): readonly string[] {
  const { paint, vocabulary } = shell;
  const { terms, why } = vocabulary.scores;
  const { shop, factory, tavern, office, park, house } = explanation;
  const kind = ([row, column]: readonly [number, number]): string =>
    grid.cells[row * grid.width + column] ?? '';
  const spoiled = house.houses.filter(({ spoiledBy }) => spoiledBy.length > 0);
  const sound = house.houses.filter(({ spoiledBy }) => spoiledBy.length === 0);
  const reasons = {
    shop: shop.runs.map(({ cells, points }) => why.shopRun(cells.length, points)),
    factory:
      factory.cells.length > 0 ? [why.factories(factory.cells.length, factory.rank, factory.worth)] : [],
    tavern: tavern.sets.map(({ cells, points }) => why.tavernSet(cells.map(kind).join(' '), points)),
    office: [
      ...office.sets.map(({ cells, points }) => why.officeSet(cells.length, points)),
      ...(office.bonuses.length > 0 ? [why.officeBonuses(office.bonuses.length, sum(office.bonuses))] : []),
    ],
    park: park.groups.map(({ cells, points }) => why.parkGroup(cells.length, points)),
    house: [
      ...(sound.length > 0 ? [why.houses(sound.length, house.types.length, sum(sound))] : []),
      ...(spoiled.length > 0 ? [why.spoiledHouses(spoiled.length, sum(spoiled))] : []),
    ],
  };
  return BUILDING_TYPES.flatMap((type) => {
    const own = reasons[type].length > 0 ? reasons[type] : [why.nothing(type)];
    return own.map((reason, nth) => {
      const title = nth === 0 ? terms[type] : '';
      const points = nth === 0 ? `${explanation[type].points}` : '';
      return `${paint.type[type](pad(title, 12))}${padStart(points, 4)}  ${paint.faint(reason)}`;
    });
  });
}
