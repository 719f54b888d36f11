/** Everything written within one tick of the event loop is one transaction, and nobody is answered before it is durable. */
import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  readonly write: () => void;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Writer {
  /** The write runs in the batch's transaction; its result is returned when that is durable. */
  readonly write: <T>(write: () => T) => Promise<T>;
  /** Writes pending steps now. */
  readonly flush: () => void;
  /** Called when a transaction was rolled back: anything cached from it is wrong. */
  readonly whenUndone: (forget: () => void) => void;
}

export function openWriter(db: DatabaseSync, observe: (writes: number) => void = () => {}): Writer {
  let waiting: Waiting[] = [];
  const forgetting: (() => void)[] = [];
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

  /** A rollback that fails now keeps the next transaction from beginning, and is repeated then. */
  function undo(): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {}
    for (const forget of forgetting) forget();
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      begin.run();
      for (const { write } of batch) write();
      commit.run();
    } catch (error) {
      undo();
      for (const { failed } of batch) failed(error);
      return;
    }
    observe(batch.length);
    for (const { kept } of batch) kept();
  }

  return {
    flush,
    whenUndone: (forget) => void forgetting.push(forget),
    write: (write) =>
      new Promise((resolve, reject) => {
        let result: ReturnType<typeof write>;
        waiting.push({
          write: () => {
            result = write();
          },
          kept: () => resolve(result),
          failed: reject,
        });
        if (waiting.length === 1) setImmediate(flush);
      }),
  };
}
