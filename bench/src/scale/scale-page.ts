/** docs/SCALE.md: what is measured, the model, its simulation, and the first bottleneck as people become more. */
import type { Setup } from '../cluster/runs.ts';
import type { Commits } from './commits.ts';
import { bottlenecks } from './hosts.ts';
import { busy, type Costs, databaseCost, nodeCost, nodesOfTable, type Part, PLAN } from './model.ts';
import { SEAMS } from './seams.ts';
import type { Simulated } from './queue-simulation.ts';

export interface Checked {
  readonly nodes: number;
  /** Commands a second that the model has room for. */
  readonly capacity: number;
  /** The load of the parts at 60 %, calculated and simulated, and the throughput when overloaded. */
  readonly said: { readonly [part in Part]: number };
  readonly easy: Simulated;
  readonly full: Simulated;
  readonly agrees: boolean;
}

export interface Calculated {
  readonly setups: readonly Setup[];
  readonly idle: {
    readonly clients: number;
    readonly heapEach: number;
    readonly rssEach: number;
    readonly idle: number;
  };
  readonly commits: readonly Commits[];
  /** Microseconds of PostgreSQL for each connection that receives a notification. */
  readonly receiving: number;
  readonly costs: Costs;
  readonly checked: readonly Checked[];
}

const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const us = (value: number): string => `${whole(value)} µs`;

const measuredRow =
  (costs: Costs) =>
  ({ nodes, saturated: { cost, perSecond, cores } }: Setup): string => {
    const total = cost.nodes + cost.postgres + cost.clients;
    const cells =
      nodes === 0
        ? ['', '']
        : [us(nodeCost(costs, nodes, PLAN.seats)), us(databaseCost(costs, nodes, PLAN.seats))];
    return `| ${nodes === 0 ? 'data file' : nodes} | ${us(cost.nodes)} | ${cells[0]} | ${us(cost.postgres)} | ${cells[1]} | ${whole(perSecond)} | ${cores.toFixed(2)} | ${whole(2e6 / total)} |`;
  };

const costOf = ({ saturated: { cost } }: Setup): number => cost.nodes + cost.postgres;

/** How the nodes behave behind a proxy that keeps tables together, for which the model has one cost. */
function togetherOf(setups: readonly Setup[]): string {
  const one = setups.find(({ nodes }) => nodes === 1);
  const times = setups
    .filter(({ nodes, spread }) => nodes > 1 && spread === 'table')
    .map(
      (setup) =>
        `${(costOf(setup) / (one === undefined ? 1 : costOf(one))).toFixed(2)} times with ${setup.nodes}`,
    );
  return `Behind a proxy that keeps tables together, nodes that share these two cores also cost more than one: ${times.join(', ')}. They send
nothing to each other. But each has fewer of the fifty tables to put into a transaction, and their processes take turns on the same
caches ([decision 0049](decisions/0049-what-small-batches-cost.md)). A node with a core of its own has neither, if it has as many tables
as one node here; the calculation assumes that, and nobody has measured it.`;
}

const checkedRow = ({ nodes, capacity, said, easy, full, agrees }: Checked): string =>
  `| ${nodes} | ${nodesOfTable(nodes, PLAN.seats).toFixed(1)} | ${whole(capacity)} | ${whole(full.perSecond)} | ${percent(said.nodes)} / ${percent(easy.nodes)} | ${percent(said.database)} / ${percent(easy.database)} | ${percent(said.commit)} / ${percent(easy.commit)} | ${easy.p50.toFixed(1)} ms | ${easy.p99.toFixed(1)} ms | ${agrees ? 'yes' : '**no**'} |`;

const commitRow = ({ connections, plain, notifying }: Commits): string =>
  `| ${connections} | ${whole(plain)} | ${whole(notifying)} |`;

/** The largest number of nodes whose batches can be committed one by one. */
const nodesOfCommit = (costs: Costs): number => {
  let nodes = 1;
  while (busy(costs, nodes + 1, Infinity).commit < 1) nodes += 1;
  return nodes;
};

