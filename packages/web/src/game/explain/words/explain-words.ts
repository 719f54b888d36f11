/** The words of explanations on hover, focus and long press; how types score is in the table's words. */
import { partWords } from '../../../kit/words/part-words.ts';

/** Symbols of the table that are not building types. */
type Sign = 'duplex' | 'counts' | 'balance' | 'gain' | 'offer' | 'tried' | 'pass';

export interface ExplainWords {
  readonly names: { readonly [sign in Sign]: string };
  /** One or two short sentences each. */
  readonly texts: { readonly [sign in Sign]: string };
  /** By how many of the two wanted types are next to it, and next to the unwanted one. */
  readonly civic: (points: readonly [number, number, number], hurt: number) => string;
  /** A civic building: the types that it wants next to it, and the one that it doesn't. */
  readonly needs: (wanted: readonly [string, string], unwanted: string) => string;
  readonly district: string;
  /** Before the reasons for the points of a tile in its city. */
  readonly here: string;
}

export const explainWords = partWords(import.meta.glob<ExplainWords>('./??.ts', { import: 'explain' }));
