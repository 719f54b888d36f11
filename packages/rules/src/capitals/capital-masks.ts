/** A capital as masks: one for each letter, and for its civic tiles who wants what next door. */
import { type CityMasks, EMPTY_MASKS, maskOfType } from '../scoring/masks.ts';
import { type BuildingType, type ByType, byType, type Civic, type TypeLetter } from '../types.ts';
import { typeOfTypeLetter } from '../tile.ts';

export interface CapitalMasks extends CityMasks {
  readonly civic: number;
  /** Civic tiles by a type they want next to them; each wants two. */
  readonly wanting: ByType<number>;
  /** Civic tiles by the type that hurts them. */
  readonly hurtBy: ByType<number>;
}

export const NO_CIVICS: ByType<number> = byType(() => 0);

export const EMPTY_CAPITAL: CapitalMasks = {
  ...EMPTY_MASKS,
  civic: 0,
  wanting: NO_CIVICS,
  hurtBy: NO_CIVICS,
};

/** What a civic tile wants and what hurts it. */
export interface Wishes {
  readonly wanted: readonly [BuildingType, BuildingType];
  readonly unwanted: BuildingType;
}

/** The letters of a civic tile: two that it wants, then the one that hurts it. */
export const civicLetters = (civic: Civic): readonly [TypeLetter, TypeLetter, TypeLetter] => [
  civic[1] as TypeLetter,
  civic[2] as TypeLetter,
  civic[4] as TypeLetter,
];

export function wishesOf(civic: Civic): Wishes {
  const [first, second, unwanted] = civicLetters(civic);
  return {
    wanted: [typeOfTypeLetter(first), typeOfTypeLetter(second)],
    unwanted: typeOfTypeLetter(unwanted),
  };
}

/** All buildings of a type, or all civic tiles. */
export const maskOfKind = (masks: CapitalMasks, kind: BuildingType | 'civic'): number =>
  kind === 'civic' ? masks.civic : maskOfType(masks, kind);
