/** The score of the cities of one table, type by type (END-5). */
import { BUILDING_TYPES, type ByType, byType } from '../types.ts';
import { FACTORY_WORTH, factoryPoints, factoryRank, type FactoryWorth, factoryWorth } from './factory.ts';
import { count } from '../ground/bits.ts';
import { housePoints, SPOILED_HOUSE } from './house.ts';
import type { Layout } from './layout.ts';
import { type CityMasks, maskOfType, otherTypes, tavernsOf } from './masks.ts';
import { OFFICE_BONUS, OFFICE_POINTS, officePoints } from './office.ts';
import { FURTHER_PARK, PARK_POINTS } from './park.ts';
import { SHOP_POINTS } from './shop.ts';
import { TAVERN_POINTS, tavernPoints } from './tavern.ts';

export interface CityScore extends ByType<number> {
  /** Capitals only. */
  readonly civic?: number;
  readonly district?: number;
  readonly total: number;
}

/** The figures of every type in the order in which its rules name them, for a reader: one shop, two shops, and so on. */
export const POINTS_TABLES: ByType<readonly number[]> = {
  shop: SHOP_POINTS.slice(1),
  factory: FACTORY_WORTH,
  tavern: TAVERN_POINTS.slice(1),
  office: [...OFFICE_POINTS.slice(1), OFFICE_BONUS],
  park: [...PARK_POINTS.slice(1), FURTHER_PARK],
  house: [SPOILED_HOUSE],
};

/** How many buildings of each type stand in a city. */
export const countTypes = (masks: CityMasks): ByType<number> =>
  byType((type) => count(maskOfType(masks, type)));

/** Local copies: the engine looks up an imported name at every use. */
const bits = count;
const factoriesFor = factoryPoints;
const tavernsIn = tavernsOf;
const setPoints = tavernPoints;
const officesFor = officePoints;
const bonus = OFFICE_BONUS;
const housesFor = housePoints;
const others = otherTypes;

/** One city's score by type on its ground, square or capital, given what a factory is worth in it. */
export function scoreCity(
  { masks, ground }: Pick<Layout, 'masks' | 'ground'>,
  worth: FactoryWorth,
): CityScore {
  const taverns = tavernsIn(masks);
  const shop = ground.shopPoints(masks.S);
  const factory = factoriesFor(bits(masks.F), worth);
  const tavern = taverns === 0 ? 0 : setPoints(bits(masks.d), bits(masks.e), bits(masks.m), bits(masks.b));
  const office = officesFor(bits(masks.O)) + bits(masks.O & ground.beside(taverns)) * bonus;
  const park = masks.P === 0 ? 0 : ground.parkPoints(masks.P);
  const house =
    masks.H === 0 ? 0 : housesFor(bits(masks.H), bits(masks.H & ground.beside(masks.F)), others(masks));
  const total = shop + factory + tavern + office + park + house;
  return { shop, factory, tavern, office, park, house, total };
}

/** A city of a table: its factories make its rank, and the rank makes its score. */
export interface RankedCity {
  readonly factories: number;
  readonly scoreAt: (worth: FactoryWorth) => CityScore;
}

/** All cities of a table, of any kind; factories are ranked among them (FACTORY-1). */
export function scoreRanked(cities: readonly RankedCity[]): readonly CityScore[] {
  const counts = cities.map(({ factories }) => factories);
  return cities.map(({ factories, scoreAt }) => scoreAt(factoryWorth(factoryRank(factories, counts))));
}

export const scoreCities = (layouts: readonly Layout[]): readonly CityScore[] =>
  scoreRanked(
    layouts.map((layout) => ({
      factories: count(layout.masks.F),
      scoreAt: (worth) => scoreCity(layout, worth),
    })),
  );

export const sumOfTypes = (score: ByType<number>): number =>
  BUILDING_TYPES.reduce((sum, type) => sum + score[type], 0);
