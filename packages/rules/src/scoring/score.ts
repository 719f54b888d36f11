/** The score of the cities of one table, type by type (END-5). */
import { BUILDING_TYPES, type ByType } from '../types.ts';
import { type FactoryWorth, factoryRank, factoryWorth } from './factory.ts';
import { besideInSquare, count } from './ground.ts';
import { housePoints } from './house.ts';
import type { Layout } from './layout.ts';
import { type CityMasks, otherTypes, tavernsOf } from './masks.ts';
import { OFFICE_BONUS, officePoints } from './office.ts';
import { parkPoints } from './park.ts';
import { shopPoints } from './shop.ts';
import { tavernPoints } from './tavern.ts';

export interface CityScore extends ByType<number> {
  /** Capitals only. */
  readonly civic?: number;
  readonly district?: number;
  readonly total: number;
}

/** How many buildings of each type stand in a city. */
export const countTypes = (masks: CityMasks): ByType<number> => ({
  shop: count(masks.S),
  factory: count(masks.F),
  tavern: count(tavernsOf(masks)),
  office: count(masks.O),
  park: count(masks.P),
  house: count(masks.H),
});

/** One city's score, given what a factory is worth in it. */
export function scoreCity({ masks }: Layout, worth: FactoryWorth): CityScore {
  const taverns = tavernsOf(masks);
  const shop = shopPoints(masks.S);
  const factory = count(masks.F) * worth;
  const tavern = tavernPoints(count(masks.d), count(masks.e), count(masks.m), count(masks.b));
  const office = officePoints(count(masks.O)) + count(masks.O & besideInSquare(taverns)) * OFFICE_BONUS;
  const park = parkPoints(masks.P);
  const spoiled = count(masks.H & besideInSquare(masks.F));
  const house = housePoints(count(masks.H), spoiled, otherTypes(masks));
  const total = shop + factory + tavern + office + park + house;
  return { shop, factory, tavern, office, park, house, total };
}

/** All cities of a table; factories are ranked among them. */
export function scoreCities(layouts: readonly Layout[]): readonly CityScore[] {
  const factories = layouts.map(({ masks }) => count(masks.F));
  return layouts.map((layout, city) =>
    scoreCity(layout, factoryWorth(factoryRank(factories[city] as number, factories))),
  );
}

export const sumOfTypes = (score: ByType<number>): number =>
  BUILDING_TYPES.reduce((sum, type) => sum + score[type], 0);
