/** A simulation's summary for people. */
import { SCORED } from '@duopolis/rules/scoring';
import { pad, padStart } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { SeatSummary, Summary } from './simulation-summary.ts';

const BUCKET = 5;
const LONGEST_BAR = 40;
const NAME = 18;
const NUMBER = 10;

const row = (name: string, { winRate, meanScore, deviation, meanRank }: SeatSummary): string =>
  pad(name, NAME) +
  [`${(winRate * 100).toFixed(1)} %`, meanScore.toFixed(2), deviation.toFixed(2), meanRank.toFixed(2)]
    .map((cell) => padStart(cell, NUMBER))
    .join('');

export function summaryLines(summary: Summary, shell: Shell): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { simulate } = words;
  const heading = (name: string): string =>
    paint.strong(pad(name, NAME) + simulate.columns.map((column) => padStart(column, NUMBER)).join(''));
  return [
    simulate.played({
      games: summary.games,
      mode: vocabulary.game.modes[summary.mode],
      seats: summary.seats,
      seed: summary.seed,
    }),
    '',
    heading(simulate.seat),
    ...summary.bySeat.map(({ seat, bot, ...rest }) => row(`${seat} ${bot}`, rest)),
    '',
    heading(simulate.bot),
    ...summary.byBot.map(({ bot, ...rest }) => row(bot, rest)),
    '',
    simulate.cityTotals(summary.cityTotals.mean.toFixed(2), summary.cityTotals.deviation.toFixed(2)),
    ...histogramLines(summary, shell),
    '',
    simulate.pointsByType,
    ...SCORED.flatMap((term) => {
      const points = summary.pointsByType[term];
      if (points === undefined) return [];
      return [
        paint.type[term](pad(vocabulary.scores.terms[term], NAME)) + padStart(points.toFixed(2), NUMBER),
      ];
    }),
    '',
    paint.faint(simulate.speed(summary.seconds.toFixed(2), Math.round(summary.gamesPerSecond))),
  ];
}

function histogramLines({ cityTotals }: Summary, { paint }: Shell): readonly string[] {
  const buckets = new Map<number, number>();
  for (const [total, cities] of Object.entries(cityTotals.histogram)) {
    const from = Math.floor(Number(total) / BUCKET) * BUCKET;
    buckets.set(from, (buckets.get(from) ?? 0) + cities);
  }
  const most = Math.max(1, ...buckets.values());
  return [...buckets].map(
    ([from, cities]) =>
      `${padStart(`${from}–${from + BUCKET - 1}`, 8)} ${paint.good(pad('█'.repeat(Math.round((cities / most) * LONGEST_BAR)), LONGEST_BAR))} ${cities}`,
  );
}
