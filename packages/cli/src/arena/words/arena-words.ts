/** What `duopolis arena` says. */
import type { ArenaPlotWords } from '@duopolis/bots/arena';
import type { Fault } from '@duopolis/bots/kit';

export interface ArenaWords {
  readonly command: string;
  readonly options: {
    readonly bots: (names: string) => string;
    readonly budget: string;
    readonly iterations: string;
    readonly threads: string;
    readonly resume: string;
    readonly plot: string;
  };
  readonly played: (facts: {
    readonly games: number;
    readonly mode: string;
    readonly seats: number;
    readonly milliseconds: number;
    readonly seed: string;
  }) => string;
  /** Bot, seats, win share, rating, lower city, higher city, rank, times, faults. */
  readonly columns: readonly [string, string, string, string, string, string, string, string, string];
  readonly explained: (par: string, deals: number) => string;
  readonly fault: (fault: Fault) => string;
  readonly uneven: (games: number, ring: number) => string;
  readonly resumed: (played: number, games: number) => string;
  readonly plot: Omit<ArenaPlotWords, 'title'>;
}
