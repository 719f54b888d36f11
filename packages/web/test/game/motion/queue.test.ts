/** Shows come one after the other, each for its time, and a skip ends all of them. */
import { beforeEach, expect, test } from 'vitest';
import { createQueue, type Queue, type Show } from '../../../src/game/motion/queue.ts';

/** Virtual time. */
let now = 0;
let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
let done: string[] = [];
let queue: Queue;

function pass(milliseconds: number): void {
  const until = now + milliseconds;
  for (;;) {
    const next = timers.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= until);
    if (next === undefined) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.run();
  }
  now = until;
}

const show = (name: string, lasts: number): Show => ({
  lasts,
  begin: () => done.push(`${now} ${name}`),
  end: () => done.push(`${now} ${name} ends`),
});

beforeEach(() => {
  [now, timers, done] = [0, [], []];
  queue = createQueue((run, milliseconds) => {
    const timer = { at: now + milliseconds, run };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  });
});

test('one after the other, including later additions', () => {
  queue.add([show('reveal', 2_000), show('place', 400)]);
  pass(1_000);
  queue.add([show('score', 0), show('pass', 500)]);
  pass(5_000);
  expect(done).toEqual([
    '0 reveal',
    '2000 reveal ends',
    '2000 place',
    '2400 place ends',
    '2400 score',
    '2400 score ends',
    '2400 pass',
    '2900 pass ends',
  ]);
  expect(queue.isBusy.value).toBe(false);
});

test('a skip ends the current and queued shows once, and leaves no timer', () => {
  queue.add([show('reveal', 2_000), show('place', 400)]);
  pass(100);
  queue.skip();
  expect(done).toEqual(['0 reveal', '100 reveal ends', '100 place ends']);
  expect([timers.length, queue.isBusy.value]).toEqual([0, false]);
  pass(9_000);
  expect(done).toHaveLength(3);
});

test('after a skip the next show begins at once', () => {
  queue.add([show('reveal', 2_000)]);
  queue.skip();
  queue.add([show('place', 400)]);
  expect(done.at(-1)).toBe('0 place');
  expect(queue.isBusy.value).toBe(true);
});

test('the screen is never far behind the game: the oldest queued shows are dropped', () => {
  queue.add([show('first', 400)]);
  queue.add(Array.from({ length: 20 }, (_, nth) => show(`${nth}`, 500)));
  expect(done.slice(1)).toEqual(Array.from({ length: 8 }, (_, nth) => `0 ${nth} ends`));
  pass(20_000);
  expect(now - 20_000).toBe(0);
  expect(done.filter((line) => line.includes('ends'))).toHaveLength(21);
  expect(done.at(-1)).toBe('6400 19 ends');
});
