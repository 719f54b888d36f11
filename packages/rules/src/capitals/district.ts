/** Districts: dealt at set-up, and scored by the largest region of each city (DIST-1 to DIST-4). */
import { itemAt } from '../lists.ts';
import type { DistrictType, ScoringTile } from './capitals-components.ts';
import type { CapitalGround } from './capital-ground.ts';
import { type CapitalMasks, maskOfKind } from './capital-masks.ts';
import { largestRegion } from './region.ts';

/** Two types that make one district. */
export type District = readonly [DistrictType, DistrictType];

export const DISTRICTS = 3;

/** House and factory spoil each other, so they never make a pair. */
export const isHouseFactory = ([one, other]: District): boolean =>
  (one === 'house' && other === 'factory') || (one === 'factory' && other === 'house');

/** Pairs for the three scoring tiles from the seven shuffled cards (DIST-1). */
export function dealDistricts(cards: readonly DistrictType[]): readonly District[] {
  const leftOver = itemAt(cards, 2 * DISTRICTS);
  return Array.from({ length: DISTRICTS }, (_, nth): District => {
    const pair: District = [itemAt(cards, 2 * nth), itemAt(cards, 2 * nth + 1)];
    return isHouseFactory(pair) ? [pair[0], leftOver] : pair;
  });
}

/** The cells of a city's largest region of a district (DIST-2). */
export const largestDistrict = (masks: CapitalMasks, ground: CapitalGround, [one, other]: District): number =>
  largestRegion(ground, maskOfKind(masks, one) | maskOfKind(masks, other));

/** A city's place in one district. */
export interface DistrictPlace {
  readonly size: number;
  /** First, second, or none. */
  readonly place?: 1 | 2;
  /** How many cities share the place. */
  readonly tied: number;
  /** What they share: both figures if they tie for first. */
  readonly shared: number;
  readonly points: number;
}

/** What each city scores in all districts, from the sizes of its largest regions, district by district. */
export function districtPoints(
  sizes: readonly (readonly number[])[],
  scoringTiles: readonly ScoringTile[],
): readonly number[] {
  const places = sizes.map((one, nth) => districtPlaces(one, itemAt(scoringTiles, nth)));
  const cities = sizes[0] ?? [];
  return cities.map((_, city) => places.reduce((sum, place) => sum + (place[city]?.points ?? 0), 0));
}

const sharing = (
  size: number,
  { place, tied, shared }: { readonly place: 1 | 2; readonly tied: number; readonly shared: number },
): DistrictPlace => ({
  size,
  place,
  tied,
  shared,
  points: Math.floor(shared / tied),
});

/** Every city's points in one district, by the size of its largest region (DIST-3, DIST-4). */
export function districtPlaces(
  sizes: readonly number[],
  [firstFigure, secondFigure]: ScoringTile,
): readonly DistrictPlace[] {
  let [most, firsts, next, seconds] = [0, 0, 0, 0];
  for (const size of sizes) {
    if (size > most) [most, firsts, next, seconds] = [size, 1, most, firsts];
    else if (size === most) firsts++;
    else if (size > next) [next, seconds] = [size, 1];
    else if (size === next) seconds++;
  }
  return sizes.map((size) => {
    if (size > 0 && size === most) {
      return sharing(size, {
        place: 1,
        tied: firsts,
        shared: firsts > 1 ? firstFigure + secondFigure : firstFigure,
      });
    }
    if (size > 0 && size === next && firsts === 1)
      return sharing(size, { place: 2, tied: seconds, shared: secondFigure });
    return { size, tied: 0, shared: 0, points: 0 };
  });
}
