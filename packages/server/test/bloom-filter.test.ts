/** The Bloom filter of commands has no false negatives, and few false positives. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCommandFilter } from '../src/store/bloom-filter.ts';

test('the filter never denies a command that the table had', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (commands) => {
      const seenCommands = newCommandFilter();
      seenCommands.begin('table');
      for (const command of commands) seenCommands.add('table', command);
      expect(commands.filter((command) => !seenCommands.mayHave('table', command))).toEqual([]);
    }),
  );
});

test('few commands of five games are looked up needlessly', () => {
  const seenCommands = newCommandFilter();
  seenCommands.begin('table');
  for (let nth = 0; nth < 2_500; nth++) seenCommands.add('table', `member-${nth % 7}/${nth}`);
  const others = Array.from({ length: 2_500 }, (_, nth) => `member-${nth % 7}/${nth + 2_500}`);
  const inVain = others.filter((command) => seenCommands.mayHave('table', command)).length;
  expect(inVain).toBeLessThan(100);
});

test('a table that began elsewhere, was removed or began too long ago has no filter', () => {
  const seenCommands = newCommandFilter(2);
  expect(seenCommands.mayHave('a', 'never')).toBe(true);
  seenCommands.begin('a');
  expect(seenCommands.mayHave('a', 'never')).toBe(false);
  seenCommands.forget('a');
  expect(seenCommands.mayHave('a', 'never')).toBe(true);
  for (const table of ['a', 'b', 'c']) seenCommands.begin(table);
  expect(['a', 'b', 'c'].map((table) => seenCommands.mayHave(table, 'never'))).toEqual([true, false, false]);
  seenCommands.forgetAll();
  expect(seenCommands.mayHave('c', 'never')).toBe(true);
});

test('the filter of a new table is empty, also if it was that of another', () => {
  const seenCommands = newCommandFilter(1);
  for (const table of ['a', 'b', 'c']) {
    seenCommands.begin(table);
    expect(seenCommands.mayHave(table, 'command')).toBe(false);
    seenCommands.add(table, 'command');
    expect(seenCommands.mayHave(table, 'command')).toBe(true);
  }
});
