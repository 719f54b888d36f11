/** U1 and U7: moments are drawn at the chosen pace, the game never waits for them, and any of them can be skipped. */
import type { CalmGame, OpenGame } from '@duopolis/rules';
import { firstView, type TableView } from '@duopolis/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../kit/page.ts';
import { cityOf, placing } from '../turn/turn-games.ts';

const frames: (() => void)[] = [];
const drawFrame = (): void => frames.splice(0).forEach((run) => run());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  frames.length = 0;
});

async function open(kept: object) {
  openPage('/', kept);
  const { createMotion } = await import('../../../src/game/motion/director.ts');
  const { waitForBot, delayBotsWhile } = await import('../../../src/game/motion/bot-delay.ts');
  const motion = createMotion({ nextFrame: (run) => void frames.push(run) });
  const received: string[] = [];
  motion.onMoment(({ kind }) => received.push(kind));
  return { motion, received, waitForBot, delayBotsWhile };
}

const viewOf = (open_: OpenGame): TableView =>
  ({ ...firstView('me'), game: { viewer: 0, open: open_ } }) as unknown as TableView;

const CHOOSING: CalmGame = { ...placing([]), phase: 'choosing', turn: 1 };
const PLACING: CalmGame = {
  ...placing(['S', 'P', { seat: 1, tile: 'F', cities: [0, 1] }, { seat: 1, tile: 'O', cities: [0, 1] }]),
  turn: 1,
};
const PLACED: CalmGame = { ...PLACING, cities: [cityOf(['F', [0, 0]]), ...PLACING.cities.slice(1)] };
const OVER: OpenGame = {
  ...PLACED,
  phase: 'over',
  turn: 3,
  round: '3',
  result: { cities: [], seats: [] },
};

const step = (before: OpenGame, after: OpenGame) => ({
  before: viewOf(before),
  after: viewOf(after),
  event: { type: 'closed' } as never,
});

test('U1: a reveal covers the table for about two seconds, and the round ends with a pause', async () => {
  const { motion, received } = await open({ pace: 'brisk' });
  motion.add(step(CHOOSING, PLACING));
  expect(motion.isBusy.value).toBe(true);
  drawFrame();
  expect(motion.scene.value?.moment.kind).toBe('reveal');
  const { lasts } = motion.scene.value ?? { lasts: 0 };
  expect(lasts).toBeGreaterThan(1_800);
  expect(lasts).toBeLessThan(2_300);
  vi.advanceTimersByTime(lasts - 1);
  expect(motion.scene.value).toBeDefined();
  vi.advanceTimersByTime(1);
  expect([motion.scene.value, motion.isBusy.value]).toEqual([undefined, false]);
  motion.add(step({ ...PLACED, turn: 3, round: '3' }, OVER));
  drawFrame();
  expect(motion.scene.value?.moment).toMatchObject({ kind: 'round', ended: { name: '3' } });
  expect(received).toEqual(['reveal', 'round']);
});

test('a scene is there with the new state, in the same frame', async () => {
  const { motion, received } = await open({ pace: 'brisk' });
  motion.add(step(CHOOSING, PLACING));
  expect(motion.scene.value?.moment.kind).toBe('reveal');
  motion.add(step(PLACING, byOther(PLACED)));
  expect(received).toEqual(['reveal']);
  // A busy machine draws it late: its time begins then.
  vi.advanceTimersByTime(5_000);
  drawFrame();
  expect(motion.scene.value?.moment.kind).toBe('reveal');
  vi.advanceTimersByTime(1_000);
  expect([motion.scene.value?.moment.kind, received]).toEqual(['reveal', ['reveal']]);
});

test('a scene that nobody sees any more is over', async () => {
  const { motion } = await open({ pace: 'brisk' });
  motion.add(step(CHOOSING, PLACING));
  Object.assign(document, { hidden: true });
  motion.skip();
  Object.assign(document, { hidden: false });
  drawFrame();
  expect([motion.scene.value, motion.isBusy.value]).toEqual([undefined, false]);
});

test('a new hand is not seen before its own moment, which may come after other ones', async () => {
  const { motion } = await open({ pace: 'brisk' });
  const marks = await drawHand();
  const after = { ...CHOOSING, round: '3', turn: 1, handSize: CHOOSING.handSize + 1 } as OpenGame;
  motion.add(step({ ...CHOOSING, round: '1' }, after));
  drawFrame();
  expect([motion.scene.value?.moment.kind, marks.size]).toEqual(['round', 1]);
  vi.advanceTimersByTime(motion.scene.value?.lasts ?? 0);
  expect([motion.scene.value, marks.size]).toEqual([undefined, 0]);
  motion.add(step({ ...CHOOSING, round: '1' }, after));
  motion.skip();
  expect(marks.size).toBe(0);
});

/** A tile of the hand on the page; the marks that it has now. */
async function drawHand(): Promise<ReadonlySet<string>> {
  const { elementRef } = await import('../../../src/game/motion/element-registry.ts');
  const marks = new Set<string>();
  const tile = {
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
    animate: () => ({ cancel: () => {} }),
  };
  elementRef('hand-tile-0')(tile as unknown as Element);
  return marks;
}

test('U1: from the fifth turn a reveal is held for half a second less', async () => {
  const { motion } = await open({ pace: 'brisk' });
  const lengths = [1, 2].map((turn) => {
    const at = { round: '3', turn } as const;
    motion.add(step({ ...CHOOSING, ...at, turn: turn }, { ...PLACING, ...at }));
    drawFrame();
    const { lasts = 0 } = motion.scene.value ?? {};
    motion.skip();
    return lasts;
  });
  expect(lengths[1]).toBe(lengths[0]);
  motion.add(step(CHOOSING, PLACING));
  drawFrame();
  expect((motion.scene.value?.lasts ?? 0) - (lengths[0] ?? 0)).toBe(500);
});

