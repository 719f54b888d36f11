/** The words of the moments of a game, and why a score changed. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Round } from '@duopolis/rules';

export interface MotionWords {
  readonly tilesUp: string;
  readonly tilesUpAbout: string;
  /** Alone, in a turn where the Automas took tiles, and in any other. */
  readonly tilesUpForAutomas: string;
  readonly tilesUpAlone: string;
  /** Two people and an Automa that took tiles. */
  readonly tilesUpWithAutoma: string;
  readonly goOn: string;
  readonly goOnTouch: string;
  readonly roundOver: (round: string) => string;
  /** The next round: 'Round 2: 3 duplexes each. Hands do not pass.' */
  readonly next: (round: string, next: Round) => string;
  readonly allPlaced: string;
  readonly nowScores: string;
  /** On the last turn of a round, instead of where the hands go. */
  readonly lastTurn: (next: Round) => string;
  readonly lastTurnOfGame: string;
  /** Why a row changed, if not by a tile of its own city. */
  readonly causes: {
    readonly factory: { readonly [cause in 'rivals' | 'rivals-lost']: string };
    readonly district: { readonly [cause in 'rivals' | 'rivals-lost']: string };
    readonly removed: string;
    readonly built: (tile: string) => string;
  };
  /** For the log: 'Eiffel Tower: factories −2, rivals built factories' */
  readonly change: (facts: {
    readonly city: string;
    readonly term: string;
    readonly points: string;
    readonly cause: string;
  }) => string;
}

export const motionWords = partWords(import.meta.glob<MotionWords>('./??.ts', { import: 'motion' }));
