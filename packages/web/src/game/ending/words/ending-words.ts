/** The words of the end of a game: what decided it, the rematch, the costly decisions. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { BuildingType } from '@duopolis/rules';

/** A player; the reader is addressed directly. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** The deciding count of the winner and of the best rival. */
export interface Facts {
  readonly winner: Who;
  readonly rival: Who;
  readonly own: number;
  readonly theirs: number;
}

export interface EndingWords {
  readonly nextInCampaign: string;
  readonly verdict: {
    readonly nothing: (winners: readonly Who[]) => string;
    readonly lower: (facts: Facts, city: string) => string;
    readonly sum: (facts: Facts) => string;
    /** Level in the weaker city. */
    readonly higherCity: (facts: Facts, level: number) => string;
    /** Level in all points. */
    readonly type: (type: BuildingType, facts: Facts, level: readonly number[]) => string;
  };
  readonly consolation: {
    readonly bestCity: (city: string, points: number) => string;
    readonly close: (gap: number) => string;
    readonly bestType: (type: BuildingType, city: string, points: number) => string;
  };
  /** On a city. */
  readonly weakerOf: (who: readonly Who[]) => string;
  /** Winner of the game, as a label of the portrait in laurels. */
  readonly winner: (name: string) => string;
  /** A group of ready phrases, and the talk. */
  readonly say: string;
  readonly talk: string;
  readonly said: (name: string, what: string) => string;
  readonly rematch: {
    readonly title: string;
    /** Others want it: join or stay. */
    readonly wanted: (names: readonly string[]) => string;
    readonly join: string;
    readonly stay: string;
    readonly isIn: (who: readonly Who[]) => string;
    readonly deciding: (names: readonly string[]) => string;
    readonly staying: (names: readonly string[]) => string;
    /** I have said no. */
    readonly stayed: string;
    readonly changeMind: string;
    readonly starts: string;
    readonly fill: string;
    readonly lobby: string;
    /** The others play without me. */
    readonly begun: string;
    readonly watch: string;
    /** Whether each one is in, for the label of a portrait. */
    readonly states: { readonly [state in 'in' | 'deciding' | 'out']: (name: string) => string };
  };
  readonly costly: {
    readonly title: string;
    readonly looking: string;
    readonly none: string;
    readonly better: (what: string) => string;
  };
}

export const endingWords = partWords(import.meta.glob<EndingWords>('./??.ts', { import: 'ending' }));
