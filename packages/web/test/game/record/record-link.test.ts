/** Links that carry a game. */
import { LIMITS } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { decodeGame, encodeGame } from '../../../src/game/record/record-link.ts';
import { SAMPLES, sample } from './samples.ts';

/** What messengers and browsers take without cutting it. */
const LONGEST = 4_000;

const named = (length: number) => {
  const game = sample('table');
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, name: 'x'.repeat(length) })) };
};

/** Fields that nobody knows are ignored, but they make a record long. */
const noted = (note: string) => ({ ...sample('table'), note });

/** Letters that don't compress. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

describe('a link', () => {
  test.each(SAMPLES)('carries the game of the sample %s unchanged', async (name) => {
    const hash = await encodeGame(sample(name), 17);
    expect(hash).toMatch(/^17\.[\w-]+$/);
    expect(hash.length).toBeLessThan(LONGEST);
    expect(await decodeGame(hash)).toEqual(sample(name));
  });

  test.each(['', '3', '3.', '3.!!', '3.AAAA'])('%s carries nothing', async (hash) => {
    expect(await decodeGame(hash)).toBeUndefined();
  });

  test('a truncated one carries nothing', async () => {
    const hash = await encodeGame(sample('table'), 0);
    expect(await decodeGame(hash.slice(0, -40))).toBeUndefined();
  });

  test('a name at the limit is carried, one above is not', async () => {
    const most = LIMITS.recordName;
    expect((await decodeGame(await encodeGame(named(most), 0)))?.seats[0]?.name).toHaveLength(most);
    expect(await decodeGame(await encodeGame(named(most + 1), 0))).toBeUndefined();
  });

  test('a short link that unpacks to more bytes than any game carries nothing', async () => {
    const [few, many] = [LIMITS.linkUnpacked / 4, LIMITS.linkUnpacked / 2];
    expect(await decodeGame(await encodeGame(noted('Ж'.repeat(few)), 0))).toBeDefined();
    const hash = await encodeGame(noted('Ж'.repeat(many)), 0);
    expect(hash.length).toBeLessThan(LIMITS.linkText);
    expect(await decodeGame(hash)).toBeUndefined();
  });

  test('a link longer than any game carries nothing', async () => {
    const [short, long] = [
      await encodeGame(noted(noise(60_000)), 0),
      await encodeGame(noted(noise(90_000)), 0),
    ];
    expect(short.length).toBeLessThan(LIMITS.linkText);
    expect(await decodeGame(short)).toBeDefined();
    expect(long.length).toBeGreaterThan(LIMITS.linkText);
    expect(await decodeGame(long)).toBeUndefined();
  });

  test('control and bidirectional characters of names are removed', async () => {
    const game = sample('table');
    const name = 'A\u001b[2Jn\u202En\u009b';
    const hash = await encodeGame({ ...game, seats: game.seats.map((seat) => ({ ...seat, name })) }, 0);
    expect((await decodeGame(hash))?.seats[0]?.name).toBe('A [2Jn n ');
  });
});
