/** All components of a game, each list replaceable by the owner of a boxed copy. */
import { AUTOMA_CARDS, type AutomaCard } from '../automa/cards.ts';
import { type ByLetter, type Duplex, LETTERS, type Tile } from '../types.ts';
import { BUILDING_COUNTS, CITY_TOKENS, DUPLEXES, SEATING_CARDS, type SeatingCard } from './base.ts';

export interface Components {
  readonly buildings: ByLetter<number>;
  readonly duplexes: readonly Duplex[];
  readonly tokens: readonly string[];
  readonly seatingCards: readonly SeatingCard[];
  readonly automaCards: readonly AutomaCard[];
}

export const COMPONENTS: Components = {
  buildings: BUILDING_COUNTS,
  duplexes: DUPLEXES,
  tokens: CITY_TOKENS,
  seatingCards: SEATING_CARDS,
  automaCards: AUTOMA_CARDS,
};

/** All building tiles, letter by letter. */
export const buildingTiles = ({ buildings }: Components): readonly Tile[] =>
  LETTERS.flatMap((letter) => Array<Tile>(buildings[letter]).fill(letter));
