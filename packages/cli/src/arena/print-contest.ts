/** The result of a contest for people. */
import type { ArenaSummary, BotSummary, Interval } from '@duopolis/bots/arena';
import { pad, padStart, widthOf } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';

const LONGEST_NAME = 28;
const GAP = 2;

const whole = (value: number): string => value.toFixed(0);
const percent = (share: number): string => (share * 100).toFixed(1);
const range = ({ low, high }: Interval, say: (value: number) => string): string => `${say(low)}–${say(high)}`;

function cellsOf({ bot, seats, winShare, rating, ...figures }: BotSummary): readonly string[] {
  const { meanLowerCity, meanHigherCity, meanRank, decisions, faults } = figures;
  return [
    bot,
    `${seats}`,
    `${percent(winShare.value)} % (${range(winShare, percent)})`,
    `${whole(rating.value)} (${range(rating, whole)})`,
    meanLowerCity.toFixed(2),
    meanHigherCity.toFixed(2),
    meanRank.toFixed(2),
    `${decisions.meanMs.toFixed(1)} / ${decisions.p99Ms.toFixed(0)} / ${decisions.worstMs.toFixed(0)}`,
    `${faults}`,
  ];
}

export function arenaLines(summary: ArenaSummary, seconds: number, shell: Shell): readonly string[] {
  const { words, vocabulary, paint } = shell;
  const { contest, games, deals, par } = summary;
  const { mode, seats } = contest.options;
  const rows = summary.bots.toSorted((one, other) => other.rating.value - one.rating.value).map(cellsOf);
  const [heading = '', ...bots] = alignedTable([words.arena.columns, ...rows]);
  return [
    words.arena.played({
      games,
      mode: vocabulary.game.modes[mode],
      seats,
      milliseconds: contest.milliseconds,
      seed: contest.seed,
    }),
    '',
    paint.strong(heading),
    ...bots,
    '',
    words.arena.explained(percent(par), deals),
    ...summary.bots.flatMap(({ bot, faultsByCode, faultExamples }) =>
      faultExamples.map(
        (fault) => `${paint.bad(bot)}: ${faultsByCode[fault.code] ?? 0} × ${words.arena.fault(fault)}`,
      ),
    ),
    paint.faint(words.simulate.speed(seconds.toFixed(1), Math.round(games / Math.max(seconds, 0.001)))),
  ];
}

/** The first column from the left, the others from the right. */
function alignedTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(
      column === 0 ? LONGEST_NAME : Infinity,
      Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
    ),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? pad : padStart)(cell, widths[column] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}
