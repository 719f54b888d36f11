/** What `duopolis review` says. */
import type { DecisionKind, Unit } from '@duopolis/bots/review';

export interface ReviewWords {
  readonly command: string;
  readonly budget: string;
  readonly title: (game: number, games: number) => string;
  readonly kinds: { readonly [kind in DecisionKind]: string };
  readonly total: string;
  readonly units: { readonly [unit in Unit]: (amount: string) => string };
  readonly explained: { readonly [unit in Unit]: string };
  readonly cost: string;
  readonly worst: string;
  readonly nothingBetter: string;
  readonly instead: (played: string, better: string) => string;
  readonly chooses: (tiles: string) => string;
  readonly puts: (facts: {
    readonly tile: string;
    readonly city: string;
    readonly row: number;
    readonly column: number;
  }) => string;
  readonly assigns: (tile: string, city: string) => string;
  readonly cities: string;
  readonly couldBe: (points: number, best: number, notation: string) => string;
  /** The best that was found; there may be a better one. */
  readonly couldBeAtLeast: (points: number, best: number, notation: string) => string;
  readonly isBest: (points: number) => string;
  readonly noneFound: (points: number) => string;
  readonly unsolved: (points: number) => string;
  /** Of partners, or of each seat's own two cities. */
  readonly joint: { readonly [whose in 'partners' | 'alone']: string };
  readonly line: (name: string, played: number, points: number) => string;
  readonly noJointLine: string;
  readonly hands: (facts: {
    readonly who: string;
    readonly tile: string;
    readonly from: string;
    readonly to: string;
    readonly round: string;
    readonly turn: number;
  }) => string;
  readonly turningPoint: (facts: {
    readonly who: string;
    readonly did: string;
    readonly winners: string;
    readonly before: string;
    readonly after: string;
  }) => string;
  readonly noTurningPoint: string;
  readonly when: (line: number, round: string, turn: number) => string;
}
