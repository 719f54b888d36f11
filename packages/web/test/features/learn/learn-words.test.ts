/** What the partners say in three languages: short, and never without a word. */
import { LANGUAGES, type Language } from '@duopolis/words/language';
import { describe, expect, test } from 'vitest';
import { BUILDING_TYPES } from '@duopolis/rules';
import { LINES, type Noun } from '../../../src/features/learn/lesson-lines.ts';
import { learn as en } from '../../../src/features/learn/words/en.ts';
import { learn as fr } from '../../../src/features/learn/words/fr.ts';
import type { LearnWords, Spoken } from '../../../src/features/learn/words/learn-words.ts';
import { learn as ru } from '../../../src/features/learn/words/ru.ts';

const WORDS: { readonly [language in Language]: LearnWords } = { en, fr, ru };

const NOUNS: readonly Noun[] = [...BUILDING_TYPES, 'duplex'];

const facts = (first: Noun, second: Noun): Spoken => ({
  left: 'Ada',
  right: 'Ben',
  first,
  second,
  tile: second,
  gain: 4,
  fresh: first === 'duplex' ? 'house' : first,
  low: 11,
  high: 14,
  before: 9,
});

const sentences = (text: string): number => text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0;

/** Words as they are read, signs left out. */
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0;

describe.each(LANGUAGES)('in %s', (language) => {
  const { lines, how } = WORDS[language];

  test.each(LINES)('%s is one or two short sentences, for any tiles', (line) => {
    for (const first of NOUNS)
      for (const second of NOUNS) {
        const said = lines[line](facts(first, second));
        expect(said).toMatch(/^\p{Lu}|^\d/u);
        expect([said, [1, 2].includes(sentences(said))]).toEqual([said, true]);
        expect([said, said.length <= 120]).toEqual([said, true]);
        expect(said).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  test('hints are one or two short sentences', () => {
    for (const hint of Object.values(how)) expect([1, 2]).toContain(sentences(hint));
  });

  test('a slow reader has placed the first tiles within a minute', () => {
    const first = ['goal', 'hand', 'second', 'lock', 'reveal', 'left', 'right', 'confirm'] as const;
    const read = first
      .map((line) => lines[line](facts('shop', 'park')))
      .reduce((sum, said) => sum + wordsIn(said), 0);
    // Two words a second, a fair half of the usual pace, and two seconds for each action.
    expect(read / 2 + 2 * first.length).toBeLessThan(60);
  });
});

test('the partners sound different in each language', () => {
  for (const line of LINES) {
    const said = LANGUAGES.map((language) => WORDS[language].lines[line](facts('shop', 'park')));
    expect(new Set(said).size).toBe(LANGUAGES.length);
  }
});

test('STRICT-2, END-1: nothing is called final that can be taken back, and a partner speaks of the reader’s cities', () => {
  const said = facts('shop', 'park');
  expect(en.lines.confirm(said)).toContain('take them back');
  expect(fr.lines.confirm(said)).toContain('reprendre');
  expect(ru.lines.confirm(said)).toContain('вернуть');
  for (const line of ['free', 'help'] as const)
    expect(en.lines[line](said)).toMatch(/\byour (cities|weaker city)\b/);
});
