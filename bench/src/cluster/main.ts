/**
 * Many nodes on this machine: npm run bench:cluster -- [--write] [--nodes 1,2,4] [--spread table,round] [--seconds N] [--rate N].
 * With --write the page has these runs and what earlier ones left; the same nodes and spread are replaced. It is written
 * after each of them, so an interrupted run goes on with the --nodes that are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Spread } from '../server/ring.ts';
import { type Measured, page } from './cluster-page.ts';
import { plotCluster } from './cluster-plot.ts';
import { startPostgres } from './postgres.ts';
import { type Effort, runEmbedded, runNodes, type Setup, WARM_UP } from './runs.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '0,1,2,4,8,16' },
    /** How people are assigned to nodes: all of a table to one, or round robin. */
    spread: { type: 'string', default: 'table,round' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: `${WARM_UP}` },
    /** Commands a second in the steady part. */
    rate: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Results are next to the sources. */
const resultFile = (name: string): URL => new URL(`../../${name}`, import.meta.url);

const effort: Omit<Effort, 'spread'> = {
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  'warm-up': Number(values['warm-up']),
};
const rate = Number(values.rate);
/** With one node it makes no difference. */
const wanted = values.nodes
  .split(',')
  .map(Number)
  .flatMap((nodes) =>
    (nodes < 2 ? ['round'] : values.spread.split(',')).map((spread) => [nodes, spread as Spread] as const),
  );
const [busy = 0] = loadavg();

/** Results of earlier runs; those from before tables had homes have no proxy. */
const earlier = JSON.parse(readFileSync(resultFile('cluster.json'), 'utf8')) as Measured;
const isSame = (one: Setup, other: Setup): boolean =>
  one.nodes === other.nodes && one.spread === other.spread;

/** The setups of earlier runs, with those of this one in their places. */
function merged(setups: readonly Setup[]): Measured {
  const kept = earlier.setups.filter(
    (setup) => 'hasProxy' in setup && !setups.some((one) => isSame(one, setup)),
  );
  const all = [...kept, ...setups].toSorted(
    (one, other) => one.nodes - other.nodes || (one.spread < other.spread ? 1 : -1),
  );
  return {
    busy: kept.length === 0 ? busy : Math.max(busy, earlier.busy),
    rate,
    tables: effort.tables,
    setups: all,
  };
}

function write(measured: Measured): void {
  writeFileSync(resultFile('CLUSTER.md'), page(measured));
  writeFileSync(resultFile('cluster.svg'), plotCluster(measured.setups));
  writeFileSync(resultFile('cluster.json'), `${JSON.stringify(measured, null, 1)}\n`);
}

const postgres = await startPostgres();
const setups: Setup[] = [];
try {
  for (const [nodes, spread] of wanted) {
    const each = { ...effort, spread };
    // oxlint-disable-next-line no-await-in-loop -- one at a time has the machine
    const setup = await (nodes === 0 ? runEmbedded(each, rate) : runNodes(nodes, postgres, each, rate));
    console.error(JSON.stringify(setup));
    setups.push(setup);
    if (values.write) write(merged(setups));
  }
} finally {
  await postgres.stop();
}

const measured = values.write ? merged(setups) : { busy, rate, tables: effort.tables, setups };
console.log(values.json ? JSON.stringify(measured) : page(measured));
process.exit(
  setups.some(({ saturated, steady }) => saturated.failures.length + steady.failures.length > 0) ? 1 : 0,
);
