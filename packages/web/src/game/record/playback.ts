/** Playback of a game: the current step, the speed, and whether it plays. */
import { words } from '../words/shared-words.ts';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { isWriting, useShortcuts } from '../../kit/keys/shortcuts.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { replayWords, type Speed } from './words/replay-words.ts';

/** Milliseconds for a step. */
const PACE: { readonly [speed in Speed]: number } = {
  slow: 2_000,
  usual: 1_000,
  fast: 500,
  fastest: 250,
};

export interface Playback {
  readonly steps: number;
  readonly step: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  /** Stops, and goes to that step. */
  readonly to: (step: number) => void;
  readonly by: (steps: number) => void;
  /** From the end it starts again. */
  readonly toggle: () => void;
  /** One step by itself; stops at the end. */
  readonly tick: () => void;
}

export function playbackOf(steps: number, first: number): Playback {
  const within = (step: number): number => Math.min(steps, Math.max(0, step));
  const step = signal(within(first));
  const playing = signal(false);
  const speed = signal<Speed>('usual');
  const to = (wanted: number): void => {
    playing.value = false;
    step.value = within(wanted);
  };
  return {
    steps,
    step,
    playing,
    speed,
    to,
    by: (change) => to(step.value + change),
    toggle: () => {
      if (!playing.value && step.value === steps) step.value = 0;
      playing.value = !playing.value && steps > 0;
    },
    tick: () => {
      step.value = within(step.value + 1);
      if (step.value === steps) playing.value = false;
    },
  };
}

/** Handles a key; the slider and other groups use the arrow keys themselves. */
export function doingOf(key: string, { by, to, toggle, steps }: Playback): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => by(1);
    case 'ArrowLeft':
      return () => by(-1);
    case 'Home':
      return () => to(0);
    case 'End':
      return () => to(steps);
    case ' ':
      return toggle;
    default:
      return undefined;
  }
}

const HAS_ARROWS = '[role=grid], [role=slider], input, [role=menu], dialog';
const HAS_SPACE = 'button, a, input:not([type=range]), summary, dialog';

const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === ' ' ? HAS_SPACE : HAS_ARROWS) !== null;

function useKeys(playback: Playback): void {
  const { keys } = replayWords();
  const { keyNames } = appWords();
  useShortcuts({
    title: words().home.replays,
    shortcuts: [
      { keys: ['←', '→'], does: keys.step },
      { keys: [keyNames.home ?? 'Home', keyNames.end ?? 'End'], does: keys.ends },
      { keys: [keyNames.space], does: keys.play },
    ],
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event) || (isWriting(event) && event.key !== ' ')) return;
      const doing = doingOf(event.key, playback);
      if (doing === undefined) return;
      event.preventDefault();
      doing();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [playback]);
}

/** Browsers refuse an address that changes too often. */
const ADDRESS_PAUSE = 300;

/** The address follows, so that it always links to what is shown; the mark follows the step. */
function useAddress({ step }: Playback, mark: string): void {
  const now = step.value;
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(null, '', `${location.pathname}#${now}${mark}`),
      ADDRESS_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [now, mark]);
}

export function usePlayback(steps: number, first: number, mark = ''): Playback {
  const playback = useMemo(() => playbackOf(steps, first), [steps]);
  const { playing, speed, step, tick } = playback;
  useKeys(playback);
  useAddress(playback, mark);
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setTimeout(tick, PACE[speed.value]);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, step.value]);
  return playback;
}
