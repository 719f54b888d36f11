/** Parks: connected groups (PARK-1). */
import { besideInSquare, count, firstGroup, type Ground } from './ground.ts';
import type { Scored } from './shop.ts';

/** Points by size of a group; each further park adds one. */
export const PARK_POINTS = [0, 2, 8, 12] as const;
const FURTHER_PARK = 1;

export function parkGroupPoints(parks: number): number {
  const table = PARK_POINTS[parks];
  return table ?? PARK_POINTS[3] + (parks - 3) * FURTHER_PARK;
}

/** The points of all 65,536 patterns of parks in a 4x4 square. */
const POINTS_OF_PATTERN: Uint8Array = buildTable();

function buildTable(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let parks = 1; parks < table.length; parks++) {
    const group = firstGroup(parks, besideInSquare);
    table[parks] = parkGroupPoints(count(group)) + (table[parks & ~group] as number);
  }
  return table;
}

export const parkPoints = (parks: number): number => POINTS_OF_PATTERN[parks] as number;

export function parkGroups(parks: number, ground: Ground): readonly Scored[] {
  const groups: Scored[] = [];
  for (let rest = parks; rest !== 0; ) {
    const mask = firstGroup(rest, ground.beside);
    groups.push({ mask, points: parkGroupPoints(count(mask)) });
    rest &= ~mask;
  }
  return groups;
}
