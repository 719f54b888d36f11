/** The table in words: refusals with their facts, ends of offers, phrases, in every language. */
import { PHRASES, type TableRejection } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, vocabularyOf } from '../src/index.ts';

test.each<[Language, TableRejection, string]>([
  ['en', { code: 'chair-taken', seat: 2 }, 'this seat is taken'],
  ['en', { code: 'too-fast', messages: 6, seconds: 10, again: 0 }, 'at most 6 messages in 10 seconds'],
  [
    'en',
    { code: 'game', rejection: { code: 'must-place', rule: 'PLACE-8' } },
    'everyone is waiting, and this seat has the lowest seating value: it must place',
  ],
  ['fr', { code: 'wrong-table-phase', phase: 'over' }, 'impossible maintenant : la partie est finie'],
  ['fr', { code: 'too-fast', messages: 1, seconds: 1, again: 0 }, 'au plus 1 message en 1 seconde'],
  ['ru', { code: 'too-fast', messages: 6, seconds: 10, again: 0 }, 'не больше 6 сообщений за 10 секунд'],
  ['ru', { code: 'too-fast', messages: 1, seconds: 2, again: 0 }, 'не больше 1 сообщения за 2 секунды'],
  ['ru', { code: 'bad-name', most: 24 }, 'в имени должно быть от 1 до 24 знаков'],
  ['ru', { code: 'bad-name', most: 21 }, 'в имени должно быть от 1 до 21 знака'],
  ['ru', { code: 'too-many-offers', city: 0, most: 3 }, 'у вас здесь уже 3 предложения'],
  ['ru', { code: 'too-many-members', most: 22 }, 'стол полон: 22 человека'],
  ['en', { code: 'too-many-games', most: 300 }, 'this table has played 300 games; open a new table'],
  [
    'fr',
    { code: 'too-many-games', most: 300 },
    '300 parties ont été jouées à cette table ; ouvrez-en une autre',
  ],
  ['ru', { code: 'too-many-games', most: 300 }, 'за этим столом сыграно уже 300 партий; откройте новый стол'],
])('%s says %j', (language, rejection, words) => {
  expect(vocabularyOf(language).table.rejection(rejection)).toBe(words);
});

/** On a screen seats have names, and cities too. */
const NUMBERED: readonly TableRejection[] = [
  { code: 'chair-taken', seat: 2 },
  { code: 'no-bot-there', seat: 2 },
  { code: 'empty-chairs', seats: [1, 2] },
  { code: 'not-ready', seats: [1, 2] },
  { code: 'not-answered', seats: [1, 2] },
  { code: 'not-your-seat', seat: 2 },
  { code: 'not-your-city', city: 2 },
  { code: 'no-partner', city: 2 },
  { code: 'city-changed', city: 2, standing: 1, now: 2 },
  { code: 'not-due', seat: 2 },
  { code: 'not-awaited', seat: 2 },
  { code: 'nudged-already', seat: 2, again: 0 },
  { code: 'tile-elsewhere', tile: 'S', city: 0, cities: [2] },
  { code: 'not-both', tiles: ['S', 'P'], cities: [0, 2] },
];

test.each(LANGUAGES)('%s: no refusal says the number of a seat or a city', (language) => {
  const { table } = vocabularyOf(language);
  const said = NUMBERED.map((rejection) => table.rejection(rejection));
  expect(said.filter((text) => /\d/.test(text))).toEqual([]);
  expect(table.death({ code: 'bound-elsewhere', cities: [2] })).not.toMatch(/\d/);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { table } = vocabularyOf(language);

  test('no two ready phrases are alike', () => {
    expect(new Set(PHRASES.map((phrase) => table.phrases[phrase])).size).toBe(PHRASES.length);
  });

  test('an offer that lost its cell says why, without counting cells as the rules do', () => {
    const refusal = { code: 'occupied', rule: 'PLACE-7', at: [41, 2] } as const;
    expect(table.death({ code: 'cell-lost', refusal })).not.toMatch(/\d/);
    expect(table.rejection({ code: 'cell-refused', refusal })).toContain('41');
  });

  test.each<[Parameters<typeof table.options>[0], string]>([
    [{ code: 'out-of-range', setting: 'grace', given: 41, least: 5, most: 3600 }, '41'],
    [{ code: 'no-such-bot', strength: 'genius', strengths: ['random'] }, 'genius'],
    [{ code: 'bad-deal' }, '22'],
    [{ code: 'wrong-seats', rule: 'SEAT-1', mode: 'table', seats: 41, min: 3, max: 7 }, '41'],
    [{ code: 'too-few-components', rule: 'ROUND-2', list: 'duplexes', have: 41, need: 50 }, '41'],
  ])('wrong options are named with their facts: %j', (problem, fact) => {
    expect(table.options(problem)).toContain(fact);
    expect(table.rejection({ code: 'bad-options', problem })).toBe(table.options(problem));
  });
});
