/** What counts as the same content: two values that would be drawn alike, and nothing else. */
import { describe, expect, test } from 'vitest';
import { isAlike, stable } from '../../../src/kit/page/use-stable.ts';

const act = (): void => {};

describe('two values have the same content', () => {
  test.each([
    ['equal numbers', 3, 3],
    ['no values', undefined, undefined],
    ['equal lists', [1, [2, 3]], [1, [2, 3]]],
    ['equal records', { at: [0, 1], tone: 'just' }, { tone: 'just', at: [0, 1] }],
    ['the same function', { act }, { act }],
  ])('%s', (_, one, other) => {
    expect(isAlike(one, other)).toBe(true);
  });
});

describe('two values have different content', () => {
  test.each([
    ['another number', [1, 2], [1, 3]],
    ['a longer list', [1], [1, 2]],
    ['a list and a record', [], {}],
    ['a missing entry', { gain: undefined }, { tone: undefined }],
    ['one entry more', { at: 1 }, { at: 1, gain: 2 }],
    ['nothing and a record', null, {}],
    ['another function', { act }, { act: (): void => {} }],
  ])('%s', (_, one, other) => {
    expect(isAlike(one, other)).toBe(false);
    expect(isAlike(other, one)).toBe(false);
  });
});

test('the earlier value is kept as long as the new one has the same content', () => {
  const [earlier, same, other] = [{ at: [0, 1] }, { at: [0, 1] }, { at: [1, 1] }];
  expect(stable(earlier, same)).toBe(earlier);
  expect(stable(earlier, other)).toBe(other);
});
