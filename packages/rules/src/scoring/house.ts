/** Houses: worth the variety of the city, unless a factory is next door (HOUSE-1, HOUSE-2). */
import { bitsOf } from '../ground/bits.ts';
import type { Ground } from '../ground/ground.ts';
import type { CityMasks } from './masks.ts';

export const SPOILED_HOUSE = 1;

/** One house for each other type in the city; a spoiled one for 1. */
export const housePoints = (houses: number, spoiled: number, otherTypes: number): number =>
  (houses - spoiled) * otherTypes + spoiled * SPOILED_HOUSE;

/** Every house with what it is worth, and the factories that spoil it. */
export const housesOf = (
  { H, F }: Pick<CityMasks, 'H' | 'F'>,
  otherTypes: number,
  ground: Ground,
): readonly { readonly house: number; readonly spoiledBy: number; readonly points: number }[] =>
  bitsOf(H).map((house) => {
    const spoiledBy = F & ground.beside(house);
    return { house, spoiledBy, points: spoiledBy === 0 ? otherTypes : SPOILED_HOUSE };
  });
