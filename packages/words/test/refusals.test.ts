/** Refusals, fouls and reading problems: one line with the facts, in every language. */
import type { Rejection } from '@duopolis/rules';
import { type NotationProblem, parseCity, parseTile } from '@duopolis/rules/notation';
import { type FoulReason, parseRecord } from '@duopolis/rules/record';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, vocabularyOf } from '../src/index.ts';

test.each<[Language, Rejection, string]>([
  ['en', { code: 'choose-two', rule: 'CHOOSE-1', given: 1 }, '1 tile was chosen; choose two'],
  ['en', { code: 'occupied', rule: 'PLACE-7', at: [1, -2] }, 'row 1, column -2 is taken'],
  [
    'en',
    { code: 'outside-square', rule: 'PLACE-3', at: [4, 0], height: 5, width: 1, size: 4 },
    'with row 4, column 0 the city would be 5x1, more than 4x4',
  ],
  ['fr', { code: 'choose-two', rule: 'CHOOSE-1', given: 3 }, '3 tuiles sélectionnées ; il en faut deux'],
  [
    'fr',
    { code: 'wrong-phase', rule: 'CHOOSE-2', phase: 'choosing' },
    'impossible maintenant : c’est la sélection',
  ],
  ['ru', { code: 'choose-two', rule: 'CHOOSE-1', given: 3 }, 'выбрано: 3 плитки; нужно две'],
  [
    'ru',
    { code: 'must-place', rule: 'PLACE-8' },
    'все ждут, а у этого места наименьший номер рассадки: оно должно строить',
  ],
])('%s says %j', (language, rejection, words) => {
  expect(vocabularyOf(language).refusals.rejection(rejection)).toBe(words);
});

const problemOf = (result: { readonly ok: boolean; readonly error?: NotationProblem }): NotationProblem =>
  result.error as NotationProblem;

describe.each(LANGUAGES)('in %s', (language) => {
  const { records, refusals } = vocabularyOf(language);

  test.each(['SSX', 'SS/S', '[PP-T]', 'SSSSS', 'S//S'])('a wrong city %s is named with its facts', (city) => {
    const problem = problemOf(parseCity(city));
    const words = refusals.notation(problem);
    expect(words).not.toContain('\n');
    expect(words).toContain(problem.expected);
  });

  test('a wrong tile is named', () => {
    expect(refusals.notation(problemOf(parseTile('X-Y')))).toContain('X-Y');
  });

  test.each<FoulReason>([
    { code: 'occupied', rule: 'PLACE-7', at: [41, 2] },
    { code: 'wrong-seats', rule: 'SEAT-1', mode: 'table', seats: 41, min: 3, max: 7 },
    { code: 'wrong-points', rule: 'SHOP-1', city: 0, part: 'shop', found: 41, expected: 5 },
    { code: 'wrong-hand-size', rule: 'ROUND-1', seat: 0, found: 41, expected: 7 },
  ])('a violation specific to the table or the record is reported with its facts: %j', (foul) => {
    expect(records.foul(foul)).toContain('41');
  });

  test('a text that is not a record is reported', () => {
    const read = parseRecord('{"format":"duopolis-record/9"}');
    expect(read.ok).toBe(false);
    if (!read.ok) expect(records.json(read.error)).toContain('duopolis-record/9');
  });
});

test.each<[Language, string, string]>([
  ['en', '{}', 'format is missing; expected "duopolis-record/1"'],
  ['fr', '[]', 'le texte vaut [] ; attendu : un objet'],
  [
    'ru',
    '{"format":"duopolis-record/1","options":{"mode":1}}',
    'options.mode: здесь 1; нужно: "table" или "duel" или "solo" или "duo"',
  ],
])('%s names the expected value in %s', (language, source, words) => {
  const read = parseRecord(source);
  expect(read.ok ? '' : vocabularyOf(language).records.json(read.error)).toBe(words);
});
