/** Beyond this machine: npm run bench:scale -- [--write] [--commits]; calculates from the results of bench:cluster and bench:idle. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Setup } from '../cluster/runs.ts';
import { measureCommits, type Notifying } from './commits.ts';
import { busy, type Costs, fit, most } from './model.ts';
import { type Calculated, type Checked, page } from './scale-page.ts';
import { NAMED } from './seams.ts';
import { simulate } from './queue-simulation.ts';

const { values } = parseArgs({
  options: {
    /** Measures the commits of PostgreSQL again. */
    commits: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
  },
});

const NODES = [1, 2, 4, 8, 16, 32, 64] as const;
/** How much model and simulation may differ. */
const CLOSE = 0.1;
/** A load that a host would plan for, and an overload. */
const [EASY, TOO_MUCH] = [0.6, 1.4];

const fileOf = (name: string): URL => new URL(`../../${name}`, import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));

const { setups } = read('cluster.json') as { readonly setups: readonly Setup[] };
const idle = read('idle.json') as Calculated['idle'];
const notifying: Notifying =
  values.commits || !existsSync(fileOf('commits.json'))
    ? await measureCommits()
    : (read('commits.json') as Notifying);
const together = Math.max(...notifying.commits.map(({ plain }) => plain));
const measured = setups
  .filter(({ nodes, spread }) => nodes === 1 || (nodes > 1 && spread === 'round'))
  .map(({ nodes, saturated: { cost } }) => ({ nodes, node: cost.nodes, postgres: cost.postgres }));
const costs: Costs = fit(measured, { commit: 1e6 / together, notify: 0 });

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= CLOSE * Math.max(one, other);

function check(nodes: number): Checked {
  const seed = Number(values.seed) + nodes;
  const capacity = most(costs, nodes);
  const easy = simulate(costs, nodes, capacity * EASY, { commands: 60_000 + 4_000 * nodes, seed });
  const full = simulate(costs, nodes, capacity * TOO_MUCH, { commands: 60_000 + 4_000 * nodes, seed });
  const said = busy(costs, nodes, capacity * EASY);
  const agrees =
    isClose(said.nodes, easy.nodes) &&
    isClose(said.database, easy.database) &&
    isClose(Math.min(capacity, full.perSecond), capacity);
  return { nodes, capacity, said, easy, full, agrees };
}

const checked = NODES.map(check);
const calculated: Calculated = {
  setups,
  idle,
  commits: notifying.commits,
  receiving: notifying.receiving,
  costs,
  checked,
};
console.log(page(calculated));
if (values.write) {
  writeFileSync(new URL('../../../docs/SCALE.md', import.meta.url), page(calculated));
  writeFileSync(fileOf('commits.json'), `${JSON.stringify(notifying, null, 1)}\n`);
}
const gone = NAMED.filter(
  ([file, name]) => !readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').includes(name),
);
for (const [file, name] of gone) console.error(`${file} has no ${name} any more`);
process.exit(checked.every(({ agrees }) => agrees) && gone.length === 0 ? 0 : 1);
