/** The words for saving a game: its record, the proof of its deal, the picture of a city. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface ShareWords {
  readonly title: string;
  readonly replay: string;
  readonly review: string;
  readonly save: string;
  readonly saved: (file: string) => string;
  readonly verify: string;
  readonly picture: string;
  readonly noRecord: string;
  /** The proof, sentence by sentence. */
  readonly proof: {
    readonly title: string;
    readonly right: string;
    readonly wrong: string;
    readonly noSeed: string;
    readonly seed: string;
    readonly commitment: string;
    /** The seed gives the commitment. */
    readonly committed: (commitment: string) => string;
    /** The same as was shown here when the game began. */
    readonly remembered: string;
    readonly notRemembered: string;
    readonly otherPromise: (shown: string, now: string) => string;
    /** What follows from the seed. */
    readonly dealt: (tiles: number, cards: number) => string;
    readonly landscapes: string;
    readonly played: (entries: number) => string;
    readonly unproven: string;
    readonly withoutSeed: string;
    readonly foul: (rule: string, why: string, entry: number | undefined) => string;
    readonly ownTiles: string;
  };
  readonly card: {
    readonly title: string;
    readonly city: string;
    readonly light: string;
    readonly lights: { readonly [light in 'day' | 'night']: string };
    readonly send: string;
    readonly png: string;
    readonly svg: string;
    /** An animation of the city growing. */
    readonly gif: string;
    readonly builtBy: (names: readonly string[]) => string;
    readonly points: (points: number) => string;
    /** The text alternative of the picture. */
    readonly alt: (facts: {
      readonly city: string;
      readonly names: readonly string[];
      readonly points: number;
      readonly date: string;
    }) => string;
    readonly failed: string;
  };
  /** The line of HTML for other sites. */
  readonly embed: {
    readonly open: string;
    readonly title: string;
    readonly what: string;
    readonly game: string;
    readonly code: string;
    readonly copy: string;
    readonly copied: string;
    /** Opens a preview of the embed. */
    readonly look: string;
    readonly notPublic: string;
  };
}

export const shareWords = partWords(import.meta.glob<ShareWords>('./??.ts', { import: 'share' }));