export function page({ setups, idle, commits, receiving, costs, checked }: Calculated): string {
  const postgres = setups.find(({ nodes }) => nodes === 1);
  const bytesEach = postgres?.bytesEach ?? 0;
  const eventsEach = postgres?.eventsEach ?? 1.3;
  const bytesOfCommand = bytesEach * eventsEach;
  return `# Beyond one machine

Written by \`npm run bench:scale -- --write\` from the measurements of \`bench:cluster\` and \`bench:idle\`
([CLUSTER.md](../bench/CLUSTER.md), [IDLE.md](../bench/IDLE.md)); the text is in \`bench/src/scale\`. Nothing here was tried on more
than one machine with two cores. Measurements, calculations and assumptions are kept apart.

## What is measured

| | |
|---|--:|
| a command at one node: the node | ${us(postgres?.saturated.cost.nodes ?? 0)} of a core |
| the same: PostgreSQL | ${us(postgres?.saturated.cost.postgres ?? 0)} of a core |
| the same over a data file, everything | ${us(setups.find(({ nodes }) => nodes === 0)?.saturated.cost.nodes ?? 0)} of a core |
| events of a command | ${eventsEach.toFixed(2)} |
| an event on the disk of PostgreSQL, with keys and command ids | ${whole(bytesEach)} bytes |
| a running table of seven in memory ([SERVER.md](../bench/SERVER.md)) | 20 KB |
| a connection: heap of the node, and resident memory of the process | ${(idle.heapEach / 1_024).toFixed(1)} KB, ${(idle.rssEach / 1_024).toFixed(1)} KB |
| a node that receives a notification: PostgreSQL | ${receiving.toFixed(1)} µs of a core |
| an idle connection | ${((idle.idle * 1e6) / idle.clients).toFixed(1)} µs of a core a second |

Commits per second of one PostgreSQL, each of one row of 400 bytes. A commit that notifies holds a lock on the whole database until it is
on the disk, so such commits run one after the other, and more connections do not help. No commit of a table notifies:

| connections | without \`NOTIFY\` | with \`NOTIFY\` |
|--:|--:|--:|
${commits.map(commitRow).join('\n')}

## The model

One node decides each table; its people connect to any node. Of \`k\` nodes \`m = k (1 - (1 - 1/k)^${PLAN.seats})\` have a member of a table of ${PLAN.seats}. A command costs

- the nodes \`${costs.decide.toFixed(0)} + ${costs.receive.toFixed(0)} (m - 1)\` µs: the home of the table decides it, and the others pass its events on;
- PostgreSQL \`${costs.keep.toFixed(0)} + ${costs.again.toFixed(0)} (m - 1)\` µs: it is stored once; with more nodes the same commands are more and smaller transactions;
- a batch of a node is one commit of ${us(costs.commit)}, and begins ${PLAN.pause(1) / 1_000} ms after the last one, ${(PLAN.pause(2) - PLAN.pause(1)) / 1_000} ms later for each other node, at most ${PLAN.pause(Infinity) / 1_000} ms ([decision 0048](decisions/0048-wake-idle-nodes-seldom.md)).

The coefficients are least-squares fits of the measured costs, with everyone moving at once and people spread round robin
over the nodes. With a proxy that sends the people of a table to one node, \`m\` is 1. The last column is what two cores would do if they did
nothing else:

| nodes | nodes, measured | model | PostgreSQL, measured | model | commands a second, measured | cores at work | on two cores |
|--:|--:|--:|--:|--:|--:|--:|--:|
${setups
  .filter(({ nodes, spread }) => nodes < 2 || spread === 'round')
  .map(measuredRow(costs))
  .join('\n')}

${togetherOf(setups)}

## The simulation

\`bench/src/scale/queue-simulation.ts\` simulates it event by event from a seed: commands arrive at random, each node is a queue, the database
has ${PLAN.databaseCores} cores, nodes batch commands, commits wait for each other, and every node with a member of the table gets the events. It must agree with the model
within 10 %: in its throughput at 40 % overload, and in the load of nodes and database at 60 %
(calculated / simulated). Otherwise the run fails.

| nodes | of a table | capacity, commands a second | simulated, overloaded | nodes | database | commit | p50 | p99 | agrees |
|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
${checked.map(checkedRow).join('\n')}

Where the calculated commit load exceeds 100 % (more than ${nodesOfCommit(costs)} nodes that write in every batch), batches wait for each other and
grow: nothing is lost, but latency rises, as p50 and p99 show.

${bottlenecks(costs, { bytesOfCommand, rssEach: idle.rssEach, idleEach: idle.idle / idle.clients, receiving })}

${SEAMS}
`;
}
