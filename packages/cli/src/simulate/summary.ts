/** What a simulation found, as it is printed with --json. */
import type { BotName } from '@duopolis/bots';
import { BUILDING_TYPES, type BuildingType, type ByType, type Mode } from '@duopolis/rules';
import { deviationOf, meanOf, type SeatSums, type Tally } from './tally.ts';

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
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly bySeat: readonly ({ readonly seat: number; readonly bot: BotName } & SeatSummary)[];
  readonly byBot: readonly ({ readonly bot: BotName; readonly played: number } & SeatSummary)[];
  readonly cityTotals: {
    readonly mean: number;
    readonly deviation: number;
    /** How many cities had each total. */
    readonly histogram: { readonly [total: string]: number };
  };
  readonly pointsByType: ByType<number>;
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

export function summaryOf(
  tally: Tally,
  played: Pick<Summary, 'mode' | 'seats' | 'seed' | 'bots'>,
  seconds: number,
): Summary {
  const bots = tally.seats.map((_, seat) => played.bots[seat % played.bots.length] as BotName);
  const meanPoints = (type: BuildingType): number =>
    rounded(tally.types[type] / Math.max(1, tally.totals.count));
  const totals = [...tally.histogram].toSorted(([one], [other]) => one - other);
  return {
    games: tally.games,
    mode: played.mode,
    seats: played.seats,
    seed: played.seed,
    bots,
    bySeat: tally.seats.map((sums, seat) => ({ seat, bot: bots[seat] as BotName, ...seatSummary(sums) })),
    byBot: [...tally.bots].map(([bot, sums]) => ({ bot, played: sums.scores.count, ...seatSummary(sums) })),
    cityTotals: {
      mean: rounded(meanOf(tally.totals)),
      deviation: rounded(deviationOf(tally.totals)),
      histogram: Object.fromEntries(totals),
    },
    pointsByType: Object.fromEntries(
      BUILDING_TYPES.map((type) => [type, meanPoints(type)]),
    ) as unknown as ByType<number>,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(tally.games / Math.max(seconds, 0.000_001)),
  };
}
