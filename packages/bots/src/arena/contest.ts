/** A contest: who plays, what is played, how often, and from which seed. */
import type { Components } from '@duopolis/rules/components';
import { isAutoma, type Options, type Seat } from '@duopolis/rules';

export interface Contest {
  readonly options: Options;
  /** The contestants by name; names may repeat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Time for each decision. */
  readonly milliseconds: number;
  /** Trials per decision instead of the clock, so that every run gives the same games. */
  readonly iterations?: number;
  /** The pieces of a custom box; ours by default. */
  readonly components?: Components;
}

/** Which bot sits in each seat; nobody in an Automa's. */
export type Lineup = readonly (string | undefined)[];

/** One game of a contest. */
export interface Fixture {
  readonly game: number;
  /** Games of the same deal have the same tiles in the same order. */
  readonly deal: number;
  readonly seed: string;
  readonly lineup: Lineup;
}

/** The seats that take commands. */
export const seatsToFill = (options: Options): readonly Seat[] =>
  Array.from({ length: options.seats }, (_, seat) => seat).filter((seat) => !isAutoma(options, seat));
