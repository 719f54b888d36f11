/** Why a city scores what it scores, part by part: a sentence for each, with the cells to show it on. */
import type { Cell } from '@duopolis/rules';
import type {
  CapitalExplanation,
  CityExplanation,
  Explanation,
  LaidExplanation,
} from '@duopolis/rules/scoring';
import type { ScoreTerm } from './pieces-words.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ExplainedPart {
  readonly term: ScoreTerm;
  readonly text: string;
  readonly points: number;
  /** What scores. */
  readonly cells: readonly Cell[];
  /** The neighbours that raise it or spoil it. */
  readonly because: readonly Cell[];
}

type Scores = readonly { readonly points: number }[];

const sum = (parts: Scores): number => parts.reduce((points, part) => points + part.points, 0);

/** The content of some cells, as the reader writes or says it. */
type NamesAt = (cells: readonly Cell[]) => string;

export function explainedParts(
  explanation: CityExplanation,
  namesAt: NamesAt,
  vocabulary: Vocabulary,
): readonly ExplainedPart[] {
  switch (explanation.kind) {
    case 'square':
      return partsOfCity(explanation, namesAt, vocabulary);
    case 'capital':
      return [
        ...partsOfCity(explanation, namesAt, vocabulary),
        ...partsOfCapital(explanation, namesAt, vocabulary),
      ];
    case 'automacity':
      return partsOfAutomacity(explanation, vocabulary);
  }
}

/** The parts of each type, in the order in which they are scored (END-5). */
const partsOfCity = (
  explanation: Explanation,
  namesAt: NamesAt,
  { scores: { why } }: Vocabulary,
): readonly ExplainedPart[] => [
  ...explanation.shop.runs.map(({ cells, points }) =>
    part('shop', why.shopRun(cells.length, points), { points, cells }),
  ),
  ...factoryParts(explanation, why),
  ...explanation.tavern.sets.map(({ cells, points }) =>
    part('tavern', why.tavernSet(namesAt(cells), points), { points, cells }),
  ),
  ...officeParts(explanation, why),
  ...explanation.park.groups.map(({ cells, points }) =>
    part('park', why.parkGroup(cells.length, points), { points, cells }),
  ),
  ...houseParts(explanation, why),
];

type Why = Vocabulary['scores']['why'];

const factoryParts = ({ factory: { cells, rank, worth, points } }: Explanation, why: Why) =>
  some(cells, () => part('factory', why.factories(cells.length, rank, worth), { points, cells }));

const officeParts = ({ office: { sets, bonuses } }: Explanation, why: Why) => [
  ...sets.map(({ cells, points }) => part('office', why.officeSet(cells.length, points), { points, cells })),
  ...some(bonuses, () =>
    part('office', why.officeBonuses(bonuses.length, sum(bonuses)), {
      points: sum(bonuses),
      cells: bonuses.map(({ office }) => office),
      because: bonuses.map(({ tavern }) => tavern),
    }),
  ),
];

function houseParts({ house: { houses, types } }: Explanation, why: Why): readonly ExplainedPart[] {
  const spoiled = houses.filter(({ spoiledBy }) => spoiledBy.length > 0);
  const sound = houses.filter(({ spoiledBy }) => spoiledBy.length === 0);
  return [
    ...some(sound, () =>
      part('house', why.houses(sound.length, types.length, sum(sound)), {
        points: sum(sound),
        cells: sound.map(({ cell }) => cell),
      }),
    ),
    ...some(spoiled, () =>
      part('house', why.spoiledHouses(spoiled.length, sum(spoiled)), {
        points: sum(spoiled),
        cells: spoiled.map(({ cell }) => cell),
        because: spoiled.flatMap(({ spoiledBy }) => spoiledBy),
      }),
    ),
  ];
}

const partsOfCapital = (
  { civic, district }: CapitalExplanation,
  namesAt: NamesAt,
  { scores: { why }, pieces }: Vocabulary,
): readonly ExplainedPart[] => [
  ...civic.tiles.map(({ cell, helpedBy, hurtBy, points }) =>
    part(
      'civic',
      why.civic({ tile: namesAt([cell]), helped: helpedBy.length, isHurt: hurtBy.length > 0, points }),
      { points, cells: [cell], because: [...helpedBy.flatMap(({ cells }) => cells), ...hurtBy] },
    ),
  ),
  ...district.districts.map(({ types, size, place, tied, points, cells }) =>
    part(
      'district',
      why.district({ types: types.map((type) => pieces.types[type]).join(' + '), size, place, tied, points }),
      { points, cells },
    ),
  ),
];

/** Automacity's tiles are in no square, so there is nothing to show on one. */
const lone = (term: ScoreTerm, text: string, points: number): ExplainedPart =>
  part(term, text, { points, cells: [] });

function partsOfAutomacity(
  { shop, factory, tavern, office, park, house, civic, district }: LaidExplanation,
  { scores: { why }, pieces }: Vocabulary,
): readonly ExplainedPart[] {
  return [
    ...shop.runs.map(({ buildings, points }) => lone('shop', why.shopRun(buildings, points), points)),
    ...(factory.buildings > 0
      ? [lone('factory', why.factories(factory.buildings, factory.rank, factory.worth), factory.points)]
      : []),
    ...tavern.sets.map(({ kinds, points }) =>
      lone('tavern', why.tavernSet(kinds.map((kind) => pieces.taverns[kind]).join(', '), points), points),
    ),
    ...office.sets.map(({ buildings, points }) => lone('office', why.officeSet(buildings, points), points)),
    ...(office.bonus > 0
      ? [lone('office', why.officeBonuses(office.bonus, office.bonus), office.bonus)]
      : []),
    ...park.groups.map(({ buildings, points }) => lone('park', why.parkGroup(buildings, points), points)),
    ...(house.buildings > 0
      ? [lone('house', why.houses(house.buildings, house.types.length, house.points), house.points)]
      : []),
    ...(civic === undefined ? [] : [lone('civic', why.civics(civic.points), civic.points)]),
    ...(district?.districts ?? []).map(({ types, size, place, tied, points }) =>
      lone(
        'district',
        why.district({
          types: types.map((type) => pieces.types[type]).join(' + '),
          size,
          place,
          tied,
          points,
        }),
        points,
      ),
    ),
  ];
}

const part = (
  term: ScoreTerm,
  text: string,
  {
    points,
    cells,
    because = [],
  }: {
    readonly points: number;
    readonly cells: readonly Cell[];
    readonly because?: readonly Cell[] | undefined;
  },
): ExplainedPart => ({ term, text, points, cells, because });

const some = (things: readonly unknown[], one: () => ExplainedPart): readonly ExplainedPart[] =>
  things.length > 0 ? [one()] : [];
