/** Why a city scores what it scores, for people: a line a reason. */
import {
  BUILDING_TYPES,
  type ByType,
  type CapitalExplanation,
  type Explanation,
  type Grid,
} from '@duopolis/rules';
import type { ScoreTerm } from '@duopolis/words';
import { pad, padStart } from '../drawing/text.ts';
import type { Shell } from '../shell.ts';

const TERM = 18;

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

export function explanationLines(
  explanation: Explanation | CapitalExplanation,
  grid: Grid,
  shell: Shell,
): readonly string[] {
  const { paint, vocabulary } = shell;
  const { terms, why } = vocabulary.scores;
  const lines = (term: ScoreTerm, points: number, reasons: readonly string[]): readonly string[] =>
    reasons.map((reason, nth) => {
      const [title, figure] = nth === 0 ? [terms[term], `${points}`] : ['', ''];
      return `${paint.type[term](pad(title, TERM))}${padStart(figure, 4)}  ${paint.faint(reason)}`;
    });
  const reasons = reasonsByType(explanation, grid, shell);
  return [
    ...BUILDING_TYPES.flatMap((type) => {
      const own = reasons[type];
      return lines(type, explanation[type].points, own.length > 0 ? own : [why.nothing(type)]);
    }),
    ...('civic' in explanation
      ? [
          ...lines('civic', explanation.civic.points, civicReasons(explanation, grid, shell)),
          ...lines('district', explanation.district.points, districtReasons(explanation, shell)),
        ]
      : []),
  ];
}

const tileAt = ({ cells, width }: Grid, [row, column]: readonly [number, number]): string =>
  cells[row * width + column] ?? '';

function reasonsByType(
  { shop, factory, tavern, office, park, house }: Explanation,
  grid: Grid,
  { vocabulary }: Shell,
): ByType<readonly string[]> {
  const { why } = vocabulary.scores;
  const spoiled = house.houses.filter(({ spoiledBy }) => spoiledBy.length > 0);
  const sound = house.houses.filter(({ spoiledBy }) => spoiledBy.length === 0);
  return {
    shop: shop.runs.map(({ cells, points }) => why.shopRun(cells.length, points)),
    factory:
      factory.cells.length > 0 ? [why.factories(factory.cells.length, factory.rank, factory.worth)] : [],
    tavern: tavern.sets.map(({ cells, points }) =>
      why.tavernSet(cells.map((cell) => tileAt(grid, cell)).join(' '), points),
    ),
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
}

function civicReasons({ civic }: CapitalExplanation, grid: Grid, { vocabulary }: Shell): readonly string[] {
  const { why } = vocabulary.scores;
  const reasons = civic.tiles.map(({ cell, helpedBy, hurtBy, points }) =>
    why.civic(tileAt(grid, cell), helpedBy.length, hurtBy.length > 0, points),
  );
  return reasons.length > 0 ? reasons : [why.nothing('civic')];
}

const districtReasons = ({ district }: CapitalExplanation, { vocabulary }: Shell): readonly string[] =>
  district.districts.map(({ types, size, place, points }) =>
    vocabulary.scores.why.district(
      types.map((type) => vocabulary.pieces.types[type]).join(' + '),
      size,
      place,
      points,
    ),
  );
