/** A box while it is edited: it becomes the file that the rules read, and reports missing and repeated pieces. */
import { COMPONENTS } from '@duopolis/rules/components';
import { expect, test } from 'vitest';
import { type BoxDraft, boxOf, checked, draftOf, isOurs, OURS } from '../../../src/features/box/box-draft.ts';
import { reportOn } from '../../../src/features/box/box-report.ts';

test('our box, edited back and forth, stays our box', () => {
  expect(boxOf(OURS)).toEqual(COMPONENTS);
  expect(checked(OURS)).toEqual({ ok: true, value: COMPONENTS });
  expect(draftOf(COMPONENTS)).toEqual(OURS);
});

test('columns of Automa cards are typed with or without many spaces', () => {
  const draft: BoxDraft = { ...OURS, automaCards: [{ number: 1, shared: ' n   h > ', own: '>' }] };
  const read = checked(draft);
  expect(read.ok && read.value.automaCards[0]?.shared).toEqual(['n', 'h', '>']);
});

test.each<[keyof BoxDraft, Partial<BoxDraft>, string]>([
  ['automaCards', { automaCards: [{ number: 1, shared: 'h', own: '>' }] }, 'bad-deck'],
  ['mats', { mats: [{ name: 'Hole', cells: '...' }] }, 'bad-capitals'],
  ['civics', { civics: [{ name: 'Hall', tile: '[PP-P]' }] }, 'bad-capitals'],
  ['tokens', { tokens: ['a', 'a'] }, 'alike'],
  ['tieBreaks', { tieBreaks: { ...OURS.tieBreaks, types: ['shop'] } }, 'bad-tie-list'],
])('a problem with %s is reported, and the box is no longer ours', (list, some, code) => {
  const draft = { ...OURS, ...some };
  expect(checked(draft)).toMatchObject({ ok: false, error: { code } });
  expect(isOurs(draft, list)).toBe(false);
});

test('a list reports what is missing, what is too much and what is there twice', () => {
  const { duplexes, buildings } = OURS;
  expect(reportOn(OURS, 'buildings')).toEqual({ have: 108, printed: 108, twice: [] });
  expect(reportOn({ ...OURS, buildings: { ...buildings, S: 15 } }, 'buildings').have).toBe(107);
  expect(reportOn({ ...OURS, duplexes: [...duplexes, 'F|d'] }, 'duplexes')).toEqual({
    have: 25,
    printed: 24,
    twice: ['F|d'],
  });
});
