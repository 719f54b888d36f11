/** When clients of a stopping server reconnect. */
import { expect, test } from 'vitest';
import { backAfter } from '../src/socket/returning.ts';

const LAST = 0.999_999;
const between = (clients: number, { others }: { readonly others: boolean }): readonly number[] =>
  [0, LAST].map((random) => backAfter({ clients, others }, random));
const [ALONE, AMONG_OTHERS] = [{ others: false }, { others: true }];

test('a few clients come back within a second, spread a little', () => {
  expect(between(1, ALONE)).toEqual([560, 709]);
  expect(between(400, ALONE)).toEqual([560, 709]);
});

test('20,000 clients come back four in a millisecond, and none before a new process can have started', () => {
  expect(between(20_000, ALONE)).toEqual([2_500, 7_499]);
});

test('with other servers around clients reconnect at once, spread alike', () => {
  expect(between(1, AMONG_OTHERS)).toEqual([0, 149]);
  expect(between(20_000, AMONG_OTHERS)).toEqual([0, 4_999]);
});
