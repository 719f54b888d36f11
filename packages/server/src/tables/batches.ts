/** When tables decide: together, as soon as the pace of their store allows. */
import { MOST_SENT } from '@duopolis/table/host';

/** When a batch may begin. */
export interface Pace {
  /** Milliseconds until then; none or fewer: now. */
  readonly wait: () => number;
  /** A batch of some tables begins. */
  readonly begun: (tables: number) => void;
  /** Everything that was decided so far is stored. */
  readonly stored: () => void;
}

/** Milliseconds between the starts of two batches of a data file for each table of the first, and at most. */
const EACH = 1;
const MOST = 4;
/** The busy share of the event loop from which a batch of one table lets the next one wait, too. */
const BUSY_FROM = 0.7;
/** An exponential moving average: each new batch weighs one sixteenth. */
const SMOOTHED = 16;

/** The busy share of the event loop over the last batches, weighted towards the latest. */
function newUtilization(): () => number {
  let before = performance.eventLoopUtilization();
  let smooth = 0;
  return () => {
    const now = performance.eventLoopUtilization();
    smooth += (performance.eventLoopUtilization(now, before).utilization - smooth) / SMOOTHED;
    before = now;
    return smooth;
  };
}

/** A batch of one table lets the next one begin at once, unless the event loop is never idle. */
export function gatheringFor(tables: number, utilization: number): number {
  const gather = tables === 1 ? 0 : Math.min(tables * EACH, MOST);
  const strain = Math.max(0, (utilization - BUSY_FROM) / (1 - BUSY_FROM));
  return gather + strain * (MOST - gather);
}

/** For a data file: its writes adapt to the disk by themselves. */
function filePace(): Pace {
  const utilization = newUtilization();
  let next = 0;
  return {
    wait: () => next - performance.now(),
    begun: (tables) => {
      const gather = gatheringFor(tables, utilization());
      next = gather === 0 ? 0 : performance.now() + gather;
    },
    stored: () => {},
  };
}

/** Milliseconds from a commit to the next batch, in which the answers to it arrive. */
const PAUSE = 4;
/** Milliseconds longer for each other living node, and at most: together they commit about as often as one. */
const PAUSE_EACH = 3;
const LONGEST_PAUSE = 32;
/** Milliseconds after which a batch no longer waits for the last one to be stored. */
const LONGEST_WRITE = 80;

/** The last batch of a node. */
interface Batch {
  readonly begun: number;
  /** Nothing while it is being stored. */
  readonly stored: number | undefined;
}

/** When the next batch may begin. */
export const nextAfter = ({ begun, stored }: Batch, nodes: number): number =>
  stored === undefined
    ? begun + LONGEST_WRITE
    : stored + Math.min(PAUSE + PAUSE_EACH * (nodes - 1), LONGEST_PAUSE);

/**
 * For a database, where a transaction is expensive: the next batch waits until the last one is stored, and a little for the
 * answers to it. A slow database or machine, and more nodes, get larger batches.
 */
export function databasePace(nodes: () => number): Pace {
  let last: Batch = { begun: -Infinity, stored: -Infinity };
  return {
    wait: () => nextAfter(last, nodes()) - performance.now(),
    begun: () => {
      last = { begun: performance.now(), stored: undefined };
    },
    stored: () => {
      last = { ...last, stored: performance.now() };
    },
  };
}

const NOTHING = (): void => {};

interface Waiting {
  /** The number of commands times the number of listeners. */
  readonly messages: number;
  readonly decide: () => void;
}

/** How many waiting tables decide together, at least one: the rest decide in the next batch. */
function countOf(waiting: readonly Waiting[]): number {
  let sum = 0;
  const over = waiting.findIndex(({ messages }, nth) => {
    sum += messages;
    return nth > 0 && sum > MOST_SENT;
  });
  return over < 0 ? waiting.length : over;
}

/**
 * Resolves when the next batch begins. When everyone has decided, the decisions are written; a write that returns a promise
 * resolves it when they are stored.
 */
export function newBatches(
  write: () => void | Promise<void>,
  pace = filePace(),
): (messages: number) => Promise<void> {
  let waiting: Waiting[] = [];
  let writes = 0;
  let cancel = NOTHING;

  /** Looks again at when the waiting tables may decide. */
  function arm(): void {
    cancel();
    const wait = pace.wait();
    if (wait > 0) {
      const timer = setTimeout(begin, wait);
      cancel = () => clearTimeout(timer);
    } else {
      const immediate = setImmediate(begin);
      cancel = () => clearImmediate(immediate);
    }
  }

  async function store(): Promise<void> {
    const written = write();
    if (written === undefined) return;
    writes += 1;
    await written;
    writes -= 1;
    if (writes > 0) return;
    pace.stored();
    if (waiting.length > 0) arm();
  }

  function begin(): void {
    const count = countOf(waiting);
    const tables = waiting.slice(0, count);
    waiting = waiting.slice(count);
    pace.begun(tables.length);
    if (waiting.length > 0) {
      const immediate = setImmediate(begin);
      cancel = () => clearImmediate(immediate);
    }
    for (const { decide } of tables) decide();
    /** After all pending promises. */
    queueMicrotask(() => process.nextTick(() => void store()));
  }

  return (messages) =>
    new Promise((decide) => {
      waiting.push({ messages, decide });
      if (waiting.length === 1) arm();
    });
}
