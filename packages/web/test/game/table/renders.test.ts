/** What a step of the game draws again: only what it changes, or frames would be late while bots play. */
import { type City, type OpenGame, resultOf } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import { options } from 'preact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import { allWithRole, mount, openFakePage } from '../../kit/mount.ts';

openFakePage();
const { RunningGame } = await import('../../../src/game/table/running-game.tsx');
const { ringFrom } = await import('../../../src/game/players/ring.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

/** Preact's hook before a component is drawn, by its name in the published package. */
const HOOK = '__r';
type RenderHook = (vnode: { readonly type: unknown }) => void;
const hooks = options as { [HOOK]?: RenderHook };
const inner = hooks[HOOK];
const drawn = new Map<string, number>();

beforeAll(() => {
  settings.pace.value = 'instant';
  // As in a browser: all that changes in one task is drawn once.
  options.debounceRendering = queueMicrotask;
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void) => setTimeout(run),
    cancelAnimationFrame: clearTimeout,
  });
  hooks[HOOK] = (vnode) => {
    const name = typeof vnode.type === 'function' ? vnode.type.name : '';
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    inner?.(vnode);
  };
});
afterAll(() => {
  if (inner === undefined) delete hooks[HOOK];
  else hooks[HOOK] = inner;
});

const openOf = ({ view }: Link): OpenGame => {
  const open = view.value?.game?.open;
  if (open === undefined) throw new Error('no game');
  return open;
};

/** After everything that is due now: timers run in order. */
const allDrawn = (): Promise<void> => new Promise((done) => void setTimeout(done));

interface Drawn {
  /** The changed cities, and the components that were drawn. */
  readonly cities: readonly number[];
  readonly before: readonly CityScore[];
  readonly after: readonly CityScore[];
  readonly own: readonly number[];
  readonly times: (component: string) => number;
}

/** What the first seat has done in this turn. */
const doneBy = ({ chosen, pending }: OpenGame): string =>
  JSON.stringify([chosen[0], pending.filter(({ seat }) => seat === 0)]);

/** The steps of the others in one phase at a table of five, as the first seat sees them. */
async function stepsIn(phase: 'choosing' | 'placing'): Promise<readonly Drawn[]> {
  const sample = await sampleTable(tableOf(5), (open) => open.phase === phase && open.turn === 3);
  const link = await sample.linkOf(0);
  const root = mount(RunningGame, { link, onLeave: () => {} });
  await expect.poll(() => allWithRole(root, 'tab').length).toBeGreaterThan(0);
  await allDrawn();
  const own = ringFrom(openOf(link).options, 0).own;
  const steps: Drawn[] = [];
  for (;;) {
    const was = openOf(link);
    drawn.clear();
    // oxlint-disable no-await-in-loop -- one move after the other
    await sample.move();
    await allDrawn();
    // oxlint-enable no-await-in-loop
    const is = openOf(link);
    if (is.phase !== phase || doneBy(is) !== doneBy(was)) return steps;
    const counts = new Map(drawn);
    steps.push({
      cities: is.cities.flatMap((city: City, nth) => (city === was.cities[nth] ? [] : nth)),
      before: resultOf(was).cities,
      after: resultOf(is).cities,
      own,
      times: (component) => counts.get(component) ?? 0,
    });
  }
}

/** What stands in my cities and my hand, what the bar says, and the scores. */
const MINE = ['Board', 'Cell', 'CityHead', 'OneTile', 'Butterfly', 'Bar', 'TermHead', 'Balance'] as const;
const BAR = ['Brand', 'TableMenu'] as const;

test('a tile in another city draws that city and its builder, and nothing of my cities and my hand', async () => {
  const elsewhere = (await stepsIn('placing')).filter(
    ({ cities, own, before, after }) =>
      !cities.some((city) => own.includes(city)) &&
      own.every((city) => before[city]?.total === after[city]?.total),
  );
  expect(elsewhere.length).toBeGreaterThan(2);
  for (const { times } of elsewhere) {
    expect([times('OneCity'), times('OneSeat')]).toEqual([1, 1]);
    expect(Object.fromEntries([...MINE, ...BAR].map((part) => [part, times(part)]))).toEqual(
      Object.fromEntries([...MINE, ...BAR].map((part) => [part, 0])),
    );
  }
});

const TERMS = ['shop', 'factory', 'tavern', 'office', 'park', 'house'] as const;

test('a tile in a city of mine draws the rows that it changes, and no tile of my hand', async () => {
  const mine = (await stepsIn('placing')).filter(({ cities, own }) =>
    cities.some((city) => own.includes(city)),
  );
  expect(mine.length).toBeGreaterThan(0);
  for (const { times, own, before, after } of mine) {
    const rows = own.flatMap((city) => TERMS.filter((term) => before[city]?.[term] !== after[city]?.[term]));
    expect([times('Board'), times('Bar'), times('OneTile')]).toEqual([1, rows.length, 0]);
  }
});

test('while others choose, their seats are drawn again and nothing else that can be pressed', async () => {
  const steps = await stepsIn('choosing');
  expect(steps.length).toBeGreaterThan(2);
  for (const { times } of steps) {
    expect([times('OneSeat'), times('OneCity')]).toEqual([1, 0]);
    expect([...MINE, ...BAR].reduce((sum, part) => sum + times(part), 0)).toBe(0);
  }
});
