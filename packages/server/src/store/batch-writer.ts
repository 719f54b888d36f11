/**
 * Everything written within one tick of the event loop, or while the disk is busy, is one transaction. Until it is durable,
 * nobody gets an answer and nobody sees its events.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Disk, SYNCED_BY_SQLITE } from './durable.ts';
import { isOfDisk } from './failure.ts';

interface Waiting {
  readonly write: () => void;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Writer {
  /** The write runs in the batch's transaction; its result is returned when that is durable. */
  readonly write: <T>(write: () => T) => Promise<T>;
  /** The read runs at once; its result is returned when everything it may have seen is durable. */
  readonly read: <T>(read: () => T) => Promise<T>;
  /** Writes pending steps now, unless the disk is busy. */
  readonly flush: () => void;
  /** Writes everything pending, and closes when it is durable; never, if the disk fails. */
  readonly finish: (close: () => void) => Promise<void>;
  /** Called when a transaction was rolled back: anything cached from it is wrong. */
  readonly whenUndone: (forget: () => void) => void;
}

interface WriterOptions {
  /** Called with the number of writes of each durable transaction. */
  readonly observe?: ((writes: number) => void) | undefined;
  readonly disk?: Disk;
}

/** The batch that is committed but perhaps not durable yet; at most one. */
interface Unsynced {
  readonly batch: readonly Waiting[];
  /** Reads that may have seen the batch. */
  readonly readers: (() => void)[];
}

function asked<T>(write: () => T): { readonly entry: Waiting; readonly result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let written: T;
  const entry: Waiting = {
    write: () => {
      written = write();
    },
    kept: () => resolve(written),
    failed: reject,
  };
  return { entry, result: promise };
}

/** Transactions; returns the writes that were committed. One that can't be written fails alone, not with everybody's. */
function newTransactions(
  db: DatabaseSync,
  undone: () => void,
): (batch: readonly Waiting[]) => readonly Waiting[] {
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

  /** A rollback that fails now keeps the next transaction from beginning, and is repeated then. */
  function undo(): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {}
    undone();
  }

  /** Why it was rolled back, if it was. */
  function tried(batch: readonly Waiting[]): { readonly error: unknown } | undefined {
    try {
      begin.run();
      for (const { write } of batch) write();
      commit.run();
      return undefined;
    } catch (error) {
      undo();
      return { error };
    }
  }

  return (batch) => {
    const failure = tried(batch);
    if (failure === undefined) return batch;
    const together = batch.length === 1 || isOfDisk(failure.error);
    const why = (one: Waiting) => (together ? failure : tried([one]));
    return batch.filter((one) => {
      const own = why(one);
      if (own !== undefined) one.failed(own.error);
      return own === undefined;
    });
  };
}

type Batches = Pick<Writer, 'flush' | 'finish'> & {
  readonly add: (entry: Waiting) => void;
  /** Calls back when everything committed is durable. */
  readonly whenDurable: (shown: () => void) => void;
};

interface BatchOptions {
  readonly observe: (writes: number) => void;
  readonly disk: Disk;
  readonly commit: (batch: readonly Waiting[]) => readonly Waiting[];
}

function newBatches({ commit, observe, disk }: BatchOptions): Batches {
  let waiting: Waiting[] = [];
  let unsynced: Unsynced | undefined;
  /** True from before a transaction until it is durable. */
  let isBusy = false;
  let whenIdle: (() => void) | undefined;

  /** The committed batch is durable: acknowledges it and goes on. */
  function proceed({ batch, readers }: Unsynced): void {
    [unsynced, isBusy] = [undefined, false];
    if (batch.length > 0) observe(batch.length);
    for (const { kept } of batch) kept();
    for (const shown of readers) shown();
    flush();
    finishIfIdle();
  }

  function finishIfIdle(): void {
    if (!isBusy && waiting.length === 0) whenIdle?.();
  }

  function writeNow(): void {
    const all = waiting;
    waiting = [];
    const batch = commit(all);
    isBusy = batch.length > 0;
    if (!isBusy) return finishIfIdle();
    const committed: Unsynced = { batch, readers: [] };
    unsynced = committed;
    disk.sync(() => proceed(committed));
  }

  function flush(): void {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    disk.makeRoom(writeNow);
  }

  return {
    flush,
    add: (entry) => {
      waiting.push(entry);
      if (waiting.length === 1) setImmediate(flush);
    },
    whenDurable: (shown) => void (unsynced === undefined ? shown() : unsynced.readers.push(shown)),
    finish: (close) =>
      new Promise((resolve) => {
        whenIdle = () => {
          whenIdle = undefined;
          disk.stop();
          close();
          resolve();
        };
        flush();
        finishIfIdle();
      }),
  };
}

export function openWriter(
  db: DatabaseSync,
  { observe = () => {}, disk = SYNCED_BY_SQLITE }: WriterOptions = {},
): Writer {
  const forgetting: (() => void)[] = [];
  const commit = newTransactions(db, () => forgetting.forEach((forget) => forget()));
  const { add, whenDurable, flush, finish } = newBatches({ commit, observe, disk });
  return {
    flush,
    finish,
    whenUndone: (forget) => void forgetting.push(forget),
    read: async (read) => {
      const shown = read();
      await new Promise<void>(whenDurable);
      return shown;
    },
    write: (write) => {
      const { entry, result } = asked(write);
      add(entry);
      return result;
    },
  };
}
