/** What ten thousand, a million and ten million people at once need, and what gives way first. */
import { busy, type Costs, databaseCost, nodeCost, nodesOfTable, PLAN } from './model.ts';

/** Assumed of people, not measured. */
const ASSUMED = {
  /** Moves, offers and words of somebody who plays; a game of 21 moves takes some twenty minutes. */
  commandsAMinute: 2,
  peopleAtTable: 4,
  /** Sockets of one node. */
  sockets: 20_000,
  /** How busy a host lets anything be. */
  busy: 0.6,
  /** The line of the lobby about a table, in every node. */
  lobbyBytes: 1_024,
  tableBytes: 20 * 1_024,
} as const;

const CROWDS = [10_000, 1_000_000, 10_000_000] as const;

const GB = 1_073_741_824;
const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const some = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 });

export interface Each {
  readonly bytesOfCommand: number;
  readonly rssEach: number;
  /** Share of a core that an idle connection takes. */
  readonly idleEach: number;
}

interface Host {
  readonly people: number;
  readonly rate: number;
  readonly nodes: number;
  readonly databaseCores: number;
  readonly commit: number;
  readonly memory: number;
  readonly lobby: number;
  readonly diskADay: number;
}

/** As many nodes as sockets and processor need: more nodes cost more, so that it is found step by step. */
function hostOf(people: number, costs: Costs, { bytesOfCommand, rssEach, idleEach }: Each): Host {
  const rate = (people * ASSUMED.commandsAMinute) / 60;
  const cores = (nodes: number): number =>
    (rate * nodeCost(costs, nodes, PLAN.seats)) / 1e6 + people * idleEach;
  let nodes = Math.ceil(people / ASSUMED.sockets);
  while (cores(nodes) > nodes * ASSUMED.busy) nodes += 1;
  const tables = people / ASSUMED.peopleAtTable;
  return {
    people,
    rate,
    nodes,
    databaseCores: (rate * databaseCost(costs, nodes, PLAN.seats)) / 1e6 / ASSUMED.busy,
    commit: busy(costs, nodes, rate).commit,
    memory:
      (people * rssEach + tables * nodesOfTable(nodes, ASSUMED.peopleAtTable) * ASSUMED.tableBytes) / nodes,
    lobby: tables * ASSUMED.lobbyBytes,
    diskADay: rate * bytesOfCommand * 86_400,
  };
}

const row = (host: Host): string =>
  `| ${whole(host.people)} | ${whole(host.rate)} | ${whole(host.nodes)} | ${some(host.databaseCores)} | ${some(host.commit * 100)} % | ${some(host.memory / GB)} GB | ${some(host.lobby / GB)} GB | ${some(host.diskADay / GB)} GB |`;

/** In the order a host meets them: what has no room first. */
function firstOf(host: Host): string {
  const { people, nodes, databaseCores, commit, lobby } = host;
  const wrong = [
    commit > 1 &&
      `commits: ${some(commit * 100)} % of what the disk of one database takes if every turn is one`,
    databaseCores > 32 && `the processor of one database: ${some(databaseCores)} cores`,
    lobby > 0.5 * GB && `the copy of the lobby in every node: ${some(lobby / GB)} GB, read whole at a start`,
  ].filter((found) => found !== false);
  return wrong.length === 0
    ? `- **${whole(people)} people:** nothing gives way. ${whole(nodes)} node${nodes === 1 ? '' : 's'} would do; take two, so that one may fail.`
    : `- **${whole(people)} people:** first ${wrong.join('; then ')}.`;
}

export function bottlenecks(costs: Costs, each: Each): string {
  const hosts = CROWDS.map((people) => hostOf(people, costs, each));
  return `## What gives way first

Assumed, not measured: somebody who plays sends ${ASSUMED.commandsAMinute} commands a minute (a game of 21 moves takes some twenty minutes, and people
talk); ${ASSUMED.peopleAtTable} people at a table; ${whole(ASSUMED.sockets)} sockets a node; nothing busier than ${ASSUMED.busy * 100} %; ${ASSUMED.lobbyBytes} bytes a table in the lobby. So
\`people × ${ASSUMED.commandsAMinute} / 60\` commands a second, \`people / ${whole(ASSUMED.sockets)}\` nodes or as many as their processors need, and everything over
one database, as it is now:

| people at once | commands a second | nodes | cores of the database | commits, of what is possible | memory of a node | lobby in each node | events a day |
|--:|--:|--:|--:|--:|--:|--:|--:|
${hosts.map(row).join('\n')}

${hosts.map(firstOf).join('\n')}`;
}
