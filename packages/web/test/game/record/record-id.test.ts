/** The addresses of replays. */
import { describe, expect, test } from 'vitest';
import {
  makeId,
  opensReview,
  parseId,
  parseStep,
  type ReplayId,
} from '../../../src/game/record/record-id.ts';

describe('a game', () => {
  test.each<[string, ReplayId]>([
    ['local-8f3a-1', { from: 'local', table: '8f3a', game: 1 }],
    ['table-a_B-9-12', { from: 'table', table: 'a_B-9', game: 12 }],
    ['file-0123456789ab', { from: 'file', file: '0123456789ab' }],
  ])('%s is read and written', (text, id) => {
    expect(parseId(text)).toEqual(id);
    expect(makeId(id)).toBe(text);
  });

  test.each(['', 'local', 'local-8f3a', 'local-8f3a-0', 'shelf-8f3a-1', 'file-a/b'])(
    '%s names no game',
    (text) => {
      expect(parseId(text)).toBeUndefined();
    },
  );
});

test.each<[string, boolean]>([
  ['review', true],
  ['12-review', true],
  ['12-review~abc', true],
  ['12', false],
  ['12~review', false],
  ['12-reviewed', false],
  ['', false],
])('whether #%s opens the review: %s', (hash, opens) => {
  expect(opensReview(hash)).toBe(opens);
});

test.each<[string, number]>([
  ['12-review', 12],
  ['', 0],
  ['12', 12],
  ['12.abc', 12],
  ['-3', 0],
  ['nonsense', 0],
  ['99999999999999999999', 0],
])('the step of #%s is %i', (hash, step) => {
  expect(parseStep(hash)).toBe(step);
});
