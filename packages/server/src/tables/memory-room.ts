/** How much memory is in use, and whether there is room for another table. */
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { regularly } from '../regular.ts';
import { tooBusy } from './too-busy.ts';
import type { Host, TableId } from '@duopolis/table/host';

/** Bytes of the heap for a connection, with the head of a request or as a socket, and for all caches and bodies together. */
const CONNECTION = 24_576;
const CACHES = 268_435_456;

const [LEAST_SHARE, LARGEST_SHARE] = [0.5, 0.92];

/**
 * Above this share of memory, loaded tables go on, but requests load no others. The rest of the heap is for all connections
 * that may still come; a heap that is too small for them leaves half of itself to tables.
 */
export function shareForTables(connections: number, heap = getHeapStatistics().heap_size_limit): number {
  const share = 1 - (connections * CONNECTION + CACHES) / heap;
  return Math.min(LARGEST_SHARE, Math.max(LEAST_SHARE, share));
}
/** Milliseconds between two measurements. */
const EVERY = 1_000;

let lastResident = 0;

/** Bytes of the process. Reading them takes a file descriptor: while connections use all of them, the last figure stands. */
export function residentMemory(): number {
  try {
    lastResident = process.memoryUsage.rss();
  } catch {
    /** Thrown in a timer it would end the server. */
  }
  return lastResident;
}

const KILOBYTE = 1_024;

/** Bytes of a process of its own, without the files that it shares with others. */
function anonymousMemory(process: string): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * KILOBYTE;
}

/** Bytes of the processes that search and draw: a limit of the system is one for all of them. 0 where it does not tell. */
export function childrenMemory(): number {
  try {
    const { pid } = process;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? 0 : children.split(' ').reduce((sum, child) => sum + anonymousMemory(child), 0);
  } catch {
    return 0;
  }
}

/** The system may change its limit for the process while it runs, but seldom does, and tells it in seven files. */
const LIMIT_STANDS = 60_000;
let limit = { bytes: Infinity, until: -Infinity };

/** Bytes that the machine, or its limit for the process, allows. A limit that can't be read now is the last known one. */
function allowedMemory(): number {
  if (performance.now() < limit.until) return limit.bytes;
  const constrained = process.constrainedMemory();
  const bytes = Math.min(constrained > 0 ? constrained : limit.bytes, totalmem());
  limit = { bytes, until: performance.now() + LIMIT_STANDS };
  return bytes;
}

/** The used share of what the heap, the machine, or its limit for the process allows. */
export function memoryTaken(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  return Math.max(used / most, (residentMemory() + childrenMemory()) / allowedMemory());
}

export interface Room {
  readonly host: Host;
  readonly stop: () => void;
}

/** The same host for requests from outside. What tables do by themselves always runs. */
export function withRoom(host: Host, most: number, memory = memoryTaken): Room {
  let isFull = memory() >= most;
  const stop = regularly(EVERY, () => {
    isFull = memory() >= most;
  });
  const enter = (table: TableId): void => {
    if (isFull && !host.isLoaded(table)) throw tooBusy();
  };
  const guarded =
    <A extends readonly unknown[], R>(task: (table: TableId, ...args: A) => Promise<R>) =>
    async (table: TableId, ...args: A): Promise<R> => {
      enter(table);
      return task(table, ...args);
    };
  return {
    host: {
      ...host,
      request: guarded(host.request),
      subscribe: guarded(host.subscribe),
      seenEvents: guarded(host.seenEvents),
      open: guarded(host.open),
      invitation: guarded(host.invitation),
      isInvitedBy: guarded(host.isInvitedBy),
    },
    stop,
  };
}
