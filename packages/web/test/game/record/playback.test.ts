/** Going through a game: by keys, by itself, and never beyond its ends. */
import { describe, expect, test } from 'vitest';
import { openPage } from '../../kit/page.ts';

openPage('/replay');
const { doingOf, playbackOf } = await import('../../../src/game/record/playback.ts');

/** The step after some keys, from step 3 of 5. */
function after(keys: readonly string[]): number {
  const playback = playbackOf(5, 3);
  for (const key of keys) doingOf(key, playback)?.();
  return playback.step.value;
}

describe('keys', () => {
  test.each<[string, readonly string[], number]>([
    ['right', ['ArrowRight'], 4],
    ['left', ['ArrowLeft'], 2],
    ['right beyond the end', ['ArrowRight', 'ArrowRight', 'ArrowRight'], 5],
    ['home', ['Home'], 0],
    ['left at the start', ['Home', 'ArrowLeft'], 0],
    ['end', ['End'], 5],
    ['any other', ['x'], 3],
  ])('%s', (_, keys, step) => {
    expect(after(keys)).toBe(step);
  });
});

describe('by itself', () => {
  test('it goes step by step and stops at the end', () => {
    const playback = playbackOf(5, 3);
    playback.toggle();
    expect(playback.playing.value).toBe(true);
    playback.tick();
    expect([playback.step.value, playback.playing.value]).toEqual([4, true]);
    playback.tick();
    expect([playback.step.value, playback.playing.value]).toEqual([5, false]);
  });

  test('from the end it starts again, and a step by hand stops it', () => {
    const playback = playbackOf(5, 5);
    playback.toggle();
    expect([playback.step.value, playback.playing.value]).toEqual([0, true]);
    playback.by(1);
    expect([playback.step.value, playback.playing.value]).toEqual([1, false]);
  });
});

test.each([
  [-4, 0],
  [2, 2],
  [99, 5],
])('a link to step %i shows step %i', (wanted, shown) => {
  expect(playbackOf(5, wanted).step.value).toBe(shown);
});
