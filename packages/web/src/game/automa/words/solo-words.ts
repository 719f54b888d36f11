/** The words of the Automas at the table. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface SoloWords {
  readonly card: (number: string) => string;
  /** Above a column of the card. */
  readonly forCity: (city: string) => string;
  readonly itsHand: string;
  readonly rests: (name: string) => string;
  /** No cards in the simple game. */
  readonly simple: (city: string) => string;
  readonly why: string;
  readonly whyTitle: (name: string) => string;
  /** 'factory for Leftville, +4' */
  readonly takes: (tile: string, city: string, gain: string) => string;
  /** The same, briefly, where the tile is drawn. */
  readonly took: (tile: string, city: string) => string;
  readonly decides: (symbol: string) => string;
  readonly passedOver: (symbol: string, why: string) => string;
  readonly others: string;
}

export const soloWords = partWords(import.meta.glob<SoloWords>('./??.ts', { import: 'solo' }));
