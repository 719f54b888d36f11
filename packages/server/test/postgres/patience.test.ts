/** A command waits for the database until a deadline, however it fails, and is refused at once while it is known to be down. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHeartbeat } from '../../src/store/postgres/heartbeat.ts';
import { openPatience, type Patience } from '../../src/store/postgres/patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = (): Promise<never> => new Promise(() => {});
const prompt = async (): Promise<void> => {};
const refusing = (): Promise<never> => Promise.reject(new Error('connection refused'));

/** Milliseconds until it is refused. */
async function refusedAfter({ ask }: Patience, task: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const refused = ask(task).then(
    () => Number.NaN,
    () => performance.now() - from,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return refused;
}

test.each([
  ['never answers', silent],
  ['refuses connections', refusing],
])('a database that %s: three questions of one command take three seconds at most', async (_, task) => {
  const patience = openPatience();
  const [first, second, third] = [
    await refusedAfter(patience, task),
    await refusedAfter(patience, task),
    await refusedAfter(patience, task),
  ];
  expect(first).toBeGreaterThan(1_000);
  expect(first + second + third).toBeLessThanOrEqual(3_000);
});

test('an answer on any connection restores the full time limit', async () => {
  const patience = openPatience();
  const whole = await refusedAfter(patience, silent);
  expect(await refusedAfter(patience, silent)).toBeLessThan(whole);
  patience.recovered();
  expect(await refusedAfter(patience, silent)).toBe(whole);
  expect(await patience.ask(async () => 'answer')).toBe('answer');
  expect(await refusedAfter(patience, silent)).toBe(whole);
});

test('a wrong statement is not tried again', async () => {
  const task = vi.fn(() => Promise.reject(Object.assign(new Error('syntax'), { code: '42601' })));
  expect(await refusedAfter(openPatience(), task)).toBe(0);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a try gets its number, and one may fail', async () => {
  const patience = openPatience();
  const answer = patience.ask((nth) => (nth < 2 ? refusing() : Promise.resolve(nth)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(2);
});

test('a silent database is detected, and so is its first answer', async () => {
  let answer: () => Promise<unknown> = prompt;
  const answered = vi.fn();
  const { isAnswering, stop } = openHeartbeat({ ask: () => answer(), answeredAt: () => -Infinity }, answered);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([isAnswering(), answered.mock.calls.length]).toEqual([true, 10]);
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAnswering()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(isAnswering()).toBe(false);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isAnswering()).toBe(true);
  answer = refusing;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAnswering()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAnswering()).toBe(false);
  stop();
});

test('a database that has just answered something else is not asked', async () => {
  const ask = vi.fn(prompt);
  const answered = vi.fn();
  let answeredAt = -Infinity;
  const { isAnswering, stop } = openHeartbeat({ ask, answeredAt: () => answeredAt }, answered);
  for (let nth = 0; nth < 10; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- second after second
    await vi.advanceTimersByTimeAsync(600);
    answeredAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- second after second
    await vi.advanceTimersByTimeAsync(400);
  }
  expect([ask.mock.calls.length, answered.mock.calls.length, isAnswering()]).toEqual([0, 10, true]);
  ask.mockReturnValue(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([ask.mock.calls.length, isAnswering()]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isAnswering()).toBe(false);
  stop();
});
