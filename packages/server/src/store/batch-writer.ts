/** Everything written within one tick of the event loop is one transaction, and nobody is answered before it is durable. */
import type { DatabaseSync } from 'node:sqlite';
import type { Disk } from './disk.ts';

interface Waiting {
  readonly write: () => void;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Writer {
  /** The write runs in the batch's transaction; its result is returned when that is durable. */
  readonly write: <T>(write: () => T) => Promise<T>;
  /** Writes pending steps now, or as soon as the batch before is durable. */
  readonly flush: () => void;
  /** Writes pending steps, and returns when they are durable. */
  readonly finish: () => void;
  /** Called when a transaction was rolled back: anything cached from it is wrong. */
  readonly whenUndone: (forget: () => void) => void;
}

interface Watched {
  /** None: transactions are durable when they are committed. */
  readonly disk?: Disk | undefined;
  readonly observe?: ((writes: number) => void) | undefined;
}

/** Runs writes as one transaction; throws if it was rolled back. */
function openTransactions(db: DatabaseSync, undone: () => void): (batch: readonly Waiting[]) => void {
  const [begin, end] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

  /** A rollback that fails now keeps the next transaction from beginning, and is repeated then. */
  function undo(): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {}
    undone();
  }

  return (batch) => {
    try {
      begin.run();
      for (const { write } of batch) write();
      end.run();
    } catch (error) {
      undo();
      throw error;
    }
  };
}

/** The steps that wait, and those that are committed but not yet durable. */
interface Steps {
  waiting: Waiting[];
  syncing: readonly Waiting[];
}

const keep = (batch: readonly Waiting[]): void => batch.forEach(({ kept }) => kept());

/** Commits what waits, and returns it; nothing if it was rolled back, or nobody writes. */
function commit(
  steps: Steps,
  transact: (batch: readonly Waiting[]) => void,
  observe?: (writes: number) => void,
): readonly Waiting[] {
  const batch = steps.waiting;
  steps.waiting = [];
  if (batch.length === 0) return [];
  try {
    transact(batch);
  } catch (error) {
    for (const { failed } of batch) failed(error);
    return [];
  }
  observe?.(batch.length);
  return batch;
}

/** Waits for the disk and answers the batch, unless `finish` was quicker. */
async function settle(steps: Steps, { sync, lost }: Disk, next: () => void): Promise<void> {
  const batch = steps.syncing;
  const error = await sync().then(
    () => undefined,
    (why: unknown) => why ?? new Error('sync'),
  );
  if (steps.syncing !== batch) return;
  if (error !== undefined) {
    for (const { failed } of batch) failed(error);
    return lost(error);
  }
  steps.syncing = [];
  keep(batch);
  if (steps.waiting.length > 0) setImmediate(next);
}

export function openWriter(db: DatabaseSync, { disk, observe }: Watched = {}): Writer {
  const steps: Steps = { waiting: [], syncing: [] };
  const forgetting: (() => void)[] = [];
  const transact = openTransactions(db, () => {
    for (const forget of forgetting) forget();
  });

  function flush(): void {
    if (steps.syncing.length > 0) return;
    const batch = commit(steps, transact, observe);
    if (disk === undefined) return keep(batch);
    steps.syncing = batch;
    if (batch.length > 0) void settle(steps, disk, flush);
  }

  return {
    flush,
    finish: () => {
      const before = steps.syncing;
      steps.syncing = [];
      /** The file has to be on the disk before the log is overwritten. */
      if (before.length > 0) disk?.syncNow();
      const batch = commit(steps, transact, observe);
      disk?.syncNow();
      keep([...before, ...batch]);
    },
    whenUndone: (forget) => void forgetting.push(forget),
    write: (write) =>
      new Promise((resolve, reject) => {
        let result: ReturnType<typeof write>;
        steps.waiting.push({
          write: () => {
            result = write();
          },
          kept: () => resolve(result),
          failed: reject,
        });
        if (steps.waiting.length === 1) setImmediate(flush);
      }),
  };
}
