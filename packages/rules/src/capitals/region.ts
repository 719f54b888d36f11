/** Connected cells on the ground of a capital: groups of parks and districts, bridges included (LAND-4). */
import { count, lowestBit } from '../scoring/ground.ts';
import { parkGroupPoints } from '../scoring/park.ts';
import { besideOn, type CapitalGround } from './ground.ts';

/** All cells of the mask that are connected with its first one. */
export function firstRegion(ground: CapitalGround, mask: number): number {
  let region = lowestBit(mask);
  for (;;) {
    const grown = (region | besideOn(ground, region)) & mask;
    if (grown === region) return region;
    region = grown;
  }
}

/** The largest connected part of the mask, the first of several in reading order. */
export function largestRegion(ground: CapitalGround, mask: number): number {
  let largest = 0;
  for (let rest = mask; rest !== 0; ) {
    const region = firstRegion(ground, rest);
    if (count(region) > count(largest)) largest = region;
    rest &= ~region;
  }
  return largest;
}

export function parkPointsOn(ground: CapitalGround, parks: number): number {
  let points = 0;
  for (let rest = parks; rest !== 0; ) {
    const group = firstRegion(ground, rest);
    points += parkGroupPoints(count(group));
    rest &= ~group;
  }
  return points;
}
