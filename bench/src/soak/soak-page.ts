/** Memory over a long run, as a page and a plot. */
import { chart } from '../chart.ts';
import type { Played } from './players.ts';

export interface Sample {
  readonly name: string;
  readonly minutes: number;
  /** Live bytes after garbage collection, and resident bytes of the process. */
  readonly heap: number;
  readonly rss: number;
}

export interface Soaked {
  readonly minutes: number;
  readonly rate: number;
  readonly every: number;
  readonly samples: readonly Sample[];
  readonly played: readonly Played[];
}

const MB = 1_048_576;
/** Startup memory has settled after a third of the run. */
const SETTLED = 1 / 3;

type Point = readonly [minutes: number, value: number];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const mb = (value: number | undefined): string => `${(value ?? 0).toFixed(1)} MB`;

/** The line of least squares through the points: what it rises in a minute. */
function slopeOf(points: readonly Point[]): number {
  const [x, y] = [mean(points.map(([minutes]) => minutes)), mean(points.map(([, value]) => value))];
  const above = points.reduce((sum, [minutes, value]) => sum + (minutes - x) * (value - y), 0);
  const below = points.reduce((sum, [minutes]) => sum + (minutes - x) ** 2, 0);
  return above / below;
}

const namesIn = ({ samples }: Soaked): readonly string[] => [...new Set(samples.map(({ name }) => name))];

const pointsOf = ({ samples }: Soaked, name: string, what: 'heap' | 'rss'): readonly Point[] =>
  samples.filter((sample) => sample.name === name).map((sample) => [sample.minutes, sample[what] / MB]);

function row(soaked: Soaked, name: string): string {
  const settled = (what: 'heap' | 'rss'): readonly Point[] =>
    pointsOf(soaked, name, what).filter(([minutes]) => minutes >= soaked.minutes * SETTLED);
  const cells = (['heap', 'rss'] as const).flatMap((what) => {
    const points = settled(what);
    return [mb(points[0]?.[1]), mb(points.at(-1)?.[1]), `${(slopeOf(points) * 60).toFixed(2)} MB`];
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

export function page(soaked: Soaked): string {
  const [alone, many] = soaked.played as readonly [Played, Played];
  const failures = [...alone.failures, ...many.failures];
  return `# Memory over a long run

Written by \`npm run bench:soak -- --minutes ${soaked.minutes} --write\`: one server over its data file, and two nodes over one PostgreSQL, each
of the two at ${whole(soaked.rate)} commands a second. Groups of seven arrive with new names, play two games at a new table, and leave; every fifth
group leaves in the middle of a game and never returns. Every ${soaked.every} seconds garbage is collected and memory is read.
${whole(alone.commands + many.commands)} commands were stored, ${whole(alone.games + many.games)} games finished and ${whole(alone.tables + many.tables)} tables made, of which ${whole(many.tables)} at the nodes;
${failures.length === 0 ? 'nothing was wrong' : `${failures.length} things were wrong: ${[...new Set(failures)].slice(0, 3).join('; ')}`}.

| | heap after a third | at the end | rises in an hour | RSS after a third | at the end | rises in an hour |
|---|--:|--:|--:|--:|--:|--:|
${namesIn(soaked)
  .map((name) => row(soaked, name))
  .join('\n')}

![Memory by minutes](soak.svg)

Heap is the live memory after garbage collection. The rise is a least-squares line over the last two thirds. Of a table without
people only its line in the lobby stays in memory, a few hundred bytes, until \`--keep-days\` removes it.
`;
}

export function plotSoak(soaked: Soaked): string {
  const lines = (what: 'heap' | 'rss') =>
    namesIn(soaked).map((name) => ({ name, points: pointsOf(soaked, name, what) }));
  return chart(`${soaked.minutes} minutes of games with tables coming and going`, [
    { title: 'Heap after collecting garbage, by minutes', unit: 'MB', series: lines('heap') },
    { title: 'Memory of the process (RSS), by minutes', unit: 'MB', series: lines('rss') },
  ]);
}
