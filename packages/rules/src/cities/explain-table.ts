/** Explains the score of every city of a table: squares, capitals and Automacity. */
import { type AutomacityExplanation, countLetters, explainAutomacity } from './automacity.ts';
import { civicPointsAtBest } from '../capitals/automacity-at-best.ts';
import { CAPITALS } from '../capitals/capitals-components.ts';
import type { District } from '../capitals/district.ts';
import {
  type CapitalExplanation,
  type ExplainedDistrict,
  explainCapitalLayout,
  explainDistricts,
} from '../capitals/explain-capital.ts';
import { layoutOfCapital } from '../capitals/capital-layout.ts';
import type { Automacity, City } from '../city/city.ts';
import { type Explanation, explainLayout } from '../scoring/explain-city.ts';
import { layoutOf } from '../scoring/layout.ts';
import type { CityIndex } from '../types.ts';
import { isAutomacity } from './kind.ts';
import { matOf } from './mat-of-city.ts';
import { buildingsIn, districtSizes } from './score-table.ts';

/** With Capitals, Automacity too has civic tiles and districts, at their best. */
export interface LaidExplanation extends AutomacityExplanation {
  readonly civic?: { readonly points: number };
  readonly district?: {
    readonly points: number;
    readonly districts: readonly Omit<ExplainedDistrict, 'cells'>[];
  };
}

/** A square has neither civic tiles nor districts. */
interface SquareExplanation extends Explanation {
  readonly civic?: never;
  readonly district?: never;
}

export type CityExplanation =
  | ({ readonly kind: 'square' } & SquareExplanation)
  | ({ readonly kind: 'capital' } & CapitalExplanation)
  | ({ readonly kind: 'automacity' } & LaidExplanation);

/** Explains one city of a table; the difficulty of a solo game is not part of it. */
export function explainTable(
  cities: readonly City[],
  city: CityIndex,
  districts: readonly District[] = [],
): CityExplanation {
  const standing = cities[city];
  if (standing === undefined) throw new RangeError(`no city ${city} among ${cities.length}`);
  const counts = cities.map((other) => buildingsIn(other).factory);
  const places = explainDistricts(city, {
    districts,
    sizes: districtSizes(cities, districts),
    scoringTiles: CAPITALS.scoringTiles,
  });
  if (isAutomacity(standing))
    return { kind: 'automacity', ...explainLaid(standing, city, { counts, places }) };
  const mat = matOf(standing);
  return mat === undefined
    ? { kind: 'square', ...explainLayout(layoutOf(standing), city, counts) }
    : { kind: 'capital', ...explainCapitalLayout(layoutOfCapital(mat, standing), city, { counts, places }) };
}

function explainLaid(
  { laid }: Automacity,
  city: CityIndex,
  {
    counts,
    places,
  }: { readonly counts: readonly number[]; readonly places: readonly Omit<ExplainedDistrict, 'cells'>[] },
): LaidExplanation {
  const others = counts.filter((_, nth) => nth !== city);
  const base = explainAutomacity(countLetters(laid), others);
  if (places.length === 0) return base;
  const civic = { points: civicPointsAtBest(laid) ?? 0 };
  const district = { points: places.reduce((sum, { points }) => sum + points, 0), districts: places };
  return { ...base, civic, district, total: base.total + civic.points + district.points };
}
