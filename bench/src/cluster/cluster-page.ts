/** The figures of many nodes as a page a person can read. */
import { nameOf } from './cluster-plot.ts';
import type { Run, Setup } from './runs.ts';

export interface Measured {
  readonly busy: number;
  /** Commands a second in the steady part. */
  readonly rate: number;
  readonly tables: number;
  readonly setups: readonly Setup[];
}

const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const ms = (value: number): string => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ms`;

const total = ({ cost }: Run): number => cost.nodes + cost.postgres;

function row(setup: Setup, setups: readonly Setup[], of: (setup: Setup) => Run): string {
  const run = of(setup);
  const { cost } = run;
  const ratioTo = (other: Setup | undefined): string =>
    other === undefined || setup.nodes < other.nodes ? '' : (total(run) / total(of(other))).toFixed(2);
  const cells = [
    nameOf(setup),
    whole(run.perSecond),
    ms(run.p50),
    ms(run.p99),
    ms(run.disk.p99),
    ...[cost.nodes, cost.postgres, cost.proxy, cost.clients].map(whole),
    run.cores.toFixed(2),
    ratioTo(setups.find(({ nodes }) => nodes === 0)),
    ratioTo(setups.find(({ nodes }) => nodes === 1)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = `| | commands a second | half answered after | 99 of 100 | the disk alone, 99 of 100 | nodes, µs a command | PostgreSQL, µs | nginx, µs | clients, µs | cores at work | nodes and PostgreSQL : data file | : one node |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|`;

function written({ bytesEach, eventsEach, saturated, steady, ...setup }: Setup): readonly string[] {
  const transactions = [saturated, steady].map(({ transactionsEach }) => transactionsEach?.toFixed(3) ?? '');
  return bytesEach === undefined || eventsEach === undefined
    ? []
    : [`| ${nameOf(setup)} | ${transactions.join(' | ')} | ${eventsEach.toFixed(2)} | ${whole(bytesEach)} |`];
}

const proxied = (setups: readonly Setup[]): string =>
  setups.some(({ hasProxy }) => hasProxy)
    ? 'In front of several nodes is nginx, configured as in [OPERATIONS.md](../docs/OPERATIONS.md).'
    : 'There was no nginx: clients choose their node as it would.';

export function page({ busy, rate, tables, setups }: Measured): string {
  const failures = setups.flatMap(({ saturated, steady }) => [...saturated.failures, ...steady.failures]);
  const games = setups.reduce((sum, { saturated, steady }) => sum + saturated.games + steady.games, 0);
  return `# How fast many nodes are

Written by \`npm run bench:cluster -- --write\`: one server over its data file, then nodes over one PostgreSQL 18
(\`fsync\` and \`synchronous_commit\` on), with the clients in one more process, all on one machine of two cores. Before the runs up to
${busy.toFixed(1)} programs wanted a core. ${whole(tables)} tables of seven play whole games. ${proxied(setups)} _By table_ the seven of a table
come to one node, chosen by a consistent hash of the table; _round_ connections go to the nodes in turn. Before anything is
measured, each setup plays for four seconds for each node: every node compiles its own code, and gets its share of the commands. A command counts when it is
acknowledged, which is after the commit. The clients check everything they are told, as in [SERVER.md](SERVER.md);
${whole(games)} games were played and ${failures.length === 0 ? 'nothing was wrong' : `${failures.length} things were wrong: ${failures.slice(0, 3).join('; ')}`}.

![Commands a second, processor by part, and answers](cluster.svg)

Two cores carry all of it, so that more nodes can't be faster here: what a second node adds to the cost of a command is what
this measures, and [docs/SCALE.md](../docs/SCALE.md) reckons from it. Processor time is what the system counted for each
process and its children, and does not depend on what else the machine did.

## As fast as they are answered

Everyone who may move does so at once: seven people choose in the same millisecond. The home of the table decides them together if
they arrive together.

${HEAD}
${setups.map((setup) => row(setup, setups, ({ saturated }) => saturated)).join('\n')}

## At ${whole(rate)} commands a second

${HEAD}
${setups.map((setup) => row(setup, setups, ({ steady }) => steady)).join('\n')}

## What the database does

| | transactions for a command, as fast as they are answered | at ${whole(rate)} a second | events for a command | bytes on disk for an event, with keys and command ids |
|---|--:|--:|--:|--:|
${setups.flatMap(written).join('\n')}

A tick of the event loop is one statement and one transaction, so that there are fewer transactions than commands. The same
commands at more nodes are more turns, each with fewer of them: that is most of what PostgreSQL costs more for many nodes.
`;
}
