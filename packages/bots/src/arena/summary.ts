/** The results of a contest, as printed with --json. */
import { itemAt } from '@duopolis/rules/lists';
import type { FaultCode } from '../kit/fault.ts';
import type { Contest } from './contest.ts';
import { type DealShare, type Interval, mean, quantile, winShare } from './interval.ts';
import { type Matches, ratingIntervals } from './ratings.ts';
import type { GameRow, SeatFault } from './row.ts';
import { groupedBy } from '../grouped.ts';

export interface BotSummary {
  readonly bot: string;
  /** Seats it has played. */
  readonly seats: number;
  /** How often it sat in each seat. */
  readonly bySeat: readonly number[];
  /** Shared first ranks count 1/n. */
  readonly wins: number;
  readonly winShare: Interval;
  readonly rating: Interval;
  readonly meanRank: number;
  readonly meanScore: number;
  readonly meanLowerCity: number;
  readonly meanHigherCity: number;
  /** How often each score came. */
  readonly scores: { readonly [score: string]: number };
  readonly decisions: {
    readonly count: number;
    readonly meanMs: number;
    readonly p99Ms: number;
    readonly worstMs: number;
  };
  readonly faults: number;
  readonly faultsByCode: { readonly [code in FaultCode]?: number };
  /** The first one of each code. */
  readonly faultExamples: readonly SeatFault['fault'][];
}

export interface ArenaSummary {
  readonly contest: Contest;
  readonly games: number;
  readonly deals: number;
  /** What every bot would win if all were equal. */
  readonly par: number;
  readonly bots: readonly BotSummary[];
}

/** One bot in one seat of one game. */
interface Sitting {
  readonly row: GameRow;
  readonly seat: number;
}

export function arenaSummary(contest: Contest, rows: readonly GameRow[]): ArenaSummary {
  const inOrder = rows.toSorted((one, other) => one.game - other.game);
  const bots = [...new Set(contest.bots)];
  const deals = [...groupedBy(inOrder, ({ deal }) => deal).values()];
  const ratings = ratingIntervals(
    deals.map((games) => matchesOf(games, bots)),
    bots.length,
  );
  return {
    contest,
    games: rows.length,
    deals: deals.length,
    par: 1 / contest.options.seats,
    bots: bots.map((bot, nth) => botSummary(bot, { rows: inOrder, deals, rating: itemAt(ratings, nth) })),
  };
}

function botSummary(
  bot: string,
  {
    rows,
    deals,
    rating,
  }: {
    readonly rows: readonly GameRow[];
    readonly deals: readonly (readonly GameRow[])[];
    readonly rating: Interval;
  },
): BotSummary {
  const sittings = sittingsOf(bot, rows);
  const each = (figure: (sitting: Sitting) => number): number => rounded(mean(sittings.map(figure)));
  const times = Float64Array.from(sittings.flatMap(({ row, seat }) => row.times[seat] ?? [])).toSorted();
  const faults = sittings.flatMap(({ row, seat }) => row.faults.filter((fault) => fault.seat === seat));
  const byCode = groupedBy(faults, ({ fault }) => fault.code);
  const share = winShare(deals.map((games) => dealShare(bot, games)));
  return {
    bot,
    seats: sittings.length,
    bySeat: (rows[0]?.lineup ?? []).map(
      (_, seat) => sittings.filter((sitting) => sitting.seat === seat).length,
    ),
    wins: rounded(sittings.reduce((wins, sitting) => wins + winOf(sitting), 0)),
    winShare: roundedInterval(share),
    rating: roundedInterval(rating),
    meanRank: each(({ row, seat }) => row.ranks[seat] ?? 0),
    meanScore: each(({ row, seat }) => row.scores[seat] ?? 0),
    meanLowerCity: each(({ row, seat }) => row.cities[seat]?.[0] ?? 0),
    meanHigherCity: each(({ row, seat }) => row.cities[seat]?.[1] ?? 0),
    scores: histogram(sittings.map(({ row, seat }) => row.scores[seat] ?? 0)),
    decisions: {
      count: times.length,
      meanMs: rounded(mean([...times])),
      p99Ms: quantile(times, 0.99),
      worstMs: quantile(times, 1),
    },
    faults: faults.length,
    faultsByCode: Object.fromEntries([...byCode].map(([code, found]) => [code, found.length])),
    faultExamples: [...byCode.values()].flatMap(([first]) => (first === undefined ? [] : [first.fault])),
  };
}

const sittingsOf = (bot: string, rows: readonly GameRow[]): readonly Sitting[] =>
  rows.flatMap((row) => row.lineup.flatMap((name, seat) => (name === bot ? [{ row, seat }] : [])));

/** END-4: who shares the first rank shares the win. */
const winOf = ({ row: { ranks }, seat }: Sitting): number =>
  ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;

function dealShare(bot: string, games: readonly GameRow[]): DealShare {
  const sittings = sittingsOf(bot, games);
  return { seats: sittings.length, wins: sittings.reduce((wins, sitting) => wins + winOf(sitting), 0) };
}

/** Every two seats of a game with different bots are a match. */
function matchesOf(games: readonly GameRow[], bots: readonly string[]): Matches {
  const points = bots.map(() => bots.map(() => 0));
  for (const { lineup, ranks } of games) {
    for (const [seat, name] of lineup.entries()) {
      const mine = points[bots.indexOf(name ?? '')];
      if (mine === undefined) continue;
      for (const [other, rival] of lineup.entries()) {
        const nth = bots.indexOf(rival ?? '');
        if (nth < 0 || rival === name) continue;
        const lead = (ranks[other] ?? 0) - (ranks[seat] ?? 0);
        mine[nth] = (mine[nth] ?? 0) + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
      }
    }
  }
  return points;
}

const histogram = (values: readonly number[]): { readonly [value: string]: number } =>
  Object.fromEntries(
    [...groupedBy(values, (value) => value)]
      .toSorted(([one], [other]) => one - other)
      .map(([value, same]) => [value, same.length]),
  );

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const roundedInterval = ({ value, low, high }: Interval): Interval => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
});
