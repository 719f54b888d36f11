/** Decides when the log is copied into the data file and restarted. Both sync the disk, so a thread does them. */
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { hasFrame } from './wal.ts';

/** `copy` runs during writes; `restart` blocks writes but has little left to copy. */
export type Task = 'copy' | 'restart';

export interface Done {
  /** SQLite's code. */
  readonly failure?: number;
}

export interface ThreadData {
  readonly file: string;
  /** One number: 1 while the thread has a task. */
  readonly working: Int32Array<SharedArrayBuffer>;
}

interface Checkpoints {
  /** Before a transaction: calls back when it may begin. */
  readonly makeRoom: (ready: () => void) => void;
  /** Waits for the thread's task, then ends the thread. */
  readonly stop: () => void;
}

interface Given {
  readonly db: DatabaseSync;
  readonly file: string;
  /** A descriptor of the log. */
  readonly log: number;
  readonly logPages: number;
}

/** SQLite's own checkpoints, where no thread can run. */
const OWN_PAGES = 400;
/** Milliseconds; two connections are safe after that too. */
const PATIENCE = 10_000;
/** SQLite could not sync a file, or its folder. */
const SYNC_FAILURES: ReadonlySet<number> = new Set([1034, 1290]);
/** Megabytes. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 } as const;

/** No caller waits for the thread. */
const ignore = (): void => {};

function startThread(data: ThreadData, onDone: (done: Done) => void, onError: () => void): Worker {
  const thread = new Worker(new URL('checkpoint-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: THREAD_MEMORY,
  });
  thread.unref();
  thread.on('message', onDone);
  thread.on('error', onError);
  return thread;
}

function mustBeSynced({ failure }: Done): void {
  if (failure !== undefined && SYNC_FAILURES.has(failure))
    throw Object.assign(new Error('the disk failed'), { code: 'ERR_SQLITE_ERROR' });
}

export function newCheckpoints({ db, file, log, logPages }: Given): Checkpoints {
  const { page_size: pageSize } = db.prepare('PRAGMA page_size').get() as { readonly page_size: number };
  const working = new Int32Array(new SharedArrayBuffer(4));
  let thread: Worker | undefined;
  let answered = ignore;
  let state: 'idle' | 'copying' | 'copied' = 'idle';
  let limit = logPages;

  function finish(done: Done): void {
    mustBeSynced(done);
    const next = answered;
    answered = ignore;
    next();
  }

  function giveUp(): void {
    db.exec(`PRAGMA wal_autocheckpoint = ${OWN_PAGES}`);
    Atomics.store(working, 0, 0);
    finish({});
    [state, limit] = ['idle', Infinity];
  }

  function ask(task: Task, done: () => void): void {
    answered = done;
    Atomics.store(working, 0, 1);
    thread ??= startThread({ file, working }, finish, giveUp);
    thread.postMessage(task);
  }

  /** If another process reads, or the disk is full, the log keeps growing until a later attempt succeeds. */
  function restarted(): void {
    state = 'idle';
    limit = hasFrame(log, limit, pageSize) ? limit + logPages : logPages;
  }

  return {
    makeRoom: (ready) => {
      if (state === 'copied')
        return ask('restart', () => {
          restarted();
          ready();
        });
      if (state === 'idle' && limit < Infinity && hasFrame(log, limit, pageSize)) {
        state = 'copying';
        ask('copy', () => {
          state = 'copied';
        });
      }
      ready();
    },
    stop: () => {
      answered = ignore;
      if (thread === undefined) return;
      Atomics.wait(working, 0, 1, PATIENCE);
      void thread.terminate();
    },
  };
}
