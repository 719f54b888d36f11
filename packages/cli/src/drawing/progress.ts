/** A progress bar with the time left, on standard error and only in a terminal. */
import type { Shell } from '../shell.ts';

const BAR = 30;

export interface Progress {
  readonly show: (done: number, seconds: number) => void;
  readonly end: () => void;
}

export function barLine({
  done,
  all,
  seconds,
  left,
}: {
  readonly done: number;
  readonly all: number;
  readonly seconds: number;
  readonly left: (seconds: number) => string;
}): string {
  const filled = Math.floor((done / all) * BAR);
  const rest = done === 0 ? '' : ` ${left(Math.ceil((seconds / done) * (all - done)))}`;
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${all}${rest}`;
}

export function progressOf(
  { all, isWatched }: { readonly all: number; readonly isWatched: boolean },
  { redraw, words }: Shell,
): Progress {
  if (!isWatched) return { show: () => {}, end: () => {} };
  return {
    show: (done, seconds) => redraw(barLine({ done, all, seconds, left: words.simulate.timeLeft })),
    end: () => redraw(''),
  };
}
