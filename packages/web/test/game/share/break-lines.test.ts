/** Texts on pictures, broken into lines without measuring them. */
import { expect, test } from 'vitest';
import { balancedLines, linesOf } from '../../../src/game/share/break-lines.ts';

const TEXT = 'Bruno and Chloé are tied on 53. The stronger city decided it: 60 for Bruno, 53 for Chloé.';

test('each line has as many words as fit', () => {
  expect(linesOf(TEXT, 25, 1072)).toEqual([
    'Bruno and Chloé are tied on 53. The stronger city decided it: 60 for Bruno, 53 for',
    'Chloé.',
  ]);
});

test('even lines are as few, and none is much shorter', () => {
  expect(balancedLines(TEXT, 25, 1072)).toEqual([
    'Bruno and Chloé are tied on 53. The stronger',
    'city decided it: 60 for Bruno, 53 for Chloé.',
  ]);
  expect(balancedLines('Short.', 25, 1072)).toEqual(['Short.']);
});
