/** Whether the database answers: checked every second, with a deadline. Any answer within the last second counts. */
import { regularly } from '../../regular.ts';

const EVERY = 1_000;
/** Milliseconds without an answer after which the database counts as silent. */
const DEADLINE = 3_000;

export interface Heartbeat {
  readonly isAnswering: () => boolean;
  readonly stop: () => void;
}

interface Asked {
  readonly ask: () => Promise<unknown>;
  /** When the database last answered any query. */
  readonly answeredAt: () => number;
}

export function openHeartbeat({ ask, answeredAt }: Asked, answered: () => void): Heartbeat {
  let isAnswering = true;
  let isPending = false;
  let last = performance.now();

  const check = (): void => {
    if (performance.now() - last >= DEADLINE) isAnswering = false;
  };

  const answeredOn = (at: number): void => {
    isAnswering = true;
    last = at;
    answered();
  };

  function beat(): void {
    /** An answer that has arrived but is not read yet counts: it is read before immediates run. */
    if (isPending) return void setImmediate(check);
    const recently = answeredAt();
    if (recently >= performance.now() - EVERY) return answeredOn(recently);
    isPending = true;
    ask().then(
      () => {
        isPending = false;
        answeredOn(performance.now());
      },
      () => {
        isPending = false;
        check();
      },
    );
  }

  return { isAnswering: () => isAnswering, stop: regularly(EVERY, beat) };
}
