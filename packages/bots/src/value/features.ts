/** What matters in an unfinished city, as the terms of the learned value: tables to look up, and amounts to weigh. */
import { keysOf } from '@duopolis/rules/lists';
import { CAPITALS } from '@duopolis/rules/components';
import {
  besideInSquare,
  type CityMasks,
  civicPoints,
  count,
  FACTORY_WORTH,
  type FactoryWorth,
  otherTypes,
  scoreCapitalMasks,
  scoreMasks,
  tavernsOf,
} from '@duopolis/rules/scoring';
import type { Built } from '../lot/lot.ts';
import { lookAroundMat, lookInSquare, outlook } from './outlook.ts';
import { regionIn, type Rivals } from './rivals.ts';

/** Sizes of the tables, in their order; each table gives one term. */
const TABLES = {
  /** Shops by what the next one brings. */
  shop: { rows: 8, columns: 7 },
  /** Parks by what the next one brings. */
  park: { rows: 8, columns: 6 },
  /** Tavern kinds by taverns beyond one of each. */
  tavern: { rows: 5, columns: 4 },
  office: { rows: 8, columns: 1 },
  /** Houses that no factory spoils by other types. */
  house: { rows: 7, columns: 6 },
  /** Factories by how they compare with the most elsewhere. */
  factory: { rows: 8, columns: 6 },
} as const;

const AMOUNTS = [
  'points',
  'places',
  'shopPlaces',
  'parkPlaces',
  'officePlaces',
  'housePlaces',
  'factoryPlaces',
  'officesServed',
  'officesNot',
  'spoiled',
  'officeRoom',
  'houseRoom',
  'civics',
  'civicPoints',
  'districtPoints',
  'districtLead',
] as const;

type Table = keyof typeof TABLES;
const FROM = {} as { [table in Table]: number };
let size = 0;
for (const table of keysOf(TABLES)) {
  FROM[table] = size;
  size += TABLES[table].rows * TABLES[table].columns;
}
const FROM_AMOUNTS = size;

/** Terms of one stage. */
export const TERMS = FROM_AMOUNTS + AMOUNTS.length;
const LOOKED_UP = Object.keys(TABLES).length;

/** Which terms count once, and how much of each amount: written over by every description. */
export const described = {
  entries: new Int32Array(LOOKED_UP),
  amounts: new Float64Array(AMOUNTS.length),
};
export const AMOUNTS_FROM = FROM_AMOUNTS;

const SHOP_GAINS = [0, 0, 1, 2, 2, 3, 4, 5, 5, 5, 5, 6] as const;
const PARK_GAINS = [0, 1, 2, 2, 3, 3, 4, 5] as const;

const upTo = (number: number, most: number): number => (number < most ? number : most);

/** Ahead by two or more, by one, level, behind by one, second, or further behind. */
function standingOf(factories: number, { most, next }: Rivals): number {
  const lead = factories - most;
  if (lead >= 2) return 0;
  if (lead >= -1) return 1 - lead;
  return factories >= next ? 4 : 5;
}

const ANY_WORTH: FactoryWorth = FACTORY_WORTH[2];

/** Describes a city for the value; factories are left out of its points, as their table weighs them. */
export function describe(masks: CityMasks, rivals: Rivals, capital: Built | undefined): void {
  const { entries, amounts } = described;
  const { S, F, O, P, H, d, e, m, b } = masks;
  const taverns = tavernsOf(masks);
  const ground = capital?.ground;
  if (capital === undefined) lookInSquare(masks);
  else lookAroundMat(capital);
  const [factories, offices, houses] = [count(F), count(O), count(H)];
  const kinds = (d === 0 ? 0 : 1) + (e === 0 ? 0 : 1) + (m === 0 ? 0 : 1) + (b === 0 ? 0 : 1);
  const spoiled = H === 0 || F === 0 ? 0 : count(H & (ground?.beside(F) ?? besideInSquare(F)));
  const served =
    O === 0 || taverns === 0 ? 0 : count(O & (ground?.beside(taverns) ?? besideInSquare(taverns)));
  entries[0] = FROM.shop + upTo(count(S), 7) * 7 + (SHOP_GAINS[upTo(outlook.shopGain, 11)] ?? 0);
  entries[1] = FROM.park + upTo(count(P), 7) * 6 + (PARK_GAINS[upTo(outlook.parkGain, 7)] ?? 0);
  entries[2] = FROM.tavern + kinds * 4 + upTo(count(taverns) - kinds, 3);
  entries[3] = FROM.office + upTo(offices, 7);
  entries[4] = FROM.house + upTo(houses - spoiled, 6) * 6 + otherTypes(masks);
  entries[5] = FROM.factory + upTo(factories, 7) * 6 + standingOf(factories, rivals);
  const points =
    capital === undefined
      ? scoreMasks(masks, ANY_WORTH)
      : scoreCapitalMasks(capital.masks, capital.ground, ANY_WORTH);
  amounts[0] = points - factories * ANY_WORTH;
  amounts[1] = outlook.places;
  amounts[2] = upTo(outlook.shopPlaces, 5);
  amounts[3] = upTo(outlook.parkPlaces, 5);
  amounts[4] = outlook.officePlaces;
  amounts[5] = outlook.housePlaces;
  amounts[6] = outlook.factoryPlaces;
  amounts[7] = served;
  amounts[8] = offices - served;
  amounts[9] = spoiled;
  amounts[10] = outlook.officePlaces * offices;
  amounts[11] = outlook.housePlaces * otherTypes(masks);
  if (capital !== undefined) describeCapital(capital, rivals);
}

function describeCapital(capital: Built, rivals: Rivals): void {
  const { amounts } = described;
  amounts[12] = count(capital.masks.civic);
  amounts[13] = civicPoints(capital.ground, capital.masks);
  amounts[14] = 0;
  amounts[15] = 0;
  rivals.districts.forEach(({ district, largest, second }, nth) => {
    const region = regionIn(capital, district);
    const [most, next] = CAPITALS.scoringTiles[nth] ?? [0, 0];
    const points =
      region > largest ? most : region === largest ? (most + next) / 2 : region >= second ? next : 0;
    amounts[14] = (amounts[14] ?? 0) + (region === 0 ? 0 : points);
    amounts[15] = (amounts[15] ?? 0) + (most * Math.max(-3, Math.min(3, region - largest))) / 8;
  });
}
