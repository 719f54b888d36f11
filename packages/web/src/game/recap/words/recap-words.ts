/** The words of the recap. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Recap } from '../recap-steps.ts';

export interface RecapWords {
  readonly title: { readonly [kind in Recap['kind']]: string };
  readonly earlier: (things: number) => string;
  readonly of: (nth: number, all: number) => string;
  readonly back: string;
  readonly forward: string;
  readonly pause: string;
  readonly play: string;
  readonly skip: string;
  /** The same once all of it was shown. */
  readonly done: string;
  readonly keys: string;
}

export const recapWords = partWords(import.meta.glob<RecapWords>('./??.ts', { import: 'recap' }));
