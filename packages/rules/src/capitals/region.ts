/** Connected cells on the ground of a capital: groups of parks and districts, bridges included (LAND-4). */
import { count, firstGroup } from '../ground/bits.ts';
import { parkGroupPoints } from '../scoring/park.ts';
import { besideOn, type CapitalGround } from './capital-ground.ts';

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

/** Local copies: the engine looks an imported name up again at every use. */
const beside = besideOn;
const bits = count;
const pointsOfGroup = parkGroupPoints;

export function parkPointsOn(ground: CapitalGround, parks: number): number {
  let points = 0;
  for (let rest = parks; rest !== 0; ) {
    let group = rest & -rest;
    for (let grown = 0; grown !== group; ) {
      grown = group;
      group = (grown | beside(ground, grown)) & rest;
    }
    points += pointsOfGroup(bits(group));
    rest &= ~group;
  }
  return points;
}
