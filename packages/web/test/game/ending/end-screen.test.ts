/** The end of a game on the page: it begins at the top, and its points are counted once (n1 21, 22). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allWithRole, mount, openFakePage, press, withRole } from '../../kit/mount.ts';
import { type FakeNode, nodesIn, textOf } from '../../kit/dom.ts';

openFakePage();
const scrolls: unknown[] = [];
const kept = new Map<string, string>();
Object.assign(globalThis, {
  addEventListener: () => {},
  removeEventListener: () => {},
  scrollTo: (to: unknown) => void scrolls.push(to),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});
const { EndScreen } = await import('../../../src/game/ending/end-screen.tsx');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const link = await (await sampleTable(tableOf(3), ({ result }) => result !== undefined)).linkOf(0);
const ended = link.view.value;
if (ended === undefined) throw new Error('no table');

const openEnd = (): FakeNode => mount(EndScreen, { link, ended, onLeave: () => {}, onGo: () => {} });

const headingIn = (root: FakeNode): string =>
  textOf(nodesIn(root).find(({ localName }) => localName === 'h1') ?? root);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace.value = 'brisk';
  scrolls.length = 0;
});
afterEach(() => vi.useRealTimers());

test('it begins at the top of the page, and is not counted again for someone who comes back', () => {
  const first = openEnd();
  expect(headingIn(first)).toBe('The score');
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  press(withRole(first, 'button', 'Show it all'));
  expect(headingIn(first)).not.toBe('The score');
  const again = openEnd();
  expect(headingIn(again)).toBe(headingIn(first));
  scrolls.length = 0;
  press(withRole(again, 'button', 'Announce city by city'));
  expect(headingIn(again)).toBe('The score');
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(allWithRole(again, 'button').length).toBeGreaterThan(0);
});
