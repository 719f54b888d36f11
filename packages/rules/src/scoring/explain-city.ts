/** Why a city scores what it scores: the cells of every run, set, group and bonus, as data for the screens. */
import { itemAt } from '../lists.ts';
import { BUILDING_TYPES, type BuildingType, type Cell, type CityIndex } from '../types.ts';
import { factoryPoints, type FactoryRank, factoryRank, factoryWorth } from './factory.ts';
import { cellsOfMask, count } from '../ground/bits.ts';
import { housesOf } from './house.ts';
import type { Layout } from './layout.ts';
import { otherTypes, tavernsOf } from './masks.ts';
import { OFFICE_BONUS, officeBonuses, officeSets } from './office.ts';
import { parkGroups } from './park.ts';
import { countTypes } from './score-city.ts';
import { type Scored, shopRuns } from './shop.ts';
import { tavernSets } from './tavern.ts';

/** Cells that score together. */
export interface ScoredCells {
  readonly cells: readonly Cell[];
  readonly points: number;
}

export interface Explanation {
  readonly shop: { readonly points: number; readonly runs: readonly ScoredCells[] };
  readonly factory: {
    readonly points: number;
    readonly cells: readonly Cell[];
    readonly rank: FactoryRank;
    readonly worth: number;
    /** Factories of every city of the table, which make the rank. */
    readonly counts: readonly number[];
  };
  readonly tavern: { readonly points: number; readonly sets: readonly ScoredCells[] };
  readonly office: {
    readonly points: number;
    readonly sets: readonly ScoredCells[];
    readonly bonuses: readonly { readonly office: Cell; readonly tavern: Cell; readonly points: number }[];
  };
  readonly park: { readonly points: number; readonly groups: readonly ScoredCells[] };
  readonly house: {
    readonly points: number;
    /** The other types in the city, which make a house's worth. */
    readonly types: readonly BuildingType[];
    readonly houses: readonly {
      readonly cell: Cell;
      readonly points: number;
      readonly spoiledBy: readonly Cell[];
    }[];
  };
  readonly total: number;
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

/** Explains one city of a table of squares. */
export function explainCity(layouts: readonly Layout[], city: CityIndex): Explanation {
  const layout = layouts[city];
  if (layout === undefined) throw new RangeError(`no city ${city} among ${layouts.length}`);
  return explainLayout(
    layout,
    city,
    layouts.map(({ masks }) => count(masks.F)),
  );
}

/** Explains a city, given the factories of every city. */
export function explainLayout(
  { masks, ground, origin }: Layout,
  city: CityIndex,
  counts: readonly number[],
): Explanation {
  const cells = (mask: number): readonly Cell[] => cellsOfMask(mask, ground.size, origin);
  const cell = (bit: number): Cell => itemAt(cells(bit), 0);
  const scored = (parts: readonly Scored[]): readonly ScoredCells[] =>
    parts.map(({ mask, points }) => ({ cells: cells(mask), points }));

  const runs = scored(shopRuns(masks.S, ground, ground.shopPoints));
  const rank = factoryRank(itemAt(counts, city), counts);
  const worth = factoryWorth(rank);
  const sets = scored(tavernSets(masks));
  const offices = scored(officeSets(masks.O));
  const bonuses = officeBonuses(masks.O, tavernsOf(masks), ground).map(({ office, tavern }) => ({
    office: cell(office),
    tavern: cell(tavern),
    points: OFFICE_BONUS,
  }));
  const groups = scored(parkGroups(masks.P, ground));
  const present = countTypes(masks);
  const types = BUILDING_TYPES.filter((type) => type !== 'house' && present[type] > 0);
  const houses = housesOf(masks, otherTypes(masks), ground).map(({ house, spoiledBy, points }) => ({
    cell: cell(house),
    points,
    spoiledBy: cells(spoiledBy),
  }));

  const parts = {
    shop: { points: sum(runs), runs },
    factory: { points: factoryPoints(present.factory, worth), cells: cells(masks.F), rank, worth, counts },
    tavern: { points: sum(sets), sets },
    office: { points: sum(offices) + sum(bonuses), sets: offices, bonuses },
    park: { points: sum(groups), groups },
    house: { points: sum(houses), types, houses },
  };
  return { ...parts, total: sum(Object.values(parts)) };
}
