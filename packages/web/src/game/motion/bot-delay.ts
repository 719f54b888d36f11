/** How long bots at tables on this device wait, so that people see one move before the next; a skip ends the wait. */
import type { Phase } from '@duopolis/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pace } from '../../kit/settings/settings.ts';
import { TIMES } from './durations.ts';

/** Whether a table on the screen is showing something. */
const showing = signal<ReadonlySignal<boolean> | undefined>(undefined);

const ends = new Set<() => void>();

/** Bots wait for this table's animations, until the returned function is called. */
export function delayBotsWhile(isBusy: ReadonlySignal<boolean>): () => void {
  showing.value = isBusy;
  return () => {
    if (showing.peek() === isBusy) showing.value = undefined;
  };
}

export function endBotDelays(): void {
  for (const end of ends) end();
}

const isBusy = computed(() => showing.value?.value === true);

const untilIdle = (): Promise<void> =>
  new Promise((done) => {
    if (!isBusy.peek()) {
      done();
      return;
    }
    const stop = isBusy.subscribe((busy) => {
      if (busy) return;
      done();
      queueMicrotask(() => stop());
    });
  });

const forTime = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      ends.delete(end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    ends.add(end);
  });

/** Resolves when a bot may act. */
export async function waitForBot(phase: Phase): Promise<void> {
  if (pace.peek() === 'instant') return;
  await untilIdle();
  const now = pace.peek();
  if (now !== 'instant') await forTime(TIMES[now].bot[phase === 'choosing' ? 'choose' : 'act']);
}
