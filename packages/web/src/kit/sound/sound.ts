/** The only entry point to sound and haptics: nothing is loaded before the first sound. */
import { settings } from '../settings/settings.ts';
import type { Cue } from './voices.ts';

const MOST = 100;

export function play(cue: Cue): void {
  vibrate(cue);
  if (!settings.sound.peek() || settings.volume.peek() <= 0 || !isTouched()) return;
  const volume = Math.min(MOST, settings.volume.peek()) / MOST;
  // A sound that can't be loaded is skipped.
  import('./speaker.ts').then(
    ({ speak }) => speak(cue, volume),
    () => {},
  );
}

export const toggleSound = (): void => {
  settings.sound.value = !settings.sound.peek();
  play({ kind: 'turn' });
};

/** Milliseconds of vibration and pause, alternating. */
const TOUCHES: { readonly [kind in Cue['kind']]?: readonly number[] } = {
  pick: [8],
  place: [16],
  reveal: [10, 40, 10],
  turn: [24],
  win: [30, 60, 30, 60, 60],
};

/** Only some devices can; the others ignore it. */
export const canVibrate = (): boolean => typeof (navigator as { vibrate?: unknown }).vibrate === 'function';

/** Browsers refuse sound and vibration before the first press on a page, and say so in the console: a bot may move before that. */
const isTouched = (): boolean =>
  (navigator as { readonly userActivation?: UserActivation }).userActivation?.hasBeenActive !== false;

function vibrate({ kind }: Cue): void {
  const touch = TOUCHES[kind];
  if (touch !== undefined && settings.haptics.peek() && canVibrate() && isTouched())
    navigator.vibrate([...touch]);
}
