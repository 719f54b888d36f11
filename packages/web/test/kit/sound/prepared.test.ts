/** Sounds are prepared while the page is idle, so that no frame waits for one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cue } from '../../../src/kit/sound/voices.ts';

type Idle = (deadline: { readonly timeRemaining: () => number }) => void;

let idle: Idle[] = [];
let rendered = 0;

/** Called with `new`. */
function FakeAudio() {
  const node = { connect: (next: object) => next };
  const value = { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
  return {
    currentTime: 0,
    resume: () => {},
    suspend: () => {},
    destination: node,
    createBuffer: () => ({ copyToChannel: () => void rendered++ }),
    createStereoPanner: () => ({ ...node, pan: {} }),
    createBufferSource: () => ({ ...node, start: () => {}, stop: () => {} }),
    createGain: () => ({ ...node, gain: value }),
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [idle, rendered] = [[], 0];
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('requestIdleCallback', (run: Idle) => void idle.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chord: Cue = { kind: 'score', total: 55, side: 1 };

/** Idle periods with time for so many looks at the clock; returns how many there were. */
function letIdle(looks: number): number {
  let periods = 0;
  for (let run = idle.shift(); run !== undefined; run = idle.shift()) {
    let left = looks;
    run({ timeRemaining: () => (left-- > 0 ? 50 : 0) });
    periods++;
  }
  return periods;
}

test('after the first sound the others are prepared in short parts, and then nothing is rendered', async () => {
  const { speak } = await import('../../../src/kit/sound/speaker.ts');
  const { notesOf, SOUNDS_OF_A_GAME } = await import('../../../src/kit/sound/voices.ts');
  /** A civic tile sounds the same when it is picked and placed. */
  const all = new Set(SOUNDS_OF_A_GAME.map((cue) => JSON.stringify(notesOf(cue)))).size;
  speak({ kind: 'turn' }, 1);
  expect(rendered).toBe(1);
  // One partial in each period.
  expect(letIdle(1)).toBeGreaterThan(2 * all);
  expect(rendered).toBe(all);
  speak(chord, 1);
  expect(rendered).toBe(all);
});

test('a page that is never idle renders each sound when it is needed, once', async () => {
  const { speak } = await import('../../../src/kit/sound/speaker.ts');
  for (const cue of [chord, chord, { kind: 'round' } as const]) speak(cue, 1);
  expect(rendered).toBe(2);
});
