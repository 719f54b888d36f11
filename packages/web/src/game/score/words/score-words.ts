/** The words of the score: why a city scores what it scores, the ceremony, the standings. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { ScoreTerm } from '@duopolis/words';

export interface ScoreScreenWords {
  readonly title: string;
  /** Touch a line or a tile to see it drawn. */
  readonly whyHint: string;
  readonly nothingScores: string;
  /** Automacity's tiles. */
  readonly tray: string;
  readonly emptyTray: string;
  readonly wins: (names: readonly string[]) => string;
  readonly youWin: string;
  readonly youShare: string;
  /** My weaker city and my place. */
  readonly reached: (city: string, points: number, place: string) => string;
  readonly reachedSum: (points: number, place: string) => string;
  readonly track: string;
  readonly trackOf: (city: string, total: number) => string;
  readonly skip: string;
  readonly next: string;
  readonly counting: (term: string) => string;
  /** As printed: a player says the points of a type in the city on their left. */
  readonly announces: (who: string, city: string, points: string) => string;
  readonly nextCity: string;
  readonly nextResult: string;
  readonly announceAll: string;
  readonly difficulty: string;
  readonly cities: string;
  readonly standings: string;
  readonly leftCity: string;
  readonly rightCity: string;
  readonly you: (name: string) => string;
  readonly bot: string;
  readonly automa: string;
  /** Tied with somebody; then a sentence says what decided, own and theirs, for those who don't know the rule. */
  readonly level: (rival: string) => string;
  readonly higherCity: (own: number, theirs: number) => string;
  readonly typeDecides: (
    term: Exclude<ScoreTerm, 'civic' | 'district'>,
    own: number,
    theirs: number,
  ) => string;
  readonly sharedWith: (names: readonly string[]) => string;
  readonly decidedTitle: string;
  readonly decided: { readonly [scoring in 'lower' | 'sum']: string };
  /** With others who played the same deal. */
  readonly compare: string;
  readonly rematch: string;
  readonly rematchBy: string;
  readonly home: string;
  readonly seeWhy: (city: string) => string;
}

export const scoreWords = partWords(import.meta.glob<ScoreScreenWords>('./??.ts', { import: 'score' }));
