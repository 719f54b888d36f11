/** The pieces in the base box, as data (docs/COMPONENTS.md says which are known and which are ours). */
import type { CardOrder } from '../chance/seating.ts';
import type { Duplex } from '../types.ts';

export const DUPLEXES: readonly Duplex[] = [
  ...(['F|d', 'F|O', 'H|O', 'H|S', 'O|P', 'O|S', 'e|H', 'P|F', 'P|H', 'm|P', 'S|F', 'S|b'] as const),
  ...(['e-F', 'F-O', 'F-S', 'H-P', 'H-b', 'O-H', 'O-S', 'd-P', 'P-F', 'P-O', 'S-m', 'S-H'] as const),
];

export const CITY_TOKENS: readonly string[] = [
  'pyramids',
  'colosseum',
  'gateway-arch',
  'taj-mahal',
  'eiffel-tower',
  'golden-pavilion',
  'sydney-harbour-bridge',
];

/** A randomizer card: its number, what it asks (a key of the language files), and how answers are put in order. */
export interface SeatingCard {
  readonly number: number;
  readonly asks: string;
  readonly order: CardOrder;
}

export const SEATING_CARDS = [
  { number: 1, asks: 'birthday', order: 'date' },
  { number: 2, asks: 'city-of-birth', order: 'text' },
  { number: 3, asks: 'last-letter-of-first-name', order: 'text' },
  { number: 4, asks: 'shoe-size', order: 'number' },
  { number: 5, asks: 'hair-length', order: 'number' },
  { number: 6, asks: 'letters-in-name', order: 'number' },
  { number: 7, asks: 'number-1-to-100', order: 'number' },
  { number: 8, asks: 'shirt-colour', order: 'rainbow' },
  { number: 9, asks: 'last-book', order: 'text' },
  { number: 10, asks: 'height', order: 'number' },
  { number: 11, asks: 'minutes-since-meal', order: 'number' },
  { number: 12, asks: 'keys-carried', order: 'number' },
  { number: 13, asks: 'street-letter', order: 'text' },
  { number: 14, asks: 'cities-lived-in', order: 'number' },
  { number: 15, asks: 'got-up', order: 'number' },
] as const satisfies readonly SeatingCard[];
export type SeatingQuestion = (typeof SEATING_CARDS)[number]['asks'];
