/** What decided a tie is said in a sentence that a beginner understands, in every language. */
import { expect, test } from 'vitest';
import type { ScoreScreenWords } from '../../../src/game/score/words/score-words.ts';
import { wordsIn } from '../../words-in.ts';

const scoreIn = async (language: 'en' | 'fr' | 'ru'): Promise<ScoreScreenWords> =>
  ((await wordsIn(language)) as unknown as { readonly score: ScoreScreenWords }).score;

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  ['en', 'The number of factories decides: 3 against 2.', 'The stronger city decides: 45 against 43.'],
  ['fr', 'Le nombre d’usines départage : 3 contre 2.', 'La ville la plus forte départage : 45 contre 43.'],
  ['ru', 'Решило число фабрик: 3 против 2.', 'Решил сильнейший город: 45 против 43.'],
] as const)('END-3: in %s', async (language, factories, cities) => {
  const say = await scoreIn(language);
  expect(plain(say.typeDecides('factory', 3, 2))).toBe(factories);
  expect(plain(say.higherCity(45, 43))).toBe(cities);
});

test('French elides before a vowel only', async () => {
  const say = await scoreIn('fr');
  expect(say.typeDecides('tavern', 1, 0)).toContain('nombre d’auberges');
  expect(say.typeDecides('house', 1, 0)).toContain('nombre de résidences');
});
