/** The nodes as a picture: how fast, how late, and where the processor's time goes. */
import { chart } from '../chart.ts';
import type { Cost, Run, Setup } from './runs.ts';

export const nameOf = ({ nodes }: Pick<Setup, 'nodes'>): string =>
  nodes === 0 ? 'data file' : `${nodes} node${nodes === 1 ? '' : 's'}`;

type Bars = readonly (readonly [place: string, value: number])[];

export function plotCluster(setups: readonly Setup[]): string {
  const bars = (value: (setup: Setup) => number): Bars =>
    setups.map((setup) => [nameOf(setup), value(setup)]);
  const cost = (part: keyof Cost): Bars => bars(({ saturated }) => saturated.cost[part]);
  const late = (share: 'p50' | 'p99', of: (setup: Setup) => Run): Bars => bars((setup) => of(setup)[share]);
  return chart('One data file, and 1, 2 and 4 nodes over one PostgreSQL', [
    {
      title: 'Durable commands, as fast as they are answered',
      unit: 'a second',
      series: [{ name: 'commands', bars: bars(({ saturated }) => saturated.perSecond) }],
    },
    {
      title: 'Processor for a command, by part',
      unit: 'µs',
      series: [
        { name: 'nodes', bars: cost('nodes') },
        { name: 'PostgreSQL', bars: cost('postgres') },
        { name: 'clients', bars: cost('clients') },
      ],
    },
    {
      title: 'Answered after, at a steady rate',
      unit: 'ms',
      series: [
        { name: 'half', bars: late('p50', ({ steady }) => steady) },
        { name: '99 of 100', bars: late('p99', ({ steady }) => steady) },
      ],
    },
  ]);
}
