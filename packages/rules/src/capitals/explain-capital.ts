/** Why a capital scores what it scores: the base game's reasons, each civic tile and each district. */
import { itemAt } from '../lists.ts';
import { type Explanation, explainLayout } from '../scoring/explain-city.ts';
import { cellsOfMask, count } from '../ground/bits.ts';
import type { BuildingType, Cell, CityIndex } from '../types.ts';
import { civicTiles } from './civic.ts';
import type { ScoringTile } from './capitals-components.ts';
import { type District, type DistrictPlace, districtPlaces, largestDistrict } from './district.ts';
import type { CapitalLayout } from './capital-layout.ts';

export interface ExplainedCivic {
  readonly cell: Cell;
  readonly points: number;
  /** The wanted types next to it. */
  readonly helpedBy: readonly { readonly type: BuildingType; readonly cells: readonly Cell[] }[];
  /** Neighbours of the unwanted type. */
  readonly hurtBy: readonly Cell[];
}

export interface ExplainedDistrict extends DistrictPlace {
  readonly types: District;
  readonly scoringTile: ScoringTile;
  /** The city's largest region. */
  readonly cells: readonly Cell[];
  /** The size of every city's largest region, which make the place. */
  readonly sizes: readonly number[];
}

export interface CapitalExplanation extends Explanation {
  readonly civic: { readonly points: number; readonly tiles: readonly ExplainedCivic[] };
  readonly district: { readonly points: number; readonly districts: readonly ExplainedDistrict[] };
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

/** Explains one capital of a table of capitals. */
export function explainCapital(
  layouts: readonly CapitalLayout[],
  city: CityIndex,
  {
    districts,
    scoringTiles,
  }: { readonly districts: readonly District[]; readonly scoringTiles: readonly ScoringTile[] },
): CapitalExplanation {
  const layout = layouts[city];
  if (layout === undefined) throw new RangeError(`no city ${city} among ${layouts.length}`);
  const sizes = districts.map((district) =>
    layouts.map(({ masks, ground }) => count(largestDistrict(masks, ground, district))),
  );
  const counts = layouts.map(({ masks }) => count(masks.F));
  return explainCapitalLayout(layout, city, {
    counts,
    places: explainDistricts(city, { districts, sizes, scoringTiles }),
  });
}

/** A city's place in every district, by the sizes of every city's largest region. */
export const explainDistricts = (
  city: CityIndex,
  {
    districts,
    sizes,
    scoringTiles,
  }: {
    readonly districts: readonly District[];
    readonly sizes: readonly (readonly number[])[];
    readonly scoringTiles: readonly ScoringTile[];
  },
): readonly Omit<ExplainedDistrict, 'cells'>[] =>
  districts.map((types, nth) => {
    const all = sizes[nth] ?? [];
    const scoringTile = itemAt(scoringTiles, nth);
    return { types, scoringTile, ...itemAt(districtPlaces(all, scoringTile), city), sizes: all };
  });

/** Explains a capital, given the factories of every city and its own places in the districts. */
export function explainCapitalLayout(
  layout: CapitalLayout,
  city: CityIndex,
  {
    counts,
    places,
  }: { readonly counts: readonly number[]; readonly places: readonly Omit<ExplainedDistrict, 'cells'>[] },
): CapitalExplanation {
  const { masks, ground, origin } = layout;
  const base = explainLayout(layout, city, counts);
  const cells = (mask: number): readonly Cell[] => cellsOfMask(mask, ground.size, origin);
  const tiles = civicTiles(ground, masks).map(
    ({ civic, helpedBy, hurtBy, points }): ExplainedCivic => ({
      cell: itemAt(cells(civic), 0),
      points,
      helpedBy: helpedBy.map((help) => ({ type: help.type, cells: cells(help.cells) })),
      hurtBy: cells(hurtBy),
    }),
  );
  const districts = places.map((place) => ({
    ...place,
    cells: cells(largestDistrict(masks, ground, place.types)),
  }));
  const [civic, district] = [
    { points: sum(tiles), tiles },
    { points: sum(districts), districts },
  ];
  return { ...base, civic, district, total: base.total + civic.points + district.points };
}
