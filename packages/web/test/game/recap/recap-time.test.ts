/** A recap takes ten seconds at most. */
import { expect, test } from 'vitest';
import { MOST_SENTENCES } from '../../../src/game/recap/recap-steps.ts';
import { pauseBefore } from '../../../src/game/recap/recap-time.ts';

/** Milliseconds of a recap whose tiles travel so long for each sentence, and the pauses after them. */
function played(sentences: number, travels: (nth: number) => number): readonly [number, readonly number[]] {
  let elapsed = 0;
  const pauses = Array.from({ length: sentences }, (_, nth) => {
    elapsed += travels(nth);
    const pause = pauseBefore({ sentences, shown: nth + 1, elapsed });
    elapsed += pause;
    return pause;
  });
  return [elapsed, pauses];
}

test.each(Array.from({ length: MOST_SENTENCES }, (_, nth) => nth + 1))('%i sentences', (sentences) => {
  for (const travel of [0, 320, 900]) expect(played(sentences, () => travel)[0]).toBeLessThanOrEqual(10_000);
});

test('a reveal of three seconds takes its time from the next sentences, which still have a pause each at the end', () => {
  const [lasts, pauses] = played(8, (nth) => (nth === 0 ? 3_000 : 320));
  expect(lasts).toBeLessThanOrEqual(10_000);
  expect(pauses[0]).toBe(0);
  expect(pauses.slice(4).every((pause) => pause > 500)).toBe(true);
});

test('few sentences are not held longer than it takes to read them', () => {
  expect(played(2, () => 0)[0]).toBe(4_000);
});
