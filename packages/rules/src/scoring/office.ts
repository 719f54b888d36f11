/** Offices: sets of up to six, and one more for each office next to a tavern (OFFICE-1, OFFICE-2). */
import { bitsOf, lowestBit } from '../ground/bits.ts';
import type { Ground } from '../ground/ground.ts';
import type { Scored } from './shop.ts';

/** Points by number of offices in a set. */
export const OFFICE_POINTS = [0, 1, 3, 6, 10, 15, 21] as const;
export const OFFICE_SET = 6;
const FULL_SET = OFFICE_POINTS[OFFICE_SET];
export const OFFICE_BONUS = 1;

/** Points by number of offices in a city, enough for a full 5x5 square. */
const POINTS_OF_COUNT: Uint8Array = Uint8Array.from({ length: 32 }, (_, offices) => {
  const sets = Math.floor(offices / OFFICE_SET);
  return sets * FULL_SET + (OFFICE_POINTS[offices % OFFICE_SET] ?? 0);
});

export const officePoints = (offices: number): number => POINTS_OF_COUNT[offices] as number;

export function officeSets(offices: number): readonly Scored[] {
  const bits = bitsOf(offices);
  const sets: Scored[] = [];
  for (let from = 0; from < bits.length; from += OFFICE_SET) {
    const members = bits.slice(from, from + OFFICE_SET);
    sets.push({
      mask: members.reduce((set, bit) => set | bit, 0),
      points: OFFICE_POINTS[members.length] ?? 0,
    });
  }
  return sets;
}

/** Every office with a bonus, and the tavern it has it from. */
export const officeBonuses = (
  offices: number,
  taverns: number,
  ground: Ground,
): readonly { readonly office: number; readonly tavern: number }[] =>
  bitsOf(offices & ground.beside(taverns)).map((office) => ({
    office,
    tavern: lowestBit(taverns & ground.beside(office)),
  }));
