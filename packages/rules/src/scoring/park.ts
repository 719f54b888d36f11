/** Parks: connected groups (PARK-1). */
import { count, firstGroup } from '../ground/bits.ts';
import { type Ground, UNKNOWN } from '../ground/ground.ts';
import { besideInSquare } from '../ground/square.ts';
import type { Scored } from './shop.ts';

/** Points by size of a group; each further park adds one. */
export const PARK_POINTS = [0, 2, 8, 12] as const;
export const FURTHER_PARK = 1;

export function parkGroupPoints(parks: number): number {
  const table = PARK_POINTS[parks];
  return table ?? PARK_POINTS[3] + (parks - 3) * FURTHER_PARK;
}

/** The points of the 65,536 patterns of parks in a 4x4 square; computed on first use. */
const POINTS_OF_PATTERN: Uint8Array = new Uint8Array(1 << 16).fill(UNKNOWN, 1);

/** The known entries so far. */
export const knownParkPoints = (parks: number): number => POINTS_OF_PATTERN[parks] as number;

export function parkPoints(parks: number): number {
  if (knownParkPoints(parks) === UNKNOWN) {
    const group = firstGroup(parks, besideInSquare);
    POINTS_OF_PATTERN[parks] = parkGroupPoints(count(group)) + parkPoints(parks & ~group);
  }
  return knownParkPoints(parks);
}

export function parkGroups(parks: number, ground: Ground): readonly Scored[] {
  const groups: Scored[] = [];
  for (let rest = parks; rest !== 0; ) {
    const mask = firstGroup(rest, ground.beside);
    groups.push({ mask, points: parkGroupPoints(count(mask)) });
    rest &= ~mask;
  }
  return groups;
}
