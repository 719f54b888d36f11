/** Shows one animation after the other, each for its time; all queued ones can be ended at once. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** An animation with a duration. */
export interface Show {
  /** Milliseconds. */
  readonly lasts: number;
  readonly begin: () => void;
  /** Leaves the screen in the current state; also called for a show that never began. */
  readonly end: () => void;
}

export interface Queue {
  readonly add: (shows: readonly Show[]) => void;
  /** Ends the current animation and the queued ones. */
  readonly skip: () => void;
  readonly isBusy: ReadonlySignal<boolean>;
}

/** The longest delay of the screen behind the game, in milliseconds: older shows are dropped. */
const MOST_BEHIND = 6_000;

type Wait = (run: () => void, milliseconds: number) => () => void;

const byTimer: Wait = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export function createQueue(wait: Wait = byTimer): Queue {
  const isBusy = signal(false);
  let [current, stop]: [Show?, (() => void)?] = [];
  let waiting: readonly Show[] = [];

  const next = (): void => {
    const [first, ...rest] = waiting;
    [current, waiting] = [first, rest];
    isBusy.value = first !== undefined;
    if (first === undefined) return;
    stop = wait(() => {
      first.end();
      next();
    }, first.lasts);
    first.begin();
  };

  return {
    isBusy,
    add: (shows) => {
      waiting = [...waiting, ...shows];
      while (waiting.length > 1 && waiting.reduce((sum, { lasts }) => sum + lasts, 0) > MOST_BEHIND) {
        waiting[0]?.end();
        waiting = waiting.slice(1);
      }
      if (current === undefined) next();
    },
    skip: () => {
      const ended = current === undefined ? waiting : [current, ...waiting];
      stop?.();
      [current, waiting] = [undefined, []];
      for (const { end } of ended) end();
      isBusy.value = false;
    },
  };
}
