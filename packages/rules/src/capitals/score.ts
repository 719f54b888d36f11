/** The score of the capitals of one table: the six types, then civic tiles, then districts (CAP-2). */
import { type FactoryWorth, factoryRank, factoryWorth } from '../scoring/factory.ts';
import { count } from '../scoring/ground.ts';
import { housePoints } from '../scoring/house.ts';
import { otherTypes, tavernsOf } from '../scoring/masks.ts';
import { OFFICE_BONUS, officePoints } from '../scoring/office.ts';
import type { CityScore } from '../scoring/score.ts';
import { tavernPoints } from '../scoring/tavern.ts';
import { civicPoints } from './civic.ts';
import type { ScoringTile } from './components.ts';
import { type District, districtPoints, largestDistrict } from './district.ts';
import { besideOn, type CapitalGround } from './ground.ts';
import type { CapitalLayout } from './layout.ts';
import type { CapitalMasks } from './masks.ts';
import { parkPointsOn } from './region.ts';
import { shopPointsOn } from './shop.ts';

export interface CapitalScore extends CityScore {
  readonly civic: number;
  readonly district: number;
}

/** One capital without its districts, which need the whole table. */
export function scoreCapital(
  { masks, ground }: CapitalLayout,
  worth: FactoryWorth,
): Omit<CapitalScore, 'district'> {
  const shop = shopPointsOn(ground, masks.S);
  const factory = count(masks.F) * worth;
  const tavern = tavernPoints(count(masks.d), count(masks.e), count(masks.m), count(masks.b));
  const office =
    officePoints(count(masks.O)) + count(masks.O & besideOn(ground, tavernsOf(masks))) * OFFICE_BONUS;
  const park = parkPointsOn(ground, masks.P);
  const spoiled = count(masks.H & besideOn(ground, masks.F));
  const house = housePoints(count(masks.H), spoiled, otherTypes(masks));
  const civic = civicPoints(ground, masks);
  const total = shop + factory + tavern + office + park + house + civic;
  return { shop, factory, tavern, office, park, house, civic, total };
}

/** All capitals of a table; factories are ranked among them, and districts compared. */
export function scoreCapitals(
  layouts: readonly CapitalLayout[],
  districts: readonly District[],
  scoringTiles: readonly ScoringTile[],
): readonly CapitalScore[] {
  const factories = layouts.map(({ masks }) => count(masks.F));
  const inDistricts = districtPoints(
    districts.map((one) => layouts.map(({ masks, ground }) => count(largestDistrict(masks, ground, one)))),
    scoringTiles,
  );
  return layouts.map((layout, city) => {
    const worth = factoryWorth(factoryRank(factories[city] as number, factories));
    const { total, ...score } = scoreCapital(layout, worth);
    const district = inDistricts[city] ?? 0;
    return { ...score, district, total: total + district };
  });
}

/** The total of a capital without its districts, from masks: the fast heart of search and simulation. */
export function scoreCapitalMasks(masks: CapitalMasks, ground: CapitalGround, worth: FactoryWorth): number {
  const { S, F, d, e, m, b, O, P, H } = masks;
  const taverns = d | e | m | b;
  return (
    shopPointsOn(ground, S) +
    count(F) * worth +
    (taverns === 0 ? 0 : tavernPoints(count(d), count(e), count(m), count(b))) +
    officePoints(count(O)) +
    count(O & besideOn(ground, taverns)) * OFFICE_BONUS +
    (P === 0 ? 0 : parkPointsOn(ground, P)) +
    (H === 0 ? 0 : housePoints(count(H), count(H & besideOn(ground, F)), otherTypes(masks))) +
    civicPoints(ground, masks)
  );
}
