/** What a simulation found, as it is printed with --json. */
import type { Mode, Options } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { ScoreTerm } from '@duopolis/words';
import type { Sitter } from './bot-seats.ts';
import type { Simulation } from './simulation-options.ts';
import { deviationOf, meanOf, type SeatSums, type Tally } from './simulation-tally.ts';

export interface SeatSummary {
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
  readonly deviation: number;
  readonly meanRank: number;
}

export interface Summary {
  readonly games: number;
  readonly mode: Mode;
  readonly seats: number;
  readonly capitals: boolean;
  readonly solo?: NonNullable<Options['solo']>;
  readonly seed: string;
  readonly bots: readonly Sitter[];
  readonly bySeat: readonly ({ readonly seat: number; readonly bot: Sitter } & SeatSummary)[];
  readonly byBot: readonly ({ readonly bot: Sitter; readonly played: number } & SeatSummary)[];
  readonly cityTotals: {
    readonly mean: number;
    readonly deviation: number;
    /** How many cities had each total. */
    readonly histogram: { readonly [total: string]: number };
  };
  /** Civic and district only in Capitals. */
  readonly pointsByType: { readonly [term in ScoreTerm]?: number };
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** `winRate` is of the games a seat, or of the seats a bot, has played. */
const seatSummary = ({ wins, ranks, scores }: SeatSums): SeatSummary => ({
  wins: rounded(wins),
  winRate: rounded(wins / Math.max(1, scores.count)),
  meanScore: rounded(meanOf(scores)),
  deviation: rounded(deviationOf(scores)),
  meanRank: rounded(ranks / Math.max(1, scores.count)),
});

export function summaryOf(tally: Tally, { options, seed, bots }: Simulation, seconds: number): Summary {
  const cities = Math.max(1, tally.totals.count);
  const totals = [...tally.histogram].toSorted(([one], [other]) => one - other);
  const { mode, seats, capitals, solo } = options;
  return {
    games: tally.games,
    mode,
    seats,
    capitals,
    ...(solo !== undefined && { solo }),
    seed,
    bots,
    bySeat: tally.seats.map((sums, seat) => ({ seat, bot: itemAt(bots, seat), ...seatSummary(sums) })),
    byBot: [...tally.bots].map(([bot, sums]) => ({ bot, played: sums.scores.count, ...seatSummary(sums) })),
    cityTotals: {
      mean: rounded(meanOf(tally.totals)),
      deviation: rounded(deviationOf(tally.totals)),
      histogram: Object.fromEntries(totals),
    },
    pointsByType: Object.fromEntries(
      [...tally.terms].map(([term, points]) => [term, rounded(points / cities)]),
    ),
    seconds: rounded(seconds),
    gamesPerSecond: rounded(tally.games / Math.max(seconds, 0.000_001)),
  };
}
