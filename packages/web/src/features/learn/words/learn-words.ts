/** The words of the first game: what the two partners say, and the buttons of the lesson. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Chapter } from '../lessons.ts';
import type { Facts, Line, Target } from '../lesson-lines.ts';

/** The partners by name; she sits on the left, he on the right. */
export interface Spoken extends Facts {
  readonly left: string;
  readonly right: string;
}

export interface LearnWords {
  readonly title: string;
  readonly chapters: { readonly [chapter in Chapter]: string };
  /** At most two short sentences each. */
  readonly lines: { readonly [line in Line]: (facts: Spoken) => string };
  /** How to do it, for those who hesitate. */
  readonly how: { readonly [kind in Target['kind']]: string };
  readonly says: (name: string) => string;
  readonly step: (number: number, of: number, chapter: string) => string;
  readonly next: string;
  /** The names of the outlined targets, for screen readers. */
  readonly outlined: (name: string) => string;
  readonly doForMe: string;
  readonly skipStep: string;
  readonly playOn: string;
  readonly finish: string;
  readonly finishing: string;
  readonly menu: string;
  readonly leave: string;
  readonly again: string;
  readonly skipAll: string;
  readonly fold: string;
  readonly unfold: string;
  readonly ending: {
    readonly title: string;
    readonly won: (name: string) => string;
    readonly notWon: (name: string) => string;
    readonly skipped: string;
    readonly learned: string;
    readonly lines: readonly [string, string, string, string, string];
    readonly next: string;
    readonly play: string;
    readonly rules: string;
    readonly puzzle: string;
    readonly again: string;
    readonly goOn: string;
  };
}

export const learnWords = partWords(import.meta.glob<LearnWords>('./??.ts', { import: 'learn' }));
