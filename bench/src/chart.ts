/** Plots of the benchmarks as SVG: a few panels under one title, readable in light and dark. */

export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly Series[];
}

/** Bars have the panel's places as labels, lines go through points. */
type Series =
  | { readonly name: string; readonly bars: readonly (readonly [place: string, value: number])[] }
  | { readonly name: string; readonly points: readonly (readonly [x: number, y: number])[] };

const [WIDTH, HEIGHT, LEFT, GAP, TOP] = [760, 190, 70, 66, 64];

/** Colour-blind readers can distinguish them too; each has a label. */
const SHADES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00'] as const;
const shade = (nth: number): string => SHADES[nth % SHADES.length] as string;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:17px;font-weight:600}.heading{font-weight:600}
.tick{font-size:11px;fill:#555}.grid{stroke:#ccc}.page{fill:#fff}
@media (prefers-color-scheme:dark){text{fill:#eee}.tick{fill:#aaa}.grid{stroke:#444}.page{fill:#1b1b1f}}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (raw: string): string => raw.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const text = (x: number, y: number, words: string, kind = 'label', anchor = 'start'): string =>
  `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;

/** The next round number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return ([1, 2, 2.5, 5, 10].find((times) => times * power >= value) ?? 10) * power;
}

const short = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

const valuesOf = (series: Series): readonly number[] =>
  'bars' in series ? series.bars.map(([, value]) => value) : series.points.map(([, y]) => y);

function panel({ title, unit, series }: Panel, top: number): readonly string[] {
  const bottom = top + HEIGHT;
  const most = roundUp(Math.max(...series.flatMap(valuesOf), 0));
  const y = (value: number): number => Math.round((bottom - (value / most) * HEIGHT) * 10) / 10;
  const grid = [0, 0.5, 1].flatMap((share) => [
    `<line class="grid" x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(share * most)}" y2="${y(share * most)}"/>`,
    text(LEFT - 8, y(share * most) + 4, short(share * most), 'tick', 'end'),
  ]);
  const legend = series.flatMap(({ name }, nth) => [
    `<rect x="${LEFT + nth * 170}" y="${bottom + 26}" width="12" height="12" fill="${shade(nth)}"/>`,
    text(LEFT + 18 + nth * 170, bottom + 36, name, 'tick'),
  ]);
  const drawn = series.some((one) => 'bars' in one) ? bars(series, y, bottom) : lines(series, y, bottom);
  return [text(LEFT, top - 12, `${title} (${unit})`, 'heading'), ...grid, ...drawn, ...legend];
}

function bars(series: readonly Series[], y: (value: number) => number, bottom: number): readonly string[] {
  const barred = series.filter((one) => 'bars' in one);
  const places = [...new Set(barred.flatMap((one) => one.bars.map(([place]) => place)))];
  const room = (WIDTH - 20 - LEFT) / places.length;
  const wide = (room * 0.7) / barred.length;
  return places.flatMap((place, at) => [
    text(LEFT + (at + 0.5) * room, bottom + 16, place, 'tick', 'middle'),
    ...barred.flatMap((one, nth) => {
      const value = one.bars.find(([name]) => name === place)?.[1];
      if (value === undefined) return [];
      const x = Math.round(LEFT + at * room + room * 0.15 + nth * wide);
      return [
        `<rect x="${x}" y="${y(value)}" width="${Math.round(wide) - 3}" height="${(bottom - y(value)).toFixed(1)}" fill="${shade(nth)}"/>`,
        text(x + wide / 2, y(value) - 4, short(value), 'tick', 'middle'),
      ];
    }),
  ]);
}

function lines(series: readonly Series[], y: (value: number) => number, bottom: number): readonly string[] {
  const lined = series.filter((one) => 'points' in one);
  const xs = lined.flatMap((one) => one.points.map(([x]) => x));
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const at = (x: number): number =>
    Math.round((LEFT + ((x - first) / (last - first || 1)) * (WIDTH - 30 - LEFT)) * 10) / 10;
  return [
    ...[first, (first + last) / 2, last].map((x) => text(at(x), bottom + 16, short(x), 'tick', 'middle')),
    ...lined.map(
      (one, nth) =>
        `<polyline fill="none" stroke="${shade(nth)}" stroke-width="2" points="${one.points.map(([x, value]) => `${at(x)},${y(value)}`).join(' ')}"/>`,
    ),
  ];
}

export function chart(title: string, panels: readonly Panel[]): string {
  const height = TOP + panels.length * (HEIGHT + GAP) + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style><rect class="page" width="${WIDTH}" height="${height}"/>`,
    text(LEFT, 28, title, 'title'),
    ...panels.flatMap((one, nth) => panel(one, TOP + nth * (HEIGHT + GAP))),
    '</svg>\n',
  ].join('\n');
}
