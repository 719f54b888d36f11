/** The ceremony at the end of a real game: what it says and shows while it counts, and how it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage } from '../../kit/mount.ts';
import { nodesIn, textOf } from '../../kit/dom.ts';

openFakePage();
const received = new Map<string, (event: object) => void>();
Object.assign(globalThis, {
  addEventListener: (type: string, listener: (event: object) => void) => void received.set(type, listener),
  removeEventListener: (type: string) => void received.delete(type),
});
const { EndCities } = await import('../../../src/game/ending/end-cities.tsx');
const { Counting } = await import('../../../src/game/ending/hero.tsx');
const { Track } = await import('../../../src/game/score/score-track.tsx');
const { cityName } = await import('../../../src/game/players/seat-names.ts');
const { words } = await import('../../../src/game/words/shared-words.ts');
const { countedTerms, useCeremony } = await import('../../../src/game/score/ceremony.ts');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const table = await sampleTable(tableOf(3), ({ result }) => result !== undefined);
const view = (await table.linkOf(0)).view.value;
const open = view?.game?.open;
if (view === undefined || open?.result === undefined) throw new Error('the game is not over');
const end = { view, open, result: open.result };
const terms = countedTerms(end.result);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace.value = 'brisk';
});
afterEach(() => vi.useRealTimers());

/** The ceremony on a page: its line, how many types each city has, and whether it is over. */
function ceremony() {
  const seen: { counted: number; done: boolean }[] = [];
  const Show = () => {
    const now = useCeremony(terms);
    seen.push({ counted: now.countedTerms(0), done: now.done });
    return now.done ? null : Counting({ ...end, terms, ceremony: now });
  };
  const root = mount(Show, {});
  return { seen, line: () => textOf(nodesIn(root).find(({ localName }) => localName === 'p') ?? root) };
}

test('END-5: the line names the type that grows on the track, and the last one stays for a moment', () => {
  const { seen, line } = ceremony();
  const lines = terms.map(() => {
    vi.advanceTimersToNextTimer();
    return [seen.at(-1)?.counted, line()];
  });
  expect(lines).toEqual([
    [1, 'Counting shops'],
    [2, 'Counting factories'],
    [3, 'Counting taverns'],
    [4, 'Counting offices'],
    [5, 'Counting parks'],
    [6, 'Counting houses'],
  ]);
  expect(seen.at(-1)?.done).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(seen.at(-1)).toEqual({ counted: 6, done: true });
});

test('a key or tap without another meaning skips to the result; Tab does not', () => {
  for (const [type, event, ends] of [
    ['keydown', { key: 'Tab' }, false],
    ['keydown', { key: ' ' }, true],
    ['click', {}, true],
  ] as const) {
    const { seen } = ceremony();
    received.get(type)?.({ type, target: undefined, ...event });
    expect(seen.at(-1)?.done).toBe(ends);
    received.clear();
  }
});

test('with the pace “instant” the result is there at once', () => {
  settings.pace.value = 'instant';
  expect(ceremony().seen).toEqual([{ counted: 6, done: true }]);
});

test('while points are counted, the cities do not show their totals', () => {
  const cities = (isCounting: boolean) => mount(EndCities, { ...end, isCounting, onCity: () => {} });
  const classesIn = (isCounting: boolean): string =>
    nodesIn(cities(isCounting))
      .map((node) => (typeof node['class'] === 'string' ? node['class'] : node.attributes.get('class')))
      .join(' ');
  const totals = (isCounting: boolean) =>
    nodesIn(cities(isCounting))
      .filter(({ localName }) => localName === 'strong')
      .map((node) => Number(textOf(node)))
      .toSorted((one, other) => one - other);
  expect(totals(true)).toEqual([]);
  const expected = end.result.cities.map(({ total }) => total);
  expect(totals(false)).toEqual(expected.toSorted((one, other) => one - other));
  expect(classesIn(true)).not.toMatch(/end-ribbon|end-city-won/);
  expect(classesIn(false)).toMatch(/end-ribbon/);
  expect(classesIn(false)).toMatch(/end-city-won/);
});

test('A10: the token of a lane says whose points it has', () => {
  const root = mount(Track, { ...end, terms, countedTerms: () => terms.length, onCity: () => {} });
  const named = allWithRole(root, 'button').filter(
    ({ attributes }) => attributes.get('class') === 'track-look',
  );
  expect(named.map(nameOf)).toEqual(
    end.result.cities.map(({ total }, city) => `${cityName(open, city, words())}, ${total} points`),
  );
});

/** How long a ceremony takes if nobody skips it. */
function durationAt(pace: 'brisk' | 'calm'): number {
  settings.pace.value = pace;
  const { seen } = ceremony();
  const start = Date.now();
  while (seen.at(-1)?.done !== true) vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

test('six types take time to follow: about six seconds when brisk, nine or more when calm', () => {
  expect(durationAt('brisk')).toBeGreaterThan(5_500);
  expect(durationAt('calm')).toBeGreaterThan(9_000);
});
