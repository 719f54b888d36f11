/** Taverns: sets of different kinds, anywhere in the city (TAVERN-1). */
import { TAVERN_LETTERS, type TavernLetter } from '../types.ts';
import { bitsOf, firstOf, secondOf } from './ground.ts';
import type { Scored } from './shop.ts';

/** Points by number of kinds in a set. */
export const TAVERN_POINTS = [0, 1, 4, 9, 17] as const;
const [, ONE_KIND, TWO_KINDS, THREE_KINDS, FOUR_KINDS] = TAVERN_POINTS;

/** Points of the sets that take as many kinds as they can, by how many there are of each kind. */
export function tavernPoints(drink: number, food: number, music: number, bed: number): number {
  const more1 = drink > food ? drink : food;
  const less1 = drink > food ? food : drink;
  const more2 = music > bed ? music : bed;
  const less2 = music > bed ? bed : music;
  const most = more1 > more2 ? more1 : more2;
  const least = less1 < less2 ? less1 : less2;
  const middle1 = more1 > more2 ? more2 : more1;
  const middle2 = less1 < less2 ? less2 : less1;
  const second = middle1 > middle2 ? middle1 : middle2;
  const third = middle1 > middle2 ? middle2 : middle1;
  return (
    least * FOUR_KINDS +
    (third - least) * THREE_KINDS +
    (second - third) * TWO_KINDS +
    (most - second) * ONE_KIND
  );
}

/** Kinds are counted up to 7, all there are of each in the box, to look their points up. */
const MOST_OF_A_KIND = 7;
const POINTS_OF_COUNTS: Uint8Array = Uint8Array.from({ length: (MOST_OF_A_KIND + 1) ** 4 }, (_, counts) =>
  tavernPoints(counts & 7, (counts >> 3) & 7, (counts >> 6) & 7, counts >> 9),
);
const TOO_MANY = 0x00f8_00f8;

/** The same points from two pairs of counts, each with the first in the low half and the second in the high one. */
export function tavernPairPoints(drinkAndFood: number, musicAndBed: number): number {
  if (((drinkAndFood | musicAndBed) & TOO_MANY) !== 0) return uncommonPoints(drinkAndFood, musicAndBed);
  const four = drinkAndFood | (musicAndBed << 6);
  return POINTS_OF_COUNTS[(four | (four >>> 13)) & 0xfff] as number;
}

const uncommonPoints = (drinkAndFood: number, musicAndBed: number): number =>
  tavernPoints(firstOf(drinkAndFood), secondOf(drinkAndFood), firstOf(musicAndBed), secondOf(musicAndBed));

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
