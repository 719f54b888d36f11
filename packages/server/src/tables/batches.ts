/** When tables decide: at the end of each tick of the event loop, and under load a little later, all together. */
import { MOST_SENT } from '@duopolis/table/host';

/** Milliseconds between the starts of two batches. */
interface Gathering {
  /** After a batch of one table. */
  readonly least: number;
  /** For each table of a batch with several: fewer, larger writes. */
  readonly each: number;
  readonly most: number;
  /**
   * The same while writes are slow, in proportion: nodes that share a slow machine or disk write less often, and more at
   * once.
   */
  readonly longest: number;
  /** While the event loop is never idle: answers are late anyway, and fewer writes help. */
  readonly busy: number;
}

const GATHERING: Gathering = { least: 0, each: 1, most: 4, longest: 4, busy: 4 };
/** Milliseconds: a slower write means that processors or the disk are overloaded. */
const LATE = 5;
/** How much longer a batch collects for each millisecond that writes are late. */
const FOR_LATE = 3;

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

const SMOOTHED = 16;
/** From here on batches become longer. */
const BUSY_FROM = 0.7;

/** How busy the last batch and its writes were. */
interface Load {
  readonly tables: number;
  readonly utilization: number;
  /** Milliseconds that a write takes. */
  readonly writeTime: number;
}

export function gatheringFor(
  { least, each, most, longest, busy }: Gathering,
  { tables, utilization, writeTime }: Load,
): number {
  const paced = Math.min(most + FOR_LATE * Math.max(0, writeTime - LATE), longest);
  const gather = tables === 1 ? least : Math.min(Math.max(least, tables * each), paced);
  const strain = Math.max(0, (utilization - BUSY_FROM) / (1 - BUSY_FROM));
  return gather + strain * Math.max(0, busy - gather);
}

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
 * Resolves when the next batch begins; when everyone has decided, the decisions are written. A batch of one table lets the
 * next one begin at once, unless more is asked for: where a write is expensive, or a table's commands come from many
 * nodes.
 */
export function newBatches(
  write: () => void,
  gathering = GATHERING,
  writeTime: () => number = () => 0,
): (messages: number) => Promise<void> {
  let waiting: Waiting[] = [];
  let next = 0;
  const utilization = newUtilization();

  function begin(): void {
    const count = countOf(waiting);
    const tables = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const gather = gatheringFor(gathering, {
      tables: tables.length,
      utilization: utilization(),
      writeTime: writeTime(),
    });
    next = gather === 0 ? 0 : performance.now() + gather;
    if (waiting.length > 0) setImmediate(begin);
    for (const { decide } of tables) decide();
    /** After all pending promises. */
    queueMicrotask(() => process.nextTick(write));
  }

  return (messages) =>
    new Promise((decide) => {
      waiting.push({ messages, decide });
      if (waiting.length > 1) return;
      const wait = next - performance.now();
      if (wait > 0) setTimeout(begin, wait);
      else setImmediate(begin);
    });
}
