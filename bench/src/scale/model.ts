/** The cost of many nodes, calculated from measurements of a few: nodes, database, and the commit that all wait for. */

/** Microseconds of a processor for a command. */
export interface Measured {
  readonly nodes: number;
  readonly node: number;
  readonly postgres: number;
}

export interface Costs {
  /** Deciding a command and sending it to clients of the same node; and for each other node with a client of the table. */
  readonly decide: number;
  readonly receive: number;
  /** Storing it; for each other node of the table, which may lose the race and retry; and for each other node, which is notified. */
  readonly keep: number;
  readonly again: number;
  readonly notify: number;
  /** The share of the disk's time that a commit takes, many at once. */
  readonly commit: number;
}

/** The database's machine, and how people are spread. */
export interface Plan {
  readonly seats: number;
  readonly databaseCores: number;
  /** Microseconds from a commit of a node to its next batch, with a number of nodes. */
  readonly pause: (nodes: number) => number;
  /** Of a node to the database. */
  readonly connections: number;
}

/** The pause is `nextAfter` of the server. */
export const PLAN: Plan = {
  seats: 7,
  databaseCores: 16,
  pause: (nodes) => Math.min(1_000 + 3_000 * nodes, 32_000),
  connections: 1,
};

/** The number of nodes with a client of a table, if clients are assigned at random. */
export const nodesOfTable = (nodes: number, seats: number): number => nodes * (1 - (1 - 1 / nodes) ** seats);

/** The least-squares line through the point of one node: its value there and its slope, at least 0. */
function lineThrough(points: readonly (readonly [x: number, y: number])[]): readonly [number, number] {
  const first = points.find(([x]) => x === 0)?.[1] ?? 0;
  const above = points.reduce((sum, [x, y]) => sum + x * (y - first), 0);
  const below = points.reduce((sum, [x]) => sum + x ** 2, 0);
  return [first, below === 0 ? 0 : Math.max(0, above / below)];
}

export function fit(
  measured: readonly Measured[],
  { commit, notify }: Pick<Costs, 'commit' | 'notify'>,
  seats = PLAN.seats,
): Costs {
  const others = (nodes: number): number => nodesOfTable(nodes, seats) - 1;
  const [decide, receive] = lineThrough(measured.map(({ nodes, node }) => [others(nodes), node]));
  const [keep, again] = lineThrough(
    measured.map(({ nodes, postgres }) => [others(nodes), postgres - notify * (nodes - 1)]),
  );
  return { decide, receive, keep, again, notify, commit };
}

export const nodeCost = ({ decide, receive }: Costs, nodes: number, seats: number): number =>
  decide + receive * (nodesOfTable(nodes, seats) - 1);

export const databaseCost = ({ keep, again, notify }: Costs, nodes: number, seats: number): number =>
  keep + again * (nodesOfTable(nodes, seats) - 1) + notify * (nodes - 1);

const PARTS = ['nodes', 'database', 'commit'] as const;
export type Part = (typeof PARTS)[number];

/** The load of each part at a number of commands per second; 1 is full. */
export function busy(
  costs: Costs,
  nodes: number,
  perSecond: number,
  { seats, databaseCores, pause }: Plan = PLAN,
): { readonly [part in Part]: number } {
  const batches = Math.min(perSecond, (nodes * 1e6) / pause(nodes));
  return {
    nodes: (perSecond * nodeCost(costs, nodes, seats)) / 1e6 / nodes,
    database: (perSecond * databaseCost(costs, nodes, seats)) / 1e6 / databaseCores,
    commit: (batches * costs.commit) / 1e6,
  };
}

/** Commands a second at which the first part is saturated; batches grow instead of waiting for the commit. */
export function most(costs: Costs, nodes: number, plan: Plan = PLAN): number {
  const { nodes: ofNodes, database } = busy(costs, nodes, 1, plan);
  return 1 / Math.max(ofNodes, database);
}
