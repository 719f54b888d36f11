/** Simulates nodes, a database and its commits as queues, event by event from a seed, to check the model. */
import { type Costs, databaseCost, type Plan, PLAN } from './model.ts';

/** Random numbers from a seed (mulberry32), from 0 up to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A priority queue of events, the earliest first. */
function newAgenda() {
  const heap: { readonly at: number; readonly act: () => void }[] = [];
  const timeOf = (nth: number): number => heap[nth]?.at ?? Infinity;
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other] as (typeof heap)[0], heap[one] as (typeof heap)[0]];
  };
  return {
    add: (at: number, act: () => void): void => {
      heap.push({ at, act });
      for (let nth = heap.length - 1; nth > 0; ) {
        const parent = (nth - 1) >> 1;
        if (timeOf(parent) <= timeOf(nth)) break;
        swap(parent, nth);
        nth = parent;
      }
    },
    next: (): { readonly at: number; readonly act: () => void } | undefined => {
      const first = heap[0];
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return first;
      heap[0] = last;
      for (let nth = 0; ; ) {
        const child = timeOf(2 * nth + 1) <= timeOf(2 * nth + 2) ? 2 * nth + 1 : 2 * nth + 2;
        if (timeOf(nth) <= timeOf(child)) break;
        swap(nth, child);
        nth = child;
      }
      return first;
    },
  };
}

/** Servers with one queue: work begins when one of them is free, in the order it came. */
function newQueue(servers: number, random: () => number) {
  const freeAt = Array.from({ length: servers }, () => 0);
  let worked = 0;
  return {
    worked: (): number => worked,
    /** When this much work is done; the standard deviation of its length equals the mean. */
    done: (now: number, mean: number, pieces = 1): number => {
      const nth = freeAt.indexOf(Math.min(...freeAt));
      const varied = -Math.log(1 - random()) - 1;
      const length = mean * pieces * Math.max(0, 1 + varied / Math.sqrt(pieces));
      worked += length;
      return (freeAt[nth] = Math.max(now, freeAt[nth] as number) + length);
    },
  };
}

export interface Simulated {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly nodes: number;
  readonly database: number;
  readonly commit: number;
}

/** Commands arrive at random at a rate. One node decides each, stores it with the rest of its batch, and the other nodes of its table receive it. */
export function simulate(
  costs: Costs,
  nodes: number,
  rate: number,
  { commands, seed }: { readonly commands: number; readonly seed: number },
  { seats, databaseCores, pause, connections }: Plan = PLAN,
): Simulated {
  const random = chance(seed);
  const agenda = newAgenda();
  const loops = Array.from({ length: nodes }, () => newQueue(1, random));
  const database = newQueue(databaseCores, random);
  const commit = newQueue(1, random);
  const gathered: number[][] = Array.from({ length: nodes }, () => []);
  const nextBatch = Array.from({ length: nodes }, () => 0);
  const writing = Array.from({ length: nodes }, () => 0);
  const isGathering = Array.from({ length: nodes }, () => false);
  const late: number[] = [];
  let [now, lastDone] = [0, 0];

  const isOneOfTable = (): boolean => random() < 1 - (1 - 1 / nodes) ** (seats - 1);

  /** The decisions of a batch are one transaction; later decisions wait for the next. */
  function write(node: number): void {
    const batchOf = gathered[node] as number[];
    gathered[node] = [];
    isGathering[node] = false;
    writing[node] = (writing[node] as number) + 1;
    agenda.add(database.done(now, databaseCost(costs, nodes, seats), batchOf.length), () =>
      agenda.add(commit.done(now, costs.commit), () => kept(node, batchOf)),
    );
    consider(node);
  }

  function kept(node: number, batchOf: readonly number[]): void {
    writing[node] = (writing[node] as number) - 1;
    nextBatch[node] = now + pause(nodes);
    lastDone = Math.max(lastDone, now);
    for (const asked of batchOf) {
      late.push(now - asked);
      for (let other = 0; other < nodes; other++)
        if (other !== node && isOneOfTable())
          lastDone = Math.max(lastDone, (loops[other] as (typeof loops)[0]).done(now, costs.receive));
    }
    consider(node);
  }

  function consider(node: number): void {
    const isBusy = isGathering[node] === true || (writing[node] as number) >= connections;
    if (isBusy || (gathered[node] as number[]).length === 0) return;
    isGathering[node] = true;
    agenda.add(Math.max(now, nextBatch[node] as number), () => write(node));
  }

  function come(left: number): void {
    if (left > 0) agenda.add(now - (Math.log(1 - random()) * 1e6) / rate, () => come(left - 1));
    const asked = now;
    const node = Math.floor(random() * nodes);
    agenda.add((loops[node] as (typeof loops)[0]).done(now, costs.decide), () => {
      (gathered[node] as number[]).push(asked);
      consider(node);
    });
  }

  agenda.add(0, () => come(commands - 1));
  for (let next = agenda.next(); next !== undefined; next = agenda.next()) {
    now = next.at;
    next.act();
  }
  const sorted = late.toSorted((one, other) => one - other);
  const at = (share: number): number => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1_000;
  return {
    perSecond: (late.length * 1e6) / lastDone,
    p50: at(0.5),
    p99: at(0.99),
    nodes: loops.reduce((sum, { worked }) => sum + worked(), 0) / lastDone / nodes,
    database: database.worked() / lastDone / databaseCores,
    commit: commit.worked() / lastDone,
  };
}
