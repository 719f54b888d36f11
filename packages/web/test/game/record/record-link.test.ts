/** Links that carry a game. */
import { LIMITS } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { carriedIn, carry } from '../../../src/game/record/record-link.ts';
import { SAMPLES, sample } from './samples.ts';

/** What messengers and browsers take without cutting it. */
const LONGEST = 4_000;

const named = (length: number) => {
  const game = sample('table');
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, name: 'x'.repeat(length) })) };
};

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

  test('a name at the limit is carried, one above is not', async () => {
    const most = LIMITS.recordName;
    expect((await carriedIn(await carry(named(most), 0)))?.seats[0]?.name).toHaveLength(most);
    expect(await carriedIn(await carry(named(most + 1), 0))).toBeUndefined();
  });

  test('a short link that unpacks to more than any game carries nothing', async () => {
    const hash = await carry(named(LIMITS.linkUnpacked), 0);
    expect(hash.length).toBeLessThan(LIMITS.linkText);
    expect(await carriedIn(hash)).toBeUndefined();
  });

  test('a link longer than any game carries nothing', async () => {
    expect(await carriedIn(`0.${'A'.repeat(LIMITS.linkText + 1)}`)).toBeUndefined();
  });

  test('control and bidirectional characters of names are removed', async () => {
    const game = sample('table');
    const name = 'A\u001b[2Jn\u202En\u009b';
    const hash = await carry({ ...game, seats: game.seats.map((seat) => ({ ...seat, name })) }, 0);
    expect((await carriedIn(hash))?.seats[0]?.name).toBe('A [2Jn n ');
  });
});
