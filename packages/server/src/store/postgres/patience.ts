/**
 * How long a request waits for the database: retries until a deadline, and only briefly while the database is known to be
 * down.
 */
import { isLasting } from '../failure.ts';

/**
 * Milliseconds for all tries together. Including the reads after a failed append, a command is refused within three
 * seconds.
 */
const PATIENCE = 2_500;
/** The same after a missed deadline, until the database answers again. */
const BRIEF = 250;

/** Milliseconds before each retry; the last one repeats. */
const PAUSES = [50, 150, 400, 800];

export interface Patience {
  /** Milliseconds for all tries together. */
  readonly longest: number;
  /** The task gets the number of the try. A try that takes too long is abandoned; its outcome is unknown. */
  readonly ask: <T>(task: (nth: number) => Promise<T>) => Promise<T>;
  /** Another request got an answer from the database. */
  readonly recovered: () => void;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Rejects when the time is up, even if the task is still running. */
async function within<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  /** On a busy machine a retry may begin after its deadline. */
  const timer = setTimeout(() => reject(new Error('no answer in time')), Math.max(0, milliseconds));
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function openPatience(longest = PATIENCE): Patience {
  let isDown = false;
  return {
    longest,
    recovered: () => {
      isDown = false;
    },
    ask: async (task) => {
      const until = performance.now() + (isDown ? BRIEF : longest);
      for (let nth = 0; ; nth++) {
        // oxlint-disable no-await-in-loop -- one try after the other
        try {
          const answer = await within(until - performance.now(), task(nth));
          isDown = false;
          return answer;
        } catch (error) {
          if (isLasting(error)) throw error;
          const pause = PAUSES[Math.min(nth, PAUSES.length - 1)] ?? 0;
          if (performance.now() + pause >= until) {
            isDown = true;
            throw error;
          }
          await wait(pause);
        }
        // oxlint-enable no-await-in-loop
      }
    },
  };
}