test('a skip shows the current game, including everything not yet shown', async () => {
  const { motion } = await open({ pace: 'calm' });
  motion.add(step(CHOOSING, PLACING));
  motion.add(step(PLACING, PLACED));
  drawFrame();
  expect(motion.changes.value).toEqual([]);
  motion.skip();
  expect([motion.scene.value, motion.isBusy.value]).toEqual([undefined, false]);
  expect(motion.changes.value).toMatchObject([{ city: 0, term: 'factory', points: 4 }]);
});

test('a skip before the first frame counts too', async () => {
  const { motion } = await open({ pace: 'brisk' });
  motion.add(step(CHOOSING, PLACING));
  motion.skip();
  drawFrame();
  expect([motion.scene.value, motion.isBusy.value]).toEqual([undefined, false]);
});

test('instant: nothing covers the table or waits, and changes are still shown', async () => {
  const { motion, received } = await open({ pace: 'instant' });
  motion.add(step(CHOOSING, PLACING));
  motion.add(step(PLACING, PLACED));
  expect(motion.isBusy.value).toBe(false);
  drawFrame();
  expect([motion.scene.value, motion.isBusy.value, motion.changes.value.length]).toEqual([
    undefined,
    false,
    1,
  ]);
  expect(received).toEqual(['reveal', 'place', 'score']);
});

/** A tile on the page, as far as a flight needs it. */
async function drawTile(city: number): Promise<void> {
  const { elementRef } = await import('../../../src/game/motion/element-registry.ts');
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const tile = { setAttribute: () => {}, removeAttribute: () => {}, getBoundingClientRect: () => box };
  elementRef(`tiles-${city}`)({ children: [tile] } as unknown as Element);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
}

const byOther = (open_: OpenGame): OpenGame => ({
  ...open_,
  cities: open_.cities.map((city) => ({
    ...city,
    tiles: city.tiles.map((tile) => ({ ...tile, seat: 1 })),
  })) as unknown as OpenGame['cities'],
});

test('U2: points change when the tile of another seat has landed, not before', async () => {
  const { motion } = await open({ pace: 'brisk' });
  await drawTile(0);
  expect(motion.scored.value).toBeUndefined();
  motion.add(step(PLACING, byOther(PLACED)));
  expect(motion.scored.value).toBe(PLACING);
  drawFrame();
  vi.advanceTimersByTime(419);
  expect(motion.scored.value).toBe(PLACING);
  vi.advanceTimersByTime(1);
  expect([motion.scored.value, motion.changes.value.length]).toEqual([undefined, 1]);
  vi.unstubAllGlobals();
});

test('U2: a second tile meanwhile counts after the first, and a skip counts both', async () => {
  const { motion } = await open({ pace: 'brisk' });
  await drawTile(0);
  await drawTile(1);
  const first = byOther(PLACED);
  const [left, , ...rest] = first.cities;
  const second = { ...first, cities: [left, left, ...rest] } as OpenGame;
  motion.add(step(PLACING, first));
  drawFrame();
  motion.add(step(first, second));
  drawFrame();
  vi.advanceTimersByTime(420);
  expect(motion.scored.value).toBe(first);
  motion.skip();
  expect(motion.scored.value).toBeUndefined();
  vi.unstubAllGlobals();
});

test('my own tile counts at once', async () => {
  const { motion } = await open({ pace: 'brisk' });
  motion.add(step(PLACING, PLACED));
  expect(motion.scored.value).toBeUndefined();
});

test('at the instant pace every tile counts at once', async () => {
  const { motion } = await open({ pace: 'instant' });
  motion.add(step(PLACING, byOther(PLACED)));
  expect(motion.scored.value).toBeUndefined();
});

test('a clock of a few seconds leaves no room for a scene', async () => {
  const { motion } = await open({ pace: 'brisk' });
  const { before, after, event } = step(CHOOSING, PLACING);
  const { open: table } = after;
  const hurried = { ...table, options: { ...table.options, pace: { kind: 'live', choose: 10, place: 15 } } };
  motion.add({ before, after: { ...after, open: hurried as TableView['open'] }, event });
  drawFrame();
  expect(motion.scene.value).toBeUndefined();
});

test('bots wait until a move was seen, less while choosing, and a skip ends their wait', async () => {
  const { motion, waitForBot, delayBotsWhile } = await open({ pace: 'brisk' });
  const { endBotDelays } = await import('../../../src/game/motion/bot-delay.ts');
  delayBotsWhile(motion.isBusy);
  motion.add(step(CHOOSING, PLACING));
  drawFrame();
  let acted = 0;
  const act = (): void => void (acted += 1);
  void waitForBot('placing').then(act);
  await vi.advanceTimersByTimeAsync(motion.scene.value?.lasts ?? 0);
  expect(acted).toBe(0);
  await vi.advanceTimersByTimeAsync(260);
  expect(acted).toBe(1);
  void waitForBot('choosing').then(act);
  await vi.advanceTimersByTimeAsync(60);
  expect(acted).toBe(2);
  void waitForBot('placing').then(act);
  await vi.advanceTimersByTimeAsync(1);
  endBotDelays();
  await vi.advanceTimersByTimeAsync(0);
  expect(acted).toBe(3);
});

test('instant bots act at once', async () => {
  const { waitForBot } = await open({ pace: 'instant' });
  await waitForBot('placing');
  expect(vi.getTimerCount()).toBe(0);
});
