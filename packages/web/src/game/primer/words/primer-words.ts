/** The words of the primers: at most five points each, which a slow reader reads in a minute. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Primer } from '../../../kit/settings/primers.ts';

interface Point {
  readonly what: string;
  readonly text: string;
}

export interface PrimerWords {
  readonly titles: { readonly [primer in Primer]: string };
  readonly offers: { readonly [primer in Primer]: string };
  readonly points: { readonly [primer in Primer]: readonly Point[] };
  readonly gotIt: string;
  readonly notNow: string;
}

export const primerWords = partWords(import.meta.glob<PrimerWords>('./??.ts', { import: 'primer' }));
