/** Numbers and nouns in three languages. */
import { expect, test } from 'vitest';
import { type Language, languageOfLocale, vocabularyOf } from '../src/index.ts';

test.each<[Language, number, string]>([
  ['en', 0, '0 points'],
  ['en', 1, '1 point'],
  ['en', 2, '2 points'],
  ['en', 21, '21 points'],
  ['en', -6, '−6 points'],
  ['fr', 0, '0 point'],
  ['fr', 1, '1 point'],
  ['fr', 2, '2 points'],
  ['fr', -6, '−6 points'],
  ['ru', 0, '0 очков'],
  ['ru', 1, '1 очко'],
  ['ru', 2, '2 очка'],
  ['ru', 4, '4 очка'],
  ['ru', 5, '5 очков'],
  ['ru', -6, '−6 очков'],
  ['ru', 11, '11 очков'],
  ['ru', 12, '12 очков'],
  ['ru', 21, '21 очко'],
  ['ru', 22, '22 очка'],
  ['ru', 25, '25 очков'],
  ['ru', 111, '111 очков'],
  ['ru', 2.5, '2.5 очка'],
])('%s counts %d as %s', (language, number, words) => {
  expect(vocabularyOf(language).scores.points(number)).toBe(words);
});

test.each<[Language, number, string]>([
  ['en', 1, '1 factory'],
  ['en', 3, '3 factories'],
  ['fr', 0, '0 usine'],
  ['fr', 3, '3 usines'],
  ['ru', 1, '1 фабрика'],
  ['ru', 3, '3 фабрики'],
  ['ru', 6, '6 фабрик'],
])('%s counts %d factories as %s', (language, number, words) => {
  expect(vocabularyOf(language).pieces.count.factory(number)).toBe(words);
});

test.each([
  ['en', 1, '1st'],
  ['en', 2, '2nd'],
  ['en', 3, '3rd'],
  ['en', 4, '4th'],
  ['fr', 1, '1er'],
  ['fr', 2, '2e'],
  ['ru', 2, '2-\u2060е'],
] as const)('%s ranks %d as %s', (language, rank, words) => {
  expect(vocabularyOf(language).scores.rank(rank)).toBe(words);
});

test.each([
  ['fr_CA.UTF-8', 'fr'],
  ['ru-RU', 'ru'],
  ['en', 'en'],
  ['RU', 'ru'],
  ['C.UTF-8', undefined],
  ['french', undefined],
  ['', undefined],
])('the locale %j is read as %j', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
