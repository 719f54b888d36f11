/** The words of a review: what decisions cost, what was better, variations, looking together. */
import type { Depth, Side } from '../depths.ts';
import { partWords } from '../../../kit/words/part-words.ts';
import type { DecisionKind, Unit } from '@duopolis/bots/review';

export interface ReviewWords {
  readonly sides: { readonly [side in Side]: string };
  readonly sidesLabel: string;
  readonly about: string;
  readonly depth: string;
  readonly depths: { readonly [depth in Depth]: { readonly label: string; readonly about: string } };
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly stop: string;
  readonly failed: string;
  readonly progress: (done: number, all: number) => string;
  readonly stopped: (done: number, all: number) => string;
  readonly done: string;
  readonly estimates: string;
  readonly whose: string;
  readonly everyone: string;
  /** After an amount, which already has its percent sign. */
  readonly units: { readonly [unit in Unit]: string };
  readonly graph: {
    readonly title: string;
    readonly measure: string;
    readonly chances: string;
    readonly points: string;
    readonly aboutChances: string;
    readonly aboutPoints: string;
    readonly label: (what: string) => string;
    readonly table: string;
    readonly when: string;
    readonly start: string;
    readonly end: string;
    readonly turningPoint: (who: string, chance: string, step: number) => string;
  };
  readonly loss: {
    readonly title: string;
    readonly about: { readonly [unit in Unit]: string };
    readonly who: string;
    readonly kinds: { readonly [kind in DecisionKind]: string };
    readonly together: string;
    readonly none: string;
  };
  readonly notes: {
    readonly title: string;
    readonly none: string;
    readonly noneYet: string;
    readonly order: string;
    readonly all: (notes: number) => string;
    readonly byStep: string;
    readonly byCost: string;
    readonly where: (round: string, turn: number) => string;
    readonly played: (what: string) => string;
    readonly better: (what: string) => string;
    readonly cost: (amount: string, unit: string) => string;
    /** City points right after the decision; for a choice, with its tiles on their best cells. */
    readonly atOnce: (cities: readonly string[]) => string;
    readonly atBest: (cities: readonly string[]) => string;
    readonly instead: (city: string, better: number, played: number) => string;
    readonly later: string;
    /** On the last turn there is no later effect: the final places are compared. */
    readonly byRank: string;
    readonly placed: (facts: {
      readonly tile: string;
      readonly city: string;
      readonly row: number;
      readonly column: number;
    }) => string;
    readonly assigned: (tile: string, city: string) => string;
    /** Where no board shows rows and columns: 'park in Colosseum'. */
    readonly placedIn: (tile: string, city: string) => string;
    /** Instead of what was played: the same tile in the same city. */
    readonly otherSpace: string;
    /** On the board and in a hand. */
    readonly playedMark: string;
    readonly betterMark: string;
    readonly close: string;
    readonly tryIt: string;
  };
  readonly pairs: {
    readonly title: string;
    readonly about: string;
    readonly alone: string;
    readonly line: (played: number, points: number) => string;
    readonly show: (city: string) => string;
    readonly dialog: (names: readonly string[]) => string;
    readonly explained: string;
    readonly scores: string;
    readonly handed: string;
    readonly hands: (facts: {
      readonly who: string;
      readonly tile: string;
      readonly from: string;
      readonly to: string;
    }) => string;
    readonly nothingHanded: string;
    readonly city: string;
  };
  readonly cities: {
    readonly title: string;
    readonly about: string;
    readonly aboutCapitals: string;
    readonly isBest: string;
    readonly noneFound: string;
    readonly couldBe: (points: number) => string;
    readonly couldBeAtLeast: (points: number) => string;
    readonly laid: string;
    readonly show: (city: string) => string;
    readonly built: string;
    readonly best: string;
    readonly found: string;
    readonly line: string;
    readonly total: string;
    readonly type: string;
    readonly points: (points: number) => string;
  };
  readonly trying: {
    readonly about: string;
    readonly seat: string;
    readonly nobody: string;
    readonly toNext: string;
    readonly chooseTwo: string;
    readonly tile: string;
    readonly placeIt: string;
    readonly city: string;
    readonly go: string;
    readonly thinking: string;
    readonly notPlayed: (nth: number) => string;
    readonly sameAsPlayed: string;
    readonly back: string;
    readonly tries: string;
    readonly one: (nth: number, step: number) => string;
    readonly forget: (nth: number) => string;
    readonly followed: (played: number, bot: number) => string;
    readonly result: string;
    readonly what: string;
    readonly played: string;
    readonly now: string;
    readonly difference: string;
    readonly failed: string;
    readonly copy: string;
    readonly copied: string;
    readonly byBot: string;
  };
  readonly together: {
    readonly title: string;
    readonly join: string;
    readonly leave: string;
    readonly here: (names: readonly string[]) => string;
    readonly alone: string;
    readonly lead: string;
    readonly follow: (leader: string) => string;
    readonly free: (leader: string, step: number) => string;
    readonly goFree: string;
    readonly rejoin: (leader: string) => string;
    readonly handOver: string;
    readonly handTo: (name: string) => string;
    readonly youLead: string;
    readonly leads: (name: string) => string;
    readonly refused: string;
    readonly lost: string;
  };
}

export const reviewWords = partWords(import.meta.glob<ReviewWords>('./??.ts', { import: 'review' }));
