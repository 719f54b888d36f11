/** The words of the replay: finished games, reading a file, and stepping through a game. */
import { partWords } from '../../../kit/words/part-words.ts';

export const SPEEDS = ['slow', 'usual', 'fast', 'fastest'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReplayWords {
  readonly about: string;
  readonly games: string;
  readonly none: string;
  readonly play: string;
  /** Where a game comes from. */
  readonly from: { readonly [source in 'local' | 'table' | 'file']: string };
  readonly forget: (game: string) => string;
  readonly open: string;
  readonly openAbout: string;
  readonly choose: string;
  readonly dropHere: string;
  /** How many games were read. */
  readonly read: (games: number) => string;
  /** Its place in the file, and what is wrong there. */
  readonly badLine: (line: number, why: string) => string;
  readonly foul: (facts: {
    readonly game: number;
    readonly entry: number | undefined;
    readonly rule: string;
    readonly why: string;
  }) => string;
  readonly noGames: string;
  readonly tooLarge: string;
  readonly unreadable: string;
  readonly lostTitle: string;
  readonly lost: string;
  readonly noServer: string;
  readonly allGames: string;
  /** 'Ann and Ben', to be read as the title of a game. */
  readonly people: (names: readonly string[]) => string;
  /** For the receiver of the link: what the page shows. */
  readonly description: (names: readonly string[], table: string) => string;
  readonly wins: (names: readonly string[], points: number) => string;
  readonly viewpoint: string;
  readonly allOpen: string;
  readonly step: (step: number, steps: number) => string;
  readonly slider: string;
  readonly toStart: string;
  readonly back: string;
  readonly forward: string;
  readonly toEnd: string;
  readonly start: string;
  readonly pause: string;
  readonly speed: string;
  readonly speeds: { readonly [speed in Speed]: string };
  readonly controls: string;
  readonly hands: string;
  readonly hand: (name: string) => string;
  readonly noHand: string;
  readonly chosen: (tile: string) => string;
  readonly toPlace: string;
  readonly automas: string;
  readonly log: string;
  readonly copyLink: string;
  readonly copied: string;
  /** The link contains the game itself. */
  readonly copiedWhole: string;
  readonly keys: { readonly step: string; readonly ends: string; readonly play: string };
}

export const replayWords = partWords(import.meta.glob<ReplayWords>('./??.ts', { import: 'replay' }));
