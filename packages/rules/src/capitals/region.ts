/** Connected cells on the ground of a capital: groups of parks and districts, bridges included (LAND-4). */
import { count } from '../ground/bits.ts';
import { parkGroupPoints } from '../scoring/park.ts';
import { besideOn, type CapitalGround } from './capital-ground.ts';

/** Local copies: the engine looks up an imported name at every use. */
const beside = besideOn;
const bits = count;
const pointsOfGroup = parkGroupPoints;

/** All cells of the mask connected with its first one: `firstGroup` without the call of a closure. */
function firstRegion(ground: CapitalGround, mask: number): number {
  let region = mask & -mask;
  for (;;) {
    const grown = (region | beside(ground, region)) & mask;
    if (grown === region) return region;
    region = grown;
  }
}

/** The largest connected part of the mask, the first of several in reading order. */
export function largestRegion(ground: CapitalGround, mask: number): number {
  let largest = 0;
  let most = 0;
  for (let rest = mask; bits(rest) > most; ) {
    const region = firstRegion(ground, rest);
    const size = bits(region);
    if (size > most) [largest, most] = [region, size];
    rest &= ~region;
  }
  return largest;
}

export function parkPointsOn(ground: CapitalGround, parks: number): number {
  let points = 0;
  for (let rest = parks; rest !== 0; ) {
    const group = firstRegion(ground, rest);
    points += pointsOfGroup(bits(group));
    rest &= ~group;
  }
  return points;
}
