/** A city as one mask of cells for each letter, and its whole score from them: the hot path of search and simulation. */
import { type BuildingType, type ByLetter, type Changing, lettersOfType } from '../types.ts';
import type { FactoryWorth } from './factory.ts';
import { count as countCells, countInSquare } from '../ground/bits.ts';
import { UNKNOWN } from '../ground/ground.ts';
import { besideInSquare } from '../ground/square.ts';
import { housePoints } from './house.ts';
import { OFFICE_BONUS, officePoints } from './office.ts';
import { knownParkPoints, parkPoints } from './park.ts';
import { knownShopPoints, shopPoints } from './shop.ts';
import { knownTavernPoints, tavernPoints } from './tavern.ts';

export type CityMasks = ByLetter<number>;

/** Local copies: the engine looks an imported name up again at every use, which costs a sixth of the time. */
const bits = countCells;
const count = countInSquare;
const beside = besideInSquare;
const shops = knownShopPoints;
const taverns = knownTavernPoints;
const offices = officePoints;
const parks = knownParkPoints;
const houses = housePoints;
const bonus = OFFICE_BONUS;
const unknown = UNKNOWN;

export const EMPTY_MASKS: CityMasks = { S: 0, F: 0, d: 0, e: 0, m: 0, b: 0, O: 0, P: 0, H: 0 };

export const tavernsOf = (masks: CityMasks): number => masks.d | masks.e | masks.m | masks.b;

/** All buildings of a type. */
export function maskOfType(masks: CityMasks, type: BuildingType): number {
  let mask = 0;
  for (const letter of lettersOfType(type)) mask |= masks[letter];
  return mask;
}

/** Every cell with a building. */
export const occupiedBy = (masks: CityMasks): number =>
  masks.S | masks.F | tavernsOf(masks) | masks.O | masks.P | masks.H;

/** 1 if the mask has any cell, 0 if none. */
const any = (mask: number): number => (mask === 0 ? 0 : 1);

/** How many types other than houses the city has (HOUSE-1). */
export const otherTypes = (masks: CityMasks): number =>
  any(masks.S) + any(masks.F) + any(tavernsOf(masks)) + any(masks.O) + any(masks.P);

/** One mask for each letter, in the order of LETTERS. */
export type MaskList = [number, number, number, number, number, number, number, number, number];

export const masksIn = ([S, F, d, e, m, b, O, P, H]: Readonly<[...MaskList, ...number[]]>): CityMasks => ({
  S,
  F,
  d,
  e,
  m,
  b,
  O,
  P,
  H,
});

/** Writes masks over with those that stand one after the other in a list, in the order of LETTERS. */
export function readMasks(masks: Changing<CityMasks>, list: ArrayLike<number>, from: number): void {
  masks.S = list[from] ?? 0;
  masks.F = list[from + 1] ?? 0;
  masks.d = list[from + 2] ?? 0;
  masks.e = list[from + 3] ?? 0;
  masks.m = list[from + 4] ?? 0;
  masks.b = list[from + 5] ?? 0;
  masks.O = list[from + 6] ?? 0;
  masks.P = list[from + 7] ?? 0;
  masks.H = list[from + 8] ?? 0;
}

/** Writes masks over with others, all of their cells moved by a number of bits. */
export function copyMasks(
  masks: Changing<CityMasks>,
  { S, F, d, e, m, b, O, P, H }: CityMasks,
  by = 0,
): void {
  masks.S = S << by;
  masks.F = F << by;
  masks.d = d << by;
  masks.e = e << by;
  masks.m = m << by;
  masks.b = b << by;
  masks.O = O << by;
  masks.P = P << by;
  masks.H = H << by;
}

/** Adds a building by its letter's index in LETTERS: a switch is faster here than a lookup by key. */
export function addBuilding(masks: Changing<CityMasks>, letter: number, bit: number): void {
  switch (letter) {
    case 0:
      masks.S |= bit;
      break;
    case 1:
      masks.F |= bit;
      break;
    case 2:
      masks.d |= bit;
      break;
    case 3:
      masks.e |= bit;
      break;
    case 4:
      masks.m |= bit;
      break;
    case 5:
      masks.b |= bit;
      break;
    case 6:
      masks.O |= bit;
      break;
    case 7:
      masks.P |= bit;
      break;
    default:
      masks.H |= bit;
  }
}

/** The buildings of each type as the digits of one number in reference order, the first type the highest (END-3). */
export function packedTypes(masks: CityMasks, base: number): number {
  let digits = bits(masks.S);
  digits = digits * base + bits(masks.F);
  digits = digits * base + bits(tavernsOf(masks));
  digits = digits * base + bits(masks.O);
  digits = digits * base + bits(masks.P);
  return digits * base + bits(masks.H);
}

/** The total of a city in the 4x4 square. */
export function scoreMasks(masks: CityMasks, worth: FactoryWorth): number {
  const { S, F, d, e, m, b, O, P, H } = masks;
  const T = d | e | m | b;
  const types = any(S) + any(F) + any(T) + any(O) + any(P);
  const looked = shops(S) + taverns(count(d), count(e), count(m), count(b)) + parks(P);
  return (
    (looked < unknown ? looked : workedOut(masks)) +
    count(F) * worth +
    offices(count(O)) +
    count(O & beside(T)) * bonus +
    houses(count(H), count(H & beside(F)), types)
  );
}

/** A table entry on first use. */
const workedOut = ({ S, d, e, m, b, P }: CityMasks): number =>
  shopPoints(S) + tavernPoints(count(d), count(e), count(m), count(b)) + parkPoints(P);
