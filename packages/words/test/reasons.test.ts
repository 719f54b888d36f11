/** What bots say for and against a cell, in three languages. */
import type { Reason } from '@duopolis/bots';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, vocabularyOf } from '../src/index.ts';

test.each<[Language, Reason, string]>([
  ['en', { code: 'shop-run', length: 3 }, 'it makes a run of 3 shops'],
  ['en', { code: 'spoils-houses', houses: 1 }, 'it would put 1 house next to a factory'],
  ['fr', { code: 'park-group', size: 3 }, 'cela fait un groupe de 3 parcs'],
  ['fr', { code: 'office-beside-tavern' }, 'le bureau est à côté d’une auberge'],
  // “N’a plus d’usines” would say that no factories are left.
  ['fr', { code: 'factory-majority', factories: 1 }, 'aucune ville n’aura davantage d’usines'],
  ['fr', { code: 'factory-majority', factories: 2 }, 'avec 2 usines, aucune ville n’en aura davantage'],
  ['ru', { code: 'tavern-set', kinds: 4 }, 'в городе будет 4 вида таверн'],
  ['ru', { code: 'costs-points', points: 2 }, 'город потеряет примерно 2 очка'],
])('%s: %j', (language, reason, words) => {
  expect(vocabularyOf(language).reasons.reason(reason)).toBe(words);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('a counter-offer, a yes and a no differ', () => {
    const { accept, counter, decline } = vocabularyOf(language).reasons;
    expect(new Set([accept, counter, decline]).size).toBe(3);
  });
});
