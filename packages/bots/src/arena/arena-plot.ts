/** A contest as a picture: ratings with their intervals, and how often each bot had which score. */
import type { Interval } from './interval.ts';
import type { ArenaSummary, BotSummary } from './summary.ts';
import { axis, document, type Drawing, escaped, linear, shade, text } from './svg.ts';

export interface ArenaPlotWords {
  readonly title: string;
  readonly ratings: string;
  readonly scores: string;
  readonly winShare: (percent: string) => string;
}

const WIDTH = 760;
const NAME = 150;
const LONGEST_NAME = 16;
const ROW = 34;
const RIDGE = 54;
const TOP = 70;
const GAP = 70;
const MARGIN = 30;

export function plotArena({ bots }: ArenaSummary, words: ArenaPlotWords): string {
  const ranked = bots.toSorted((one, other) => other.rating.value - one.rating.value);
  const ratings = ratingRows(ranked, words);
  const ridgesTop = TOP + ranked.length * ROW + GAP;
  const ridges = scoreRidges(ranked, ridgesTop, words);
  const height = ridgesTop + ranked.length * RIDGE + GAP;
  return document({
    width: WIDTH,
    height,
    title: words.title,
    drawings: [text({ x: MARGIN, y: 28, words: words.title, kind: 'title' }), ...ratings, ...ridges],
  });
}

/** A program is known by the end of its command line. */
const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `…${name.slice(1 - LONGEST_NAME)}` : name;

const reach = (intervals: readonly Interval[]): readonly [number, number] => [
  Math.min(...intervals.map(({ low }) => low)),
  Math.max(...intervals.map(({ high }) => high)),
];

/** A dot for each rating and a line for its 95 % interval. */
function ratingRows(bots: readonly BotSummary[], words: ArenaPlotWords): readonly Drawing[] {
  const [low, high] = reach(bots.map(({ rating }) => rating));
  const x = linear([low - 20, high + 20], [NAME, WIDTH - 120]);
  const bottom = TOP + bots.length * ROW;
  return [
    text({ x: MARGIN, y: TOP - 14, words: words.ratings, kind: 'heading' }),
    ...axis(x, bottom, TOP),
    ...bots.flatMap(({ bot, rating, winShare }, nth) => {
      const y = TOP + (nth + 0.5) * ROW;
      const fill = shade(nth);
      return [
        text({ x: MARGIN, y: y + 4, words: shortened(bot) }),
        `<line x1="${x.at(rating.low)}" x2="${x.at(rating.high)}" y1="${y}" y2="${y}" stroke="${fill}" stroke-width="3"/>`,
        `<circle cx="${x.at(rating.value)}" cy="${y}" r="6" fill="${fill}"><title>${escaped(bot)} ${Math.round(rating.value)}</title></circle>`,
        text({ x: WIDTH - 110, y: y + 4, words: words.winShare((winShare.value * 100).toFixed(1)) }),
      ];
    }),
  ];
}

/** One ridge a bot over the same axis, as high as its most frequent score. */
function scoreRidges(bots: readonly BotSummary[], top: number, words: ArenaPlotWords): readonly Drawing[] {
  const scores = bots.flatMap((bot) => Object.keys(bot.scores).map(Number));
  const x = linear([Math.min(...scores) - 1, Math.max(...scores) + 2], [NAME, WIDTH - MARGIN]);
  const bottom = top + bots.length * RIDGE;
  return [
    text({ x: MARGIN, y: top - 14, words: words.scores, kind: 'heading' }),
    ...axis(x, bottom, top),
    ...bots.flatMap((bot, nth) => {
      const base = top + (nth + 1) * RIDGE;
      return [
        text({ x: MARGIN, y: base - 6, words: shortened(bot.bot) }),
        ridge(bot, { x: x.at, base, fill: shade(nth) }),
      ];
    }),
  ];
}

function ridge(
  { scores }: BotSummary,
  { x, base, fill }: { readonly x: (score: number) => number; readonly base: number; readonly fill: string },
): Drawing {
  const most = Math.max(1, ...Object.values(scores));
  const entries = Object.entries(scores).map(([score, times]) => [Number(score), times] as const);
  const steps = entries.map(([score, times]) => {
    const y = base - (times / most) * (RIDGE - 10);
    return `M${x(score)} ${base}V${y.toFixed(1)}H${x(score + 1)}V${base}Z`;
  });
  return `<path d="${steps.join('')}" fill="${fill}" fill-opacity="0.75"/>`;
}
