/** All components of a game, each list replaceable by the owner of a boxed copy. */
import { AUTOMA_CARDS, type AutomaCard } from '../automa/cards.ts';
import { CAPITALS, type CivicPiece, type DistrictType, type MatPiece } from '../capitals/components.ts';
import { type ByLetter, type Duplex, LETTERS, type Tile } from '../types.ts';
import { BUILDING_COUNTS, CITY_TOKENS, DUPLEXES, SEATING_CARDS, type SeatingCard } from './base.ts';

export interface Components {
  readonly buildings: ByLetter<number>;
  readonly duplexes: readonly Duplex[];
  readonly tokens: readonly string[];
  readonly seatingCards: readonly SeatingCard[];
  readonly automaCards: readonly AutomaCard[];
  readonly capitalTokens: readonly string[];
  readonly civics: readonly CivicPiece[];
  readonly mats: readonly MatPiece[];
  readonly districtCards: readonly DistrictType[];
}

export const COMPONENTS: Components = {
  buildings: BUILDING_COUNTS,
  duplexes: DUPLEXES,
  tokens: CITY_TOKENS,
  seatingCards: SEATING_CARDS,
  automaCards: AUTOMA_CARDS,
  capitalTokens: CAPITALS.tokens,
  civics: CAPITALS.civics,
  mats: CAPITALS.mats,
  districtCards: CAPITALS.districtCards,
};

/** All building tiles, letter by letter; with Capitals the civic tiles are mixed in (CAP-1). */
export const buildingTiles = ({ buildings, civics }: Components, capitals = false): readonly Tile[] => [
  ...LETTERS.flatMap((letter) => Array<Tile>(buildings[letter]).fill(letter)),
  ...(capitals ? civics.map(({ tile }) => tile) : []),
];

export const tokensOf = ({ tokens, capitalTokens }: Components, capitals: boolean): readonly string[] =>
  capitals ? capitalTokens : tokens;
