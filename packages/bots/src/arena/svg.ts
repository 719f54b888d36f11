/** The little SVG that the plots need: a scale, an axis, text and a page that reads in light and dark. */
import { itemAt } from '@duopolis/rules/lists';

export type Drawing = string;

export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

const TICKS = 8;

export function linear([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const span = high - low || 1;
  return {
    at: (value) => Math.round((from + ((value - low) / span) * (to - from)) * 10) / 10,
    ticks: ticksOf(low, high),
  };
}

/** For times, where ten times as much is one step. */
export function logarithmic(values: readonly number[], [from, to]: readonly [number, number]): Scale {
  const inner = linear([Math.log(Math.min(...values)), Math.log(Math.max(...values))], [from, to]);
  return { at: (value) => inner.at(Math.log(value)), ticks: values };
}

/** Round numbers, at most eight of them. */
function ticksOf(low: number, high: number): readonly number[] {
  const rough = (high - low || 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step); tick * step <= high; tick++)
    ticks.push(Number((tick * step).toFixed(6)));
  return ticks;
}

export const axis = ({ at, ticks }: Scale, bottom: number, top: number): readonly Drawing[] =>
  ticks.flatMap((tick) => [
    `<line class="grid" x1="${at(tick)}" x2="${at(tick)}" y1="${top}" y2="${bottom}"/>`,
    text({ x: at(tick), y: bottom + 16, words: `${tick}`, kind: 'tick' }),
  ]);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (raw: string): string => raw.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

interface Label {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly kind?: string;
}

export const text = ({ x, y, words, kind = 'label' }: Label): Drawing =>
  `<text class="${kind}" x="${x}" y="${y}">${escaped(words)}</text>`;

/** Colour-blind readers can distinguish them too, and each row has a label. */
const SHADES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f'] as const;

export const shade = (nth: number): string => itemAt(SHADES, nth % SHADES.length);

const STYLE = `text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:17px;font-weight:600}.heading{font-weight:600}
.tick{font-size:11px;text-anchor:middle;fill:#555}.grid{stroke:#ccc;stroke-width:1}.page{fill:#fff}
@media (prefers-color-scheme:dark){text{fill:#eee}.tick{fill:#aaa}.grid{stroke:#444}.page{fill:#1b1b1f}}`;

export const document = ({
  width,
  height,
  title,
  drawings,
}: {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly drawings: readonly Drawing[];
}): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
    ...drawings,
    '</svg>\n',
  ].join('\n');
