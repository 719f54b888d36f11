/** A city as one mask of cells for each letter, and its whole score from them: the fast heart of search and simulation. */
import { typeOfLetter } from '../tile.ts';
import { type BuildingType, type ByLetter, byType, LETTERS } from '../types.ts';
import type { FactoryWorth } from './factory.ts';
import { UNKNOWN } from '../ground/ground.ts';
import { besideInSquare, countInSquare } from '../ground/square.ts';
import { housePoints } from './house.ts';
import { OFFICE_BONUS, officePoints } from './office.ts';
import { knownParkPoints, parkPoints } from './park.ts';
import { knownShopPoints, shopPoints } from './shop.ts';
import { knownTavernPoints, tavernPoints } from './tavern.ts';

export type CityMasks = ByLetter<number>;

export const EMPTY_MASKS: CityMasks = { S: 0, F: 0, d: 0, e: 0, m: 0, b: 0, O: 0, P: 0, H: 0 };

export const tavernsOf = (masks: CityMasks): number => masks.d | masks.e | masks.m | masks.b;

const LETTERS_OF_TYPE = byType((type) => LETTERS.filter((letter) => typeOfLetter(letter) === type));

/** All buildings of a type. */
export function maskOfType(masks: CityMasks, type: BuildingType): number {
  let mask = 0;
  for (const letter of LETTERS_OF_TYPE[type]) mask |= masks[letter];
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

/** Constants of this file: the compiler looks an imported name up again at every use, which costs a sixth of the time. */
const count = countInSquare;
const beside = besideInSquare;
const shops = knownShopPoints;
const taverns = knownTavernPoints;
const offices = officePoints;
const parks = knownParkPoints;
const houses = housePoints;
const bonus = OFFICE_BONUS;
const unknown = UNKNOWN;

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

/** What is looked up, for the first time. */
const workedOut = ({ S, d, e, m, b, P }: CityMasks): number =>
  shopPoints(S) + tavernPoints(count(d), count(e), count(m), count(b)) + parkPoints(P);
