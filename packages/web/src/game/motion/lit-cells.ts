/** The cells that light up after a placement: the new tile with its gain, and every run, set, group or district it finished. */
import type { Cell, CityIndex, OpenGame } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import { type CityExplanation, explainTable, type ScoredCells } from '@duopolis/rules/scoring';
import { signed } from '../board/gain-text.ts';
import type { Mark, MarkTone } from '../board/board-model.ts';
import type { ScoreChange } from './changes.ts';

export interface Lit extends Mark {
  readonly city: CityIndex;
  /** A run, set, group, bonus or district that can hardly improve. */
  readonly isFinished: boolean;
}

/** A group of this size is finished: more cells add little or nothing. */
const FINISHED = { shop: 4, tavern: 4, office: 6, park: 3 } as const;
/** A house with all five other types in its city. */
const BEST_HOUSE = 5;

export const litOf = (was: OpenGame, is: OpenGame, changes: readonly ScoreChange[]): readonly Lit[] =>
  is.cities.flatMap(({ tiles }, city) => {
    const fresh = tiles.slice(was.cities[city]?.tiles.length ?? 0);
    if (fresh.length === 0) return [];
    const [before, after] = [groupsIn(was, city), groupsIn(is, city)];
    const finished = after.filter((group) => !before.some((other) => isSame(other, group)));
    const gain = changes.reduce((sum, change) => (change.city === city ? sum + change.points : sum), 0);
    return apart([
      ...fresh.map(({ tile, at }, nth) => ({
        city,
        cells: cellsOf(tile, at),
        tone: gain < 0 ? ('alert' as const) : ('act' as const),
        isFinished: false,
        ...(nth === fresh.length - 1 && gain !== 0 && { label: signed(gain) }),
      })),
      ...finished.map(({ cells, tone, points }) => ({
        city,
        cells,
        tone,
        label: `${points}`,
        isFinished: true,
      })),
    ]);
  });

/** Each label has a cell of its own: it moves to another one of its group, or is left out. */
function apart(all: readonly Lit[]): readonly Lit[] {
  const taken: Cell[] = [];
  return all.map(({ label, ...plain }) => {
    const free = plain.cells.find((cell) => !taken.some((same) => sameCell(same, cell)));
    if (label === undefined || free === undefined) return plain;
    taken.push(free);
    const others = plain.cells.filter((cell) => !sameCell(cell, free));
    return { ...plain, label, cells: [free, ...others] };
  });
}

interface Group extends ScoredCells {
  readonly tone: MarkTone;
}

function groupsIn({ cities, districts }: OpenGame, city: CityIndex): readonly Group[] {
  const explained = explainTable(cities, city, districts);
  return explained.kind === 'automacity'
    ? []
    : [...setsIn(explained), ...housesIn(explained), ...districtsIn(explained)];
}

type Drawn = Exclude<CityExplanation, { readonly kind: 'automacity' }>;

const setsIn = ({ shop, tavern, office, park }: Drawn): readonly Group[] =>
  (
    [
      ['shop', shop.runs],
      ['tavern', tavern.sets],
      ['office', office.sets],
      ['park', park.groups],
    ] as const
  ).flatMap(([tone, groups]) =>
    groups.filter(({ cells }) => cells.length >= FINISHED[tone]).map((group) => ({ ...group, tone })),
  );

/** All of them at once: the fifth type improves every house. */
function housesIn({ house }: Drawn): readonly Group[] {
  const best = house.houses.filter(({ points }) => points >= BEST_HOUSE);
  if (best.length === 0) return [];
  return [{ tone: 'house', cells: best.map(({ cell }) => cell), points: best.length * BEST_HOUSE }];
}

const districtsIn = ({ district }: Drawn): readonly Group[] =>
  (district?.districts ?? [])
    .filter(({ place }) => place === 1)
    .map(({ cells, points }) => ({ tone: 'act', cells, points }));

const isSame = (one: Group, other: Group): boolean =>
  one.tone === other.tone && one.points === other.points && haveSame(one.cells, other.cells);

const haveSame = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell) => other.some((same) => sameCell(cell, same)));
