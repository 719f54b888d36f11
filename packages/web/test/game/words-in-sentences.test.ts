/** Tiles within sentences: every noun of a tile is known, with its article in French and its accusative in Russian. */
import { loadVocabulary } from '@duopolis/words/vocabulary';
import { expect, test } from 'vitest';
import { accusativeRu, aFr, nominativeRu, theFr } from '../../src/game/words/tile-in-sentence.ts';
import { hand as fr } from '../../src/game/hand/words/fr.ts';
import { hand as ru } from '../../src/game/hand/words/ru.ts';

const TILES = ['S', 'F', 'O', 'P', 'H', 'd', 'e', 'm', 'b', 'S-F', 'O|d', 'm|b'] as const;

test.each([
  ['fr', theFr],
  ['fr', aFr],
  ['ru', accusativeRu],
  ['ru', nominativeRu],
] as const)('in %s no building stays in quotes: %s', async (language, inSentence) => {
  const { pieces } = await loadVocabulary(language);
  for (const tile of TILES) expect(inSentence(pieces.name(tile))).not.toMatch(/[«»]/);
  expect(inSentence('Moot House')).toContain('Moot House');
  expect(inSentence('Moot House')).toMatch(/«.+»/);
});

test.each([
  ['usine', 'l’usine', 'une usine'],
  ['hôtel', 'l’hôtel', 'un hôtel'],
  ['taverne musicale', 'la taverne musicale', 'une taverne musicale'],
  ['résidence', 'la résidence', 'une résidence'],
  ['parc', 'le parc', 'un parc'],
  ['parc/usine', 'la tuile parc/usine', 'une tuile parc/usine'],
])('%s: %s, %s', (name, the, a) => {
  expect([theFr(name), aFr(name)]).toEqual([the, a]);
});

test.each([
  ['фабрика', 'фабрику'],
  ['гостиница/парк', 'гостиницу/парк'],
  ['жилой дом', 'жилой дом'],
  ['Биржа', 'плитку «Биржа»'],
])('%s: %s', (name, accusative) => {
  expect(accusativeRu(name)).toBe(accusative);
});

test('the hand says what to place as people do', () => {
  expect(fr.putIn('commerce', 'Gaucheville')).toBe('Placez le commerce à Gaucheville.');
  expect(fr.putIn('usine', 'Tour Eiffel')).toBe('Placez l’usine dans la ville Tour Eiffel.');
  expect(fr.counter('Ada', 'parc')).toBe('Où placer le parc d’Ada\u00a0?');
  expect(ru.putEither('фабрика')).toBe('Положите фабрику в любой свой город.');
  expect(ru.goesToOther('таверна')).toBe('Таверна пойдёт в другой.');
});
