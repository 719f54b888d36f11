/** What ten thousand, a million and ten million people at once need, and what fails first. */
import { busy, type Costs, nodeCost, PLAN } from './model.ts';

/** Assumed, not measured. */
const ASSUMED = {
  /** Moves, offers and messages of a player; a game of 21 moves takes some twenty minutes. */
  commandsAMinute: 2,
  peopleAtTable: 4,
  /** Sockets of one node. */
  sockets: 20_000,
  /** The highest planned load of any part. */
  busy: 0.6,
  /** What a node caches about tables that aren't loaded, at most (`MOST_KNOWN`). */
  knownBytes: 20_000 * 1_024,
  tableBytes: 20 * 1_024,
  /** Times a second that a node reads a page of the lobby. */
  pages: 1,
  /** Microseconds of PostgreSQL for a page. */
  pageCost: 1_000,
} as const;

/** Times a second that a node says which lines of the lobby have changed: `showingFor` of the server. */
const notesOf = (others: number): number => 1_000 / Math.min(Math.max(100, 65 * others), 1_000);

const CROWDS = [10_000, 1_000_000, 10_000_000] as const;

const GB = 1_073_741_824;
const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const some = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 });

export interface Each {
  readonly bytesOfCommand: number;
  readonly rssEach: number;
  /** Share of a core that an idle connection takes. */
  readonly idleEach: number;
  /** Microseconds of PostgreSQL for each node that receives a notification. */
  readonly receiving: number;
}

interface Host {
  readonly people: number;
  readonly rate: number;
  readonly nodes: number;
  /** The same if the proxy spreads people round robin. */
  readonly dealtRound: number;
  /** Cores of the database: for storing events, and for the lobby of all nodes. */
  readonly keeping: number;
  readonly lobby: number;
  readonly commit: number;
  readonly memory: number;
  readonly diskADay: number;
}

/** As many nodes as sockets and CPU need. More nodes may cost more, so it is found step by step. */
function nodesFor(people: number, cores: (nodes: number) => number): number {
  let nodes = Math.ceil(people / ASSUMED.sockets);
  while (cores(nodes) > nodes * ASSUMED.busy) nodes += 1;
  return nodes;
}

/** The proxy keeps the people of a table together, as OPERATIONS.md shows. */
function hostOf(people: number, costs: Costs, { bytesOfCommand, rssEach, idleEach, receiving }: Each): Host {
  const rate = (people * ASSUMED.commandsAMinute) / 60;
  const coresAt = (cost: number): number => (rate * cost) / 1e6 + people * idleEach;
  const nodes = nodesFor(people, () => coresAt(costs.decide));
  const lobby = nodes * (notesOf(nodes - 1) * (nodes - 1) * receiving + ASSUMED.pages * ASSUMED.pageCost);
  return {
    people,
    rate,
    nodes,
    dealtRound: nodesFor(people, (count) => coresAt(nodeCost(costs, count, PLAN.seats))),
    keeping: (rate * costs.keep) / 1e6 / ASSUMED.busy,
    lobby: lobby / 1e6 / ASSUMED.busy,
    commit: busy(costs, nodes, rate).commit,
    memory:
      (people * rssEach + (people / ASSUMED.peopleAtTable) * ASSUMED.tableBytes) / nodes + ASSUMED.knownBytes,
    diskADay: rate * bytesOfCommand * 86_400,
  };
}

const row = (host: Host): string =>
  `| ${whole(host.people)} | ${whole(host.rate)} | ${whole(host.nodes)} | ${whole(host.dealtRound)} | ${some(host.keeping)} | ${some(host.lobby)} | ${some(host.commit * 100)} % | ${some(host.memory / GB)} GB | ${some(host.diskADay / GB)} GB |`;

/** What one database can be given. */
const MOST_CORES = 32;

/** In the order in which a host meets them: the first bottleneck first. */
function firstOf({ people, nodes, keeping, lobby, commit }: Host): string {
  const wrong = [
    commit > 1 &&
      `commits: ${some(commit * 100)} % of what the disk of one database takes if every batch is a commit`,
    keeping > MOST_CORES && `the processor of one database: ${some(keeping)} cores`,
    lobby > MOST_CORES &&
      `notes about the lobby from each of ${whole(nodes)} nodes to all others: ${some(lobby)} cores`,
  ].filter((found) => found !== false);
  return wrong.length === 0
    ? `- **${whole(people)} people:** no bottleneck. ${whole(nodes)} node${nodes === 1 ? '' : 's'} would do; take ${nodes === 1 ? 'two' : 'one more'}, so that one may fail.`
    : `- **${whole(people)} people:** first ${wrong.join('; then ')}.`;
}

export function bottlenecks(costs: Costs, each: Each): string {
  const hosts = CROWDS.map((people) => hostOf(people, costs, each));
  return `## The first bottleneck

Assumed, not measured: a player sends ${ASSUMED.commandsAMinute} commands a minute (a game of 21 moves takes about twenty minutes, and people
talk); ${ASSUMED.peopleAtTable} people at a table; ${whole(ASSUMED.sockets)} sockets a node; nothing busier than ${ASSUMED.busy * 100} %; ten notes a second from each node about its lines of
the lobby, fewer with more than two nodes (\`showingFor\`), received by all others; ${ASSUMED.pages} page of the lobby a second and node, ${ASSUMED.pageCost / 1_000} ms. So
\`people × ${ASSUMED.commandsAMinute} / 60\` commands a second, \`people / ${whole(ASSUMED.sockets)}\` nodes or as many as the CPU load needs, a proxy that keeps tables together,
and one database for everything, as now:

| people at once | commands a second | nodes | round robin | cores of the database, storing | the lobby | commits, of the possible | memory of a node | events a day |
|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${hosts.map(row).join('\n')}

${hosts.map(firstOf).join('\n')}

No node holds a list of all tables: it remembers 20,000 at most. Pages of the lobby are read by an index and shared by all readers
within a second; starting a node reads none.
\`packages/server/test/listing.test.ts\` and \`packages/server/test/postgres/postgres-listing.test.ts\` check that with 100,000 open tables.`;
}
