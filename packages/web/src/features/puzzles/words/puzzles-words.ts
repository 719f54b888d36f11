/** The words of the puzzles of the day. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { PuzzleKind } from '@duopolis/bots/puzzle';

type ByKind<T> = { readonly [kind in PuzzleKind]: T };

export interface PuzzlesWords {
  readonly title: string;
  readonly about: string;
  readonly kinds: ByKind<string>;
  /** The task. */
  readonly tasks: { readonly [kind in Exclude<PuzzleKind, 'placement'>]: string } & {
    readonly placement: (tiles: number) => string;
  };
  /** What is counted. */
  readonly goals: ByKind<string>;
  readonly threePuzzles: string;
  /** The state of one of them, after its name. */
  readonly open: string;
  readonly triesLeft: (tries: number) => string;
  readonly solved: string;
  readonly over: string;

  readonly practice: string;
  readonly practiceAbout: string;
  readonly today: string;
  readonly toToday: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  readonly utc: string;
  readonly future: (date: string) => string;
  readonly noDay: (day: string) => string;
  readonly streak: (days: number) => string;

  readonly drawing: string;
  readonly tooEasy: (puzzles: number) => string;
  readonly failed: string;

  readonly city: string;
  readonly leftCity: string;
  readonly rightCity: string;
  readonly tiles: string;
  readonly hand: string;
  readonly standsAt: (points: string) => string;
  readonly pickTile: string;
  readonly pickCell: (tile: string) => string;
  readonly pickOther: (tile: string) => string;
  readonly pickFirst: string;
  readonly ready: string;
  readonly changed: (one: string, other: string, points: number) => string;
  readonly picked: (tile: string) => string;
  readonly takenBack: (tile: string) => string;
  readonly clear: string;
  readonly check: string;
  readonly checkLast: string;
  readonly laidOut: string;

  readonly tries: string;
  readonly tryIs: (number: number, worth: string) => string;
  /** Two cities, the weaker first. */
  readonly worth: (weaker: number, stronger: number) => string;
  readonly isBest: string;
  readonly moreIsPossible: string;
  readonly triedAlready: string;
  readonly showTry: (number: number) => string;

  readonly solution: string;
  readonly best: string;
  readonly yours: string;
  readonly compared: string;
  readonly shown: string;
  readonly solvedIn: (tries: number) => string;
  readonly missedBy: (points: string, best: string) => string;
  /** The list of what the best answer changes, and one city of it. */
  readonly better: string;
  readonly fromTo: (city: string, yours: number, best: number) => string;
  readonly greedy: ByKind<(worth: string) => string>;
  readonly why: string;
  readonly next: ByKind<string>;

  readonly result: string;
  /** Of the day's puzzles; inside a line. */
  readonly solvedOf: (solved: number, all: number) => string;
  readonly copy: string;
  /** The puzzles of the day before, for practice. */
  readonly practise: string;
  readonly copied: string;
  readonly resultText: string;
  readonly tomorrow: (hours: number, minutes: number) => string;
}

export const puzzleWords = partWords(import.meta.glob<PuzzlesWords>('./??.ts', { import: 'puzzles' }));
