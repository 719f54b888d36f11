/** Links that carry a game. */
import { describe, expect, test } from 'vitest';
import { carriedIn, carry } from '../../src/replay/carried.ts';
import { SAMPLES, sample } from './samples.ts';

/** What messengers and browsers take without cutting it. */
const LONGEST = 4_000;

describe('a link', () => {
  test.each(SAMPLES)('carries the game of the sample %s and comes back the same', async (name) => {
    const hash = await carry(sample(name), 17);
    expect(hash).toMatch(/^17\.[\w-]+$/);
    expect(hash.length).toBeLessThan(LONGEST);
    expect(await carriedIn(hash)).toEqual(sample(name));
  });

  test.each(['', '3', '3.', '3.!!', '3.AAAA'])('%s carries nothing', async (hash) => {
    expect(await carriedIn(hash)).toBeUndefined();
  });

  test('cut on its way it carries nothing', async () => {
    const hash = await carry(sample('table'), 0);
    expect(await carriedIn(hash.slice(0, -40))).toBeUndefined();
  });
});
