/** The words of the editor for a custom box. */
import type { CardOrder } from '@duopolis/rules/chance';
import { partWords } from '../../../kit/words/part-words.ts';

export interface BoxWords {
  readonly title: string;
  readonly about: string;
  readonly saved: string;
  readonly ours: string;
  readonly notSaved: (problem: string) => string;
  /** How many pieces a list has, and how many the printed one. */
  readonly count: (have: number, printed: number) => string;
  readonly missing: (number: number) => string;
  readonly extra: (number: number) => string;
  readonly twice: (pieces: readonly string[]) => string;
  readonly changed: string;
  readonly reset: string;
  readonly add: string;
  readonly remove: (piece: string) => string;
  readonly piece: (nth: number) => string;
  readonly number: string;
  readonly name: string;
  readonly shape: string;
  readonly shapes: { readonly [shape in 'stacked' | 'side']: string };
  readonly halves: { readonly [shape in 'stacked' | 'side']: readonly [string, string] };
  readonly shared: string;
  readonly own: string;
  readonly columnHint: string;
  readonly tiesTypes: string;
  readonly tiesTaverns: string;
  readonly up: (piece: string) => string;
  readonly down: (piece: string) => string;
  readonly wanted: (nth: number) => string;
  readonly unwanted: string;
  readonly cells: string;
  readonly cellsHint: string;
  readonly type: string;
  readonly question: string;
  readonly questionHint: string;
  readonly order: string;
  readonly orders: { readonly [order in CardOrder]: string };
}

export const boxWords = partWords(import.meta.glob<BoxWords>('./??.ts', { import: 'box' }));
