/** The Automa cards: two columns of symbols each, read from the top until one decides (FULL-1, AUTOMA-1). */
import { type BuildingType, TAVERN_LETTERS, type TavernLetter, TIE_BREAK_ORDER } from '../types.ts';

/** House, factory, new type, best. */
export const AUTOMA_SYMBOLS = ['h', 'f', 'n', '>'] as const;
export type AutomaSymbol = (typeof AUTOMA_SYMBOLS)[number];
export type Column = readonly AutomaSymbol[];

export interface AutomaCard {
  readonly number: number;
  /** For the city shared with a player. */
  readonly shared: Column;
  /** For Automacity. */
  readonly own: Column;
  /** The list of a custom box's cards, if it is not ours. */
  readonly ties?: TieBreaks;
}

/** The list at the bottom of every card: types, and the kinds of taverns among themselves (AUTOMA-4). */
export interface TieBreaks {
  readonly types: readonly (BuildingType | 'civic')[];
  readonly taverns: readonly TavernLetter[];
}

/** Civic tiles come last. */
export const TIE_BREAK_LIST = [...TIE_BREAK_ORDER, 'civic'] as const;

export const TIE_BREAKS: TieBreaks = { types: TIE_BREAK_LIST, taverns: TAVERN_LETTERS };

export const AUTOMA_CARDS: readonly AutomaCard[] = [
  { number: 1, shared: ['f', '>'], own: ['n', 'h', '>'] },
  { number: 2, shared: ['f', '>'], own: ['n', '>'] },
  { number: 3, shared: ['f', '>'], own: ['h', '>'] },
  { number: 4, shared: ['f', '>'], own: ['>'] },
  { number: 5, shared: ['h', '>'], own: ['n', 'f', '>'] },
  { number: 6, shared: ['h', '>'], own: ['f', '>'] },
  { number: 7, shared: ['h', '>'], own: ['n', '>'] },
  { number: 8, shared: ['h', '>'], own: ['>'] },
  { number: 9, shared: ['n', '>'], own: ['f', '>'] },
  { number: 10, shared: ['n', '>'], own: ['h', '>'] },
  { number: 11, shared: ['n', '>'], own: ['n', 'h', '>'] },
  { number: 12, shared: ['>'], own: ['n', 'h', '>'] },
  { number: 13, shared: ['>'], own: ['n', 'h', '>'] },
  { number: 14, shared: ['>'], own: ['n', '>'] },
  { number: 15, shared: ['>'], own: ['n', '>'] },
  { number: 16, shared: ['>'], own: ['h', '>'] },
  { number: 17, shared: ['>'], own: ['f', '>'] },
  { number: 18, shared: ['>'], own: ['n', 'f', '>'] },
  { number: 19, shared: ['>'], own: ['>'] },
  { number: 20, shared: ['>'], own: ['>'] },
];
