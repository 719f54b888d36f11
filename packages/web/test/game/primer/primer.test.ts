/** Primers: a minute of reading in every language, and offered once. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../kit/page.ts';
import { primer as en } from '../../../src/game/primer/words/en.ts';
import { primer as fr } from '../../../src/game/primer/words/fr.ts';
import { primer as ru } from '../../../src/game/primer/words/ru.ts';

beforeEach(() => vi.resetModules());

test.each([
  ['en', en],
  ['fr', fr],
  ['ru', ru],
] as const)('%s: a slow reader has read each within a minute', (_, words) => {
  for (const points of Object.values(words.points)) {
    const text = points.map(({ what, text: said }) => `${what} ${said}`).join(' ');
    // 120 words a minute.
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
    expect(points.length).toBeLessThanOrEqual(5);
    expect(text).toMatch(/\.$/);
  }
});

test('a primer that was read or dismissed is not offered again on this device', async () => {
  openPage();
  const { isOffered, stopOffering } = await import('../../../src/kit/settings/primers.ts');
  expect([isOffered('capitals'), isOffered('solo')]).toEqual([true, true]);
  stopOffering('capitals');
  stopOffering('capitals');
  expect([isOffered('capitals'), isOffered('solo')]).toEqual([false, true]);
  const kept: unknown = JSON.parse(localStorage.getItem('duopolis.settings') ?? '');
  expect(kept).toMatchObject({ primed: ['capitals'] });
});
