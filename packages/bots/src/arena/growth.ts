/** How strength grows with time, as a picture: one line per contest, one point per budget. */
import type { Interval } from './interval.ts';
import { axis, document, type Drawing, escaped, linear, logarithmic, shade, text } from './svg.ts';

export interface Strength {
  readonly name: string;
  /** What each would win if all were equal. */
  readonly par: number;
  readonly points: readonly { readonly milliseconds: number; readonly winShare: Interval }[];
}

export interface GrowthPlotWords {
  readonly title: string;
  readonly milliseconds: string;
  readonly percent: string;
}

const WIDTH = 760;
const HEIGHT = 430;
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 560, 64, 370];
/** Lines are drawn side by side, so that their intervals don't cover each other. */
const BESIDE = 8;
const LABEL_HEIGHT = 18;

export function plotGrowth(strengths: readonly Strength[], words: GrowthPlotWords): string {
  const times = [
    ...new Set(strengths.flatMap(({ points }) => points.map(({ milliseconds }) => milliseconds))),
  ];
  const x = logarithmic(
    times.toSorted((one, other) => one - other),
    [LEFT, RIGHT],
  );
  const y = linear([0, 1], [BOTTOM, TOP]);
  return document({
    width: WIDTH,
    height: HEIGHT,
    title: words.title,
    drawings: [
      text({ x: LEFT, y: 28, words: words.title, kind: 'title' }),
      text({ x: LEFT, y: TOP - 14, words: words.percent, kind: 'heading' }),
      text({ x: (LEFT + RIGHT) / 2 - 40, y: HEIGHT - 14, words: words.milliseconds, kind: 'heading' }),
      ...axis(x, BOTTOM, TOP),
      ...y.ticks.flatMap((tick) => [
        `<line class="grid" x1="${LEFT - BESIDE}" x2="${RIGHT + BESIDE}" y1="${y.at(tick)}" y2="${y.at(tick)}"/>`,
        text({ x: LEFT - 44, y: y.at(tick) + 4, words: `${Math.round(tick * 100)}` }),
      ]),
      ...strengths.flatMap((strength, nth) => {
        const beside = (nth - (strengths.length - 1) / 2) * BESIDE;
        return line(strength, nth, { x: (milliseconds) => x.at(milliseconds) + beside, y: y.at });
      }),
      ...namesBeside(strengths, y.at),
    ],
  });
}

const heightOf = ({ points }: Strength): number => points.at(-1)?.winShare.value ?? 0;

/** Each name at the end of its line, or below the one above it. */
function namesBeside(strengths: readonly Strength[], y: (share: number) => number): readonly Drawing[] {
  let lowest = Number.NEGATIVE_INFINITY;
  return strengths
    .toSorted((one, other) => heightOf(other) - heightOf(one))
    .map((strength) => {
      lowest = Math.max(y(heightOf(strength)) + 4, lowest + LABEL_HEIGHT);
      return text({ x: RIGHT + 20, y: lowest, words: strength.name });
    });
}

function line(
  { name, par, points }: Strength,
  nth: number,
  { x, y }: { readonly x: (milliseconds: number) => number; readonly y: (share: number) => number },
): readonly Drawing[] {
  const fill = shade(nth);
  const path = points
    .map(({ milliseconds, winShare }) => `${x(milliseconds)},${y(winShare.value)}`)
    .join(' ');
  return [
    `<line x1="${LEFT}" x2="${RIGHT}" y1="${y(par)}" y2="${y(par)}" stroke="${fill}" stroke-dasharray="4 4" opacity="0.6"/>`,
    `<polyline points="${path}" fill="none" stroke="${fill}" stroke-width="2"/>`,
    ...points.map(({ milliseconds, winShare: { value, low, high } }) => {
      const at = x(milliseconds);
      const reach = `<line x1="${at}" x2="${at}" y1="${y(low)}" y2="${y(high)}" stroke="${fill}" stroke-width="2"/>`;
      const said = `${escaped(name)}, ${milliseconds} ms: ${(value * 100).toFixed(1)} %`;
      return `${reach}<circle cx="${at}" cy="${y(value)}" r="5" fill="${fill}"><title>${said}</title></circle>`;
    }),
  ];
}
