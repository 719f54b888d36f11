/** Connected cells on the ground of a capital: groups of parks and districts, bridges included (LAND-4). */
import { count, firstGroup } from '../ground/bits.ts';
import { parkGroupPoints } from '../scoring/park.ts';
import type { CapitalGround } from './ground.ts';

/** The largest connected part of the mask, the first of several in reading order. */
export function largestRegion(ground: CapitalGround, mask: number): number {
  let largest = 0;
  for (let rest = mask; rest !== 0; ) {
    const region = firstGroup(rest, ground.beside);
    if (count(region) > count(largest)) largest = region;
    rest &= ~region;
  }
  return largest;
}

export function parkPointsOn(ground: CapitalGround, parks: number): number {
  let points = 0;
  for (let rest = parks; rest !== 0; ) {
    const group = firstGroup(rest, ground.beside);
    points += parkGroupPoints(count(group));
    rest &= ~group;
  }
  return points;
}
