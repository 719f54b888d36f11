/** Searching the rules: by words, word forms, ids, without accents, in three languages. */
import { expect, test } from 'vitest';
import type { Language } from '@duopolis/words/language';
import { openPage } from '../../kit/page.ts';
import { rules as en } from '../../../src/features/rules/words/en.ts';
import { rules as fr } from '../../../src/features/rules/words/fr.ts';
import { rules as ru } from '../../../src/features/rules/words/ru.ts';

openPage();
const { excerpt, search } = await import('../../../src/features/rules/rule-search.ts');
const { fold, stemOf } = await import('../../../src/features/rules/word-forms.ts');

const BOOKS = { en: en.chapters, fr: fr.chapters, ru: ru.chapters };
const found = (language: Language, query: string): readonly string[] =>
  search(BOOKS[language], query, language).map(({ rule }) => rule.id);

test.each([
  ['en', 'SHOP-2', 'SHOP-2'],
  ['en', 'shop 2', 'SHOP-2'],
  ['en', 'shop2', 'SHOP-2'],
  ['en', 'bridge', 'LAND-4'],
  ['en', 'BRIDGES', 'LAND-4'],
  ['en', 'factories', 'FACTORY-1'],
  ['en', 'seating value', 'SEAT-3'],
  ['en', 'tie', 'END-2'],
  ['en', 'rotate', 'PLACE-5'],
  ['fr', 'pivoter', 'PLACE-5'],
  ['ru', 'вращать', 'PLACE-5'],
  ['ru', 'повернуть', 'PLACE-5'],
  ['fr', 'tourner', 'PLACE-5'],
  ['fr', 'fair-1', 'FAIR-1'],
  ['fr', 'résidence', 'HOUSE-1'],
  ['fr', 'residences', 'HOUSE-1'],
  ['fr', 'bureaux auberge', 'OFFICE-2'],
  ['fr', 'defausser', 'ROUND-4'],
  ['ru', 'магазинов', 'SHOP-1'],
  ['ru', 'МАГАЗИН', 'SHOP-1'],
  ['ru', 'фабрикой', 'HOUSE-2'],
  ['ru', 'плиток', 'CHOOSE-1'],
  ['ru', 'мостами', 'LAND-4'],
  ['ru', 'связные', 'PARK-1'],
  ['ru', 'dist-3', 'DIST-3'],
  ['en', 'tied', 'END-2'],
  ['en', 'tiebreak', 'END-2'],
  ['en', 'undo', 'STRICT-2'],
  ['en', 'inn', 'TAVERN-1'],
  ['en', 'adjacent', 'ADJ-1'],
  ['en', 'diagonal', 'ADJ-1'],
  ['en', 'how do I win', 'END-1'],
  ['en', 'can I move a tile', 'STRICT-2'],
  ['fr', 'duplex', 'ROUND-5'],
  ['fr', 'hôtel', 'TAVERN-1'],
  ['fr', 'dans quel sens passe la main', 'ROUND-4'],
  ['fr', 'tiebreak égalité', 'END-3'],
  ['ru', 'дуплекс', 'ROUND-5'],
  ['ru', 'гостиница', 'TAVERN-1'],
  ['ru', 'как отменить', 'STRICT-2'],
] as const)('in %s, %s finds %s', (language, query, id) => {
  expect(found(language, query)).toContain(id);
});

test.each([
  ['en', 'SHOP-2'],
  ['fr', 'place-8'],
  ['ru', 'cap 4'],
] as const)('in %s an id is first: %s', (language, query) => {
  expect(found(language, query)[0]).toBe(query.toUpperCase().replace(' ', '-'));
});

test('only the id is marked in the rule it names, and the others name it too', () => {
  expect(found('en', 'shop-2')).toEqual(['SHOP-2']);
  const [first, ...others] = search(BOOKS.en, 'place8', 'en');
  expect(first).toMatchObject({ id: [[0, 7]], title: [], marks: [] });
  expect(others.map(({ rule }) => rule.id)).toContain('SEAT-3');
  for (const { text, marks } of others)
    expect(new Set(marks.map(([from, until]) => text.slice(from, until)))).toEqual(new Set(['PLACE-8']));
});

test('rules with every word are found, else those with the most of them; figures are meant as they are', () => {
  expect(found('en', 'bridge zeppelin')).toEqual(found('en', 'bridge'));
  expect(found('en', 'shop bridge zeppelin')).toEqual(found('en', 'shop bridge'));
  expect(found('en', 'zeppelin')).toEqual([]);
  expect(found('en', '18')).toEqual(expect.arrayContaining(['LAND-5', 'SOLO-3']));
  expect(found('en', '8 zebra')).toEqual(found('en', '8'));
  expect(found('en', '1')).not.toContain('DUEL-4');
  expect(found('en', '  ')).toEqual([]);
  expect(found('en', '/.*')).toEqual([]);
});

test('a title comes before a mention', () => {
  const parks = found('en', 'parks');
  expect(parks[0]).toBe('PARK-1');
  expect(parks).toContain('SOLO-3');
});

test('what was found is marked in the text as it stands, accents and all', () => {
  const [first] = search(BOOKS.fr, 'residence usine', 'fr');
  if (first === undefined) throw new Error('nothing found');
  const { text, marks } = excerpt(first);
  const marked = marks.map(([from, until]) => text.slice(from, until).toLowerCase());
  expect(new Set(marked)).toEqual(new Set(['résidence', 'usine']));
  expect(text.length).toBeLessThan(260);
});

test('an excerpt begins near the first hit', () => {
  const long = `${'one two three '.repeat(30)}needle ${'four five '.repeat(40)}`;
  const at = long.indexOf('needle');
  const { text, marks } = excerpt({ text: long, marks: [[at, at + 6]] });
  expect(text).toMatch(/^… .*needle.* …$/);
  expect(marks.map(([from, until]) => text.slice(from, until))).toEqual(['needle']);
});

test.each([
  ['Ёлка Й', 'елка и'],
  ['Œuvre É', 'oeuvre e'],
])('%s is compared as %s, letter by letter', (text, folded) => {
  expect(fold(text).text).toBe(folded);
  expect(fold(text).at.length).toBe(folded.length);
});

test.each([
  ['домов', 'ru', 'дом'],
  ['дом', 'ru', 'дом'],
  ['парками', 'ru', 'парк'],
  ['bureaux', 'fr', 'bureau'],
  ['parks', 'en', 'park'],
  ['is', 'en', 'is'],
] as const)('%s (%s) has the stem %s', (word, language, stem) => {
  expect(stemOf(word, language)).toBe(stem);
});
