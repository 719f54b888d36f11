import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newUnasked } from '../src/store/unasked.ts';

test('whatever a table had, it may have', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (commands) => {
      const unasked = newUnasked();
      unasked.begin('table');
      for (const command of commands) unasked.add('table', command);
      expect(commands.filter((command) => !unasked.mayHave('table', command))).toEqual([]);
    }),
  );
});

test('of five games few commands are asked about for nothing', () => {
  const unasked = newUnasked();
  unasked.begin('table');
  for (let nth = 0; nth < 2_500; nth++) unasked.add('table', `member-${nth % 7}/${nth}`);
  const others = Array.from({ length: 2_500 }, (_, nth) => `member-${nth % 7}/${nth + 2_500}`);
  const inVain = others.filter((command) => unasked.mayHave('table', command)).length;
  expect(inVain).toBeLessThan(100);
});

test('nothing is known of a table that did not begin here, was removed, or began too long ago', () => {
  const unasked = newUnasked(2);
  expect(unasked.mayHave('a', 'never')).toBe(true);
  unasked.begin('a');
  expect(unasked.mayHave('a', 'never')).toBe(false);
  unasked.forget('a');
  expect(unasked.mayHave('a', 'never')).toBe(true);
  for (const table of ['a', 'b', 'c']) unasked.begin(table);
  expect(['a', 'b', 'c'].map((table) => unasked.mayHave(table, 'never'))).toEqual([true, false, false]);
  unasked.forgetAll();
  expect(unasked.mayHave('c', 'never')).toBe(true);
});
