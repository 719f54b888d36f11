/** Whether the database answers: checked every second, with a deadline. */

const EVERY = 1_000;
/** Milliseconds without an answer after which the database counts as silent. */
const DEADLINE = 3_000;

export interface Heartbeat {
  readonly isAnswering: () => boolean;
  readonly stop: () => void;
}

export function openHeartbeat(ask: () => Promise<unknown>, answered: () => void): Heartbeat {
  let isAnswering = true;
  let isPending = false;
  let last = performance.now();

  const check = (): void => {
    if (performance.now() - last >= DEADLINE) isAnswering = false;
  };

  function beat(): void {
    /** An answer that has arrived but is not read yet counts: it is read before immediates run. */
    if (isPending) return void setImmediate(check);
    isPending = true;
    ask().then(
      () => {
        isPending = false;
        isAnswering = true;
        last = performance.now();
        answered();
      },
      () => {
        isPending = false;
        check();
      },
    );
  }

  const timer = setInterval(beat, EVERY).unref();
  return { isAnswering: () => isAnswering, stop: () => clearInterval(timer) };
}
