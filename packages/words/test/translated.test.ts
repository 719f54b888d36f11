/** No text of another language is still the English one, in any package. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/language.ts';
import { textsIn } from './kit/texts.ts';

const ROOT = new URL('../../..', import.meta.url);

const NAMES = 'Ada|Ben|Cleo|Dan|Eva|Finn|Gil|Alma|Boris|Chloé|Dora|Emil|Fleur|Gleb';
const LANDMARKS =
  'Gateway Arch|Taj Mahal|Sagrada Família|Tantrum House|Big Ben|Paris, France|Monument|Canyon';
const PRODUCTS = 'Duopolis|Capitals|BG Stats|Discord|Slack|Telegram|Matrix|JSON|Esc';
/** Words that French spells as English does. */
const FRENCH =
  'Automas?|Date|Duel|Duplicate|Menu|Mode|Notifications|Pause|Place|Placement|Points?|Port|Portrait|Scores?|Service|Solo|Tables?|Total|Turban|Types?|Volume|min|ms';
const RULES = '[A-Z]+-\\d';
/** Of cities. */
const LETTERS = 'BCDEFG';
/** What may be the same in two languages, between signs and spaces. */
const SAME = new RegExp(
  `^[\\s,.·]*(?:(?:${[NAMES, LANDMARKS, PRODUCTS, FRENCH, RULES, LETTERS].join('|')})[\\s,.·]*)+$`,
  'i',
);

/** Texts have capitals or several words; `no-such-table` is a code. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && /^\p{Lu}|\s\p{L}{2}/u.test(text);
const translatable = (source: string): readonly string[] =>
  textsIn(source).filter((text) => isText(text) && !SAME.test(text));

/** Texts of a file that its English neighbour has too. */
function untranslated(source: string, english: string): readonly string[] {
  const left = new Set(translatable(english));
  return translatable(source).filter((text) => left.has(text));
}

const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const FILES = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  globSync(`packages/*/src/**/${language}.ts`, { cwd: ROOT }).map((file) => [file, language] as const),
);

test.each(FILES)('%s has no text left in English', (file, language) => {
  const english = file.replace(new RegExp(`${language}\\.ts$`), 'en.ts');
  expect(untranslated(read(file), read(english))).toEqual([]);
});

test('a text that was copied is found, a name is not', () => {
  const english = "export const words = { start: 'Start the game', arch: 'Gateway Arch', score: 'Score' };";
  expect(untranslated(english, english)).toEqual(['Start the game']);
});
