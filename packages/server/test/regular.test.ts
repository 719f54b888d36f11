/** Regular work shares one timer, each task with its own period. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regularly } from '../src/regular.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all tasks share one timer, and without a task there is none', () => {
  const [often, seldom] = [vi.fn(), vi.fn()];
  const stopOften = regularly(500, often);
  const stopSeldom = regularly(2_000, seldom);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(8_000);
  expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([16, 4]);

  stopOften();
  vi.advanceTimersByTime(4_000);
  expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([16, 6]);
  stopSeldom();
  expect(vi.getTimerCount()).toBe(0);
});

test('a task that stops itself or another is not run again', () => {
  const other = vi.fn();
  let stopOther: (() => void) | undefined;
  const once = vi.fn(() => {
    stop();
    stopOther?.();
  });
  const stop = regularly(500, once);
  stopOther = regularly(500, other);
  vi.advanceTimersByTime(2_000);
  expect([once.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
