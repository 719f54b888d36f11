/** The score of the capitals of one table: the six types, then civic tiles, then districts (CAP-2). */
import type { FactoryWorth } from '../scoring/factory.ts';
import { count } from '../ground/bits.ts';
import { type CityScore, scoreCity, scoreRanked } from '../scoring/score-city.ts';
import { civicPoints } from './civic.ts';
import type { ScoringTile } from './capitals-components.ts';
import { type District, districtPoints, largestDistrict } from './district.ts';
import type { CapitalGround } from './capital-ground.ts';
import type { CapitalLayout } from './capital-layout.ts';
import type { CapitalMasks } from './capital-masks.ts';

export interface CapitalScore extends CityScore {
  readonly civic: number;
  readonly district: number;
}

/** One capital without its districts, which need the whole table. */
export function scoreCapital(layout: CapitalLayout, worth: FactoryWorth): Omit<CapitalScore, 'district'> {
  const { total, ...types } = scoreCity(layout, worth);
  const civic = civicPoints(layout.ground, layout.masks);
  return { ...types, civic, total: total + civic };
}

/** The scores of a table with what its cities have in every district, by the sizes of their largest regions. */
export function withDistricts(
  scores: readonly CityScore[],
  sizes: readonly (readonly number[])[],
  scoringTiles: readonly ScoringTile[],
): readonly CapitalScore[] {
  const points = districtPoints(sizes, scoringTiles);
  return scores.map(({ total, civic = 0, ...types }, city) => {
    const district = points[city] ?? 0;
    return { ...types, civic, district, total: total + district };
  });
}

/** All capitals of a table; factories are ranked among them, and districts compared. */
export const scoreCapitals = (
  layouts: readonly CapitalLayout[],
  districts: readonly District[],
  scoringTiles: readonly ScoringTile[],
): readonly CapitalScore[] =>
  withDistricts(
    scoreRanked(
      layouts.map((layout) => ({
        factories: count(layout.masks.F),
        scoreAt: (worth) => scoreCapital(layout, worth),
      })),
    ),
    districts.map((one) => layouts.map(({ masks, ground }) => count(largestDistrict(masks, ground, one)))),
    scoringTiles,
  );

/** Local copies: the engine looks up an imported name at every use. */
const cityScore = scoreCity;
const civics = civicPoints;

/** The total of a capital without its districts, from masks. */
export const scoreCapitalMasks = (masks: CapitalMasks, ground: CapitalGround, worth: FactoryWorth): number =>
  cityScore({ masks, ground }, worth).total + civics(ground, masks);
