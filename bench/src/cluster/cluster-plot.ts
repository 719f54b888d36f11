/** A plot of the nodes: throughput, latency, and where CPU time goes. */
import { chart } from '../chart.ts';
import type { Cost, Run, Setup } from './runs.ts';

const WORDS = { table: 'by table', round: 'round' } as const;

export function nameOf({ nodes, spread }: Pick<Setup, 'nodes' | 'spread'>): string {
  if (nodes === 0) return 'data file';
  return nodes === 1 ? '1 node' : `${nodes} nodes, ${WORDS[spread]}`;
}

type Bars = readonly (readonly [place: string, value: number])[];

export function plotCluster(setups: readonly Setup[]): string {
  const bars = (value: (setup: Setup) => number): Bars =>
    setups.map((setup) => [nameOf(setup), value(setup)]);
  const cost = (part: keyof Cost): Bars => bars(({ saturated }) => saturated.cost[part]);
  const late = (share: 'p50' | 'p99', of: (setup: Setup) => Run): Bars => bars((setup) => of(setup)[share]);
  return chart('One data file, and nodes over one PostgreSQL', [
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
      title: 'Latency at a steady rate',
      unit: 'ms',
      series: [
        { name: 'p50', bars: late('p50', ({ steady }) => steady) },
        { name: 'p99', bars: late('p99', ({ steady }) => steady) },
      ],
    },
  ]);
}
