/** Taverns: sets of different kinds, anywhere in the city (TAVERN-1). */
import { TAVERN_LETTERS, type TavernLetter } from '../types.ts';
import { bitsOf } from '../ground/bits.ts';
import { UNKNOWN } from '../ground/ground.ts';
import type { Scored } from './shop.ts';

/** Points by number of kinds in a set. */
export const TAVERN_POINTS = [0, 1, 4, 9, 17] as const;

/** Kinds are counted up to 7, all there are of each in the box, to look their points up. */
const MOST_OF_A_KIND = 7;
const POINTS_OF_COUNTS: Uint8Array = new Uint8Array((MOST_OF_A_KIND + 1) ** 4).fill(UNKNOWN);

/** What is known so far; nothing of more than there are. */
export const knownTavernPoints = (drink: number, food: number, music: number, bed: number): number =>
  (drink | food | music | bed) > MOST_OF_A_KIND
    ? UNKNOWN
    : (POINTS_OF_COUNTS[drink | (food << 3) | (music << 6) | (bed << 9)] as number);

/** Points of the sets that take as many kinds as they can, by how many there are of each kind. */
export function tavernPoints(drink: number, food: number, music: number, bed: number): number {
  const known = knownTavernPoints(drink, food, music, bed);
  if (known !== UNKNOWN) return known;
  const points = pointsOfSets([drink, food, music, bed]);
  if ((drink | food | music | bed) <= MOST_OF_A_KIND)
    POINTS_OF_COUNTS[drink | (food << 3) | (music << 6) | (bed << 9)] = points;
  return points;
}

/** As many sets of all four kinds as there are, of three with what is left, and so on. */
function pointsOfSets(counts: readonly number[]): number {
  let points = 0;
  for (let nth = 0, kinds = counts.length; kinds > 0; nth++) {
    kinds = counts.filter((count) => count > nth).length;
    points += TAVERN_POINTS[kinds] ?? 0;
  }
  return points;
}

/** The sets themselves: the first of every kind, then the second of every kind, and so on. */
export function tavernSets(masks: { readonly [kind in TavernLetter]: number }): readonly Scored[] {
  const kinds = TAVERN_LETTERS.map((kind) => bitsOf(masks[kind]));
  const sets: Scored[] = [];
  for (let nth = 0; ; nth++) {
    const members = kinds.flatMap((taverns) => taverns[nth] ?? []);
    if (members.length === 0) return sets;
    const mask = members.reduce((set, bit) => set | bit, 0);
    sets.push({ mask, points: TAVERN_POINTS[members.length] ?? 0 });
  }
}
