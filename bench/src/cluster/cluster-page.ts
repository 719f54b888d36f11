/** The figures of many nodes as a page a person can read. */
import { nameOf } from './cluster-plot.ts';
import { NEW_TABLES, type Run, type Setup, WARM_UP } from './runs.ts';

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

const HEAD = `| | commands a second | p50 | p99 | the disk alone, p99 | nodes, µs per command | PostgreSQL, µs | nginx, µs | clients, µs | cores at work | nodes and PostgreSQL : data file | : one node |
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
  return `# What more nodes cost

Written by \`npm run bench:cluster -- --write\`: one server over its data file, then nodes over one PostgreSQL 18
(\`fsync\` and \`synchronous_commit\` on), with the clients in one more process, all on one machine with two cores. Before the runs, up to
${busy.toFixed(1)} processes waited for a core. ${whole(tables)} tables of seven play whole games. ${proxied(setups)} _By table_: the seven of a table
connect to one node, chosen by a consistent hash of the table. _Round_: connections go to the nodes in turn. Before the first
part is measured, it is played for ${WARM_UP} seconds for each node, because every node compiles its own code and gets its share of the commands; before the
second, for ${NEW_TABLES} seconds. A command counts when it is acknowledged, which is after the commit. The clients check everything they receive, as in [SERVER.md](SERVER.md);
${whole(games)} games were played ${failures.length === 0 ? 'without an error' : `with ${failures.length} errors: ${failures.slice(0, 3).join('; ')}`}.

![Commands a second, CPU time by part, and latency](cluster.svg)

Everything shares two cores, so more nodes can't be faster here. This measures what each node adds to the cost of a command;
[docs/SCALE.md](../docs/SCALE.md) calculates from it. CPU time is counted by the system for each process and its children, so it
doesn't depend on what else the machine did.

## As fast as possible

Everyone who may move does so at once: seven people choose in the same millisecond. The home node of the table decides commands
together if they arrive together.

${HEAD}
${setups.map((setup) => row(setup, setups, ({ saturated }) => saturated)).join('\n')}

## At ${whole(rate)} commands a second

${HEAD}
${setups.map((setup) => row(setup, setups, ({ steady }) => steady)).join('\n')}

## What the database does

| | transactions per command, as fast as possible | at ${whole(rate)} a second | events per command | bytes on disk per event, with keys and command ids |
|---|--:|--:|--:|--:|
${setups.flatMap(written).join('\n')}

A tick of the event loop writes one statement in one transaction, so there are fewer transactions than commands. More nodes
split the same commands into more and smaller transactions: that is most of what PostgreSQL costs more with many nodes.
`;
}
