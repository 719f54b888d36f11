/** The client side of a worker, the same for Node and browsers: each request is a promise, in order. */
import type { Command } from '@duopolis/rules';
import type { Answer, Ask } from './worker-message.ts';

export type Question = Omit<Ask, 'id' | 'cancelled'>;

export interface Decision {
  readonly command: Promise<Command>;
  /** Ends the search with the best command so far, if memory can be shared; the promise resolves either way. */
  readonly cancel: () => void;
}

export interface BotWorker {
  readonly decide: (question: Question) => Decision;
  /** A dead or closed worker rejects everything. */
  readonly isAlive: () => boolean;
  /** Terminates the worker; pending requests fail. */
  readonly close: () => void;
}

/** What Node's workers and the browser's have in common. */
export interface Line {
  /** Whether a worker could see a shared number change while it searches: another process can't. */
  readonly isShared: boolean;
  readonly send: (ask: Ask) => void;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (command: Command) => void;
  readonly reject: (error: Error) => void;
}

const sharedFlag = (): SharedArrayBuffer | undefined =>
  typeof SharedArrayBuffer === 'undefined' ? undefined : new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** `connect` gets a listener for answers and one for the death of the worker. */
export function botWorker(
  connect: (receive: (answer: Answer) => void, died: (error: Error) => void) => Line,
): BotWorker {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;
  const receive = (answer: Answer): void => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) one?.resolve(answer.command);
    else one?.reject(new Error(answer.error));
  };
  const died = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const line = connect(receive, died);
  return {
    isAlive: () => ended === undefined,
    decide: (question) => {
      if (ended !== undefined) return { command: Promise.reject(ended), cancel: () => {} };
      const id = asked++;
      const cancelled = line.isShared ? sharedFlag() : undefined;
      const command = new Promise<Command>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      line.send({ ...question, id, ...(cancelled !== undefined && { cancelled }) });
      const cancel = (): void => {
        if (cancelled !== undefined) Atomics.store(new Int32Array(cancelled), 0, 1);
      };
      return { command, cancel };
    },
    close: () => {
      line.end();
      died(new Error('the worker was closed'));
    },
  };
}
