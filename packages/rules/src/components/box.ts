/** All components of a game, each list replaceable by the owner of a boxed copy. */
import { AUTOMA_CARDS, type AutomaCard, TIE_BREAKS, type TieBreaks } from '../automa/cards.ts';
import {
  CAPITALS,
  type CivicPiece,
  type DistrictType,
  type MatPiece,
} from '../capitals/capitals-components.ts';
import { keysOf } from '../lists.ts';
import { type ByLetter, type Duplex, LETTERS, type Tile, TILES_IN_BOX } from '../types.ts';
import { CITY_TOKENS, DUPLEXES, SEATING_CARDS, type SeatingCard } from './base.ts';

export interface Components {
  readonly buildings: ByLetter<number>;
  readonly duplexes: readonly Duplex[];
  readonly tokens: readonly string[];
  readonly seatingCards: readonly SeatingCard[];
  readonly automaCards: readonly AutomaCard[];
  /** The list at the bottom of the Automa cards. */
  readonly tieBreaks: TieBreaks;
  readonly capitalTokens: readonly string[];
  readonly civics: readonly CivicPiece[];
  readonly mats: readonly MatPiece[];
  readonly districtCards: readonly DistrictType[];
}

export const COMPONENTS: Components = {
  buildings: TILES_IN_BOX,
  duplexes: DUPLEXES,
  tokens: CITY_TOKENS,
  seatingCards: SEATING_CARDS,
  automaCards: AUTOMA_CARDS,
  tieBreaks: TIE_BREAKS,
  capitalTokens: CAPITALS.tokens,
  civics: CAPITALS.civics,
  mats: CAPITALS.mats,
  districtCards: CAPITALS.districtCards,
};

/** Whether a game is played with Capitals, as its options say. */
interface WithCapitals {
  readonly capitals?: boolean;
}

/** All building tiles, letter by letter; with Capitals the civic tiles are mixed in (CAP-1). */
export function buildingTiles(
  { buildings, civics }: Components,
  { capitals = false }: WithCapitals = {},
): readonly Tile[] {
  const tiles: Tile[] = [];
  for (const letter of LETTERS) for (let nth = 0; nth < buildings[letter]; nth++) tiles.push(letter);
  if (capitals) for (const { tile } of civics) tiles.push(tile);
  return tiles;
}

/** How many building tiles there are. */
export const buildingCount = (
  { buildings, civics }: Components,
  { capitals }: Required<WithCapitals>,
): number => LETTERS.reduce((sum, letter) => sum + buildings[letter], 0) + (capitals ? civics.length : 0);

/** The Automa cards, each with the owner's list where that is not ours. */
export function deckOf({ automaCards, tieBreaks: ties }: Components): readonly AutomaCard[] {
  if (isSame(ties, TIE_BREAKS)) return automaCards;
  return automaCards.map((card) => ({ ...card, ties }));
}

/** Equal as JSON. Nearly every game is played with our own lists, which need no comparison. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The lists in which a box differs from ours; nothing where it is ours. */
export type OwnBox = Partial<Components>;

export function ownBox(components: Components): OwnBox | undefined {
  if (components === COMPONENTS) return undefined;
  const lists = keysOf(COMPONENTS).filter((list) => !isSame(components[list], COMPONENTS[list]));
  return lists.length === 0 ? undefined : Object.fromEntries(lists.map((list) => [list, components[list]]));
}

/** Our pieces, with those of an owner in place of ours. */
export const componentsIn = (box: OwnBox | undefined): Components =>
  box === undefined ? COMPONENTS : { ...COMPONENTS, ...box };

export const tokensOf = (
  { tokens, capitalTokens }: Components,
  { capitals }: Required<WithCapitals>,
): readonly string[] => (capitals ? capitalTokens : tokens);
