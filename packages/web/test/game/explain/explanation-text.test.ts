/** Every term explains itself, in every language, with the figures of the rules. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { CIVIC_POINTS, HURT_CIVIC } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { POINTS_TABLES } from '@duopolis/rules/scoring';
import { parseCivics, parseTerms, TERMS, termsOf, termsOfBuilding } from '../../../src/game/explain/term.ts';
import { explain as explainEn } from '../../../src/game/explain/words/en.ts';
import { explain as explainFr } from '../../../src/game/explain/words/fr.ts';
import { explain as explainRu } from '../../../src/game/explain/words/ru.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');
const fr = await wordsIn('fr');
const ru = await wordsIn('ru');

test.each([
  ['S', ['shop']],
  ['d', ['tavern']],
  ['O-H', ['office', 'house', 'duplex']],
  ['F|F', ['factory', 'duplex']],
] as const)('%s is explained by %j', (tile, terms) => {
  expect(parseTerms(termsOf(tile))).toEqual(terms);
});

test('CIVIC-1: a civic building carries its own needs beside the term', () => {
  expect(parseTerms(termsOf('[SO-F]'))).toEqual(['civic']);
  expect(parseCivics(termsOf('[SO-F]'))).toEqual(['[SO-F]']);
  expect(parseCivics(termsOfBuilding('[PH-T]', ['tried']))).toEqual(['[PH-T]']);
  expect(parseCivics('shop house office')).toEqual([]);
});

test('an unknown term is left out', () => {
  expect(parseTerms('shop nothing  gain')).toEqual(['shop', 'gain']);
});

test.each([
  ['en', en, explainEn],
  ['fr', fr, explainFr],
  ['ru', ru, explainRu],
] as const)('%s: short, and with every figure', (_, words, explain) => {
  for (const type of BUILDING_TYPES) {
    const text = words.table.scoring[type](POINTS_TABLES[type]);
    for (const figure of POINTS_TABLES[type]) expect(text).toContain(String(figure));
  }
  const civic = explain.civic(CIVIC_POINTS, HURT_CIVIC);
  for (const figure of CIVIC_POINTS) expect(civic).toContain(String(figure));
  const texts = [...Object.values(explain.texts), civic, explain.district];
  expect(texts.filter((text) => text.length > 230)).toEqual([]);
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  expect(Object.keys(explain.names)).toHaveLength(TERMS.length - BUILDING_TYPES.length - 2);
});
