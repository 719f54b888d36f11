/** The server's messages to its operator, in three languages. */
import { describe, expect, test } from 'vitest';
import { type HostingProblem, hostingWordsOf, type Operated, SETTING_NAMES } from '../src/hosting-words.ts';
import { type Language, languageOfEnvironment, LANGUAGES } from '../src/language.ts';

test.each<[Language, HostingProblem, string]>([
  [
    'en',
    {
      code: 'bad-setting',
      setting: 'port',
      found: '70000',
      expected: { kind: 'range', least: 0, most: 65535 },
    },
    "port is '70000'; expected 0 to 65535",
  ],
  [
    'fr',
    {
      code: 'bad-setting',
      setting: 'log',
      found: 'x',
      expected: { kind: 'one-of', allowed: ['info', 'warn'] },
    },
    'log vaut « x » ; attendu : info, warn',
  ],
  [
    'ru',
    { code: 'bad-setting', setting: 'admin-token', found: '…', expected: { kind: 'letters', least: 16 } },
    'admin-token — «…»; возможно: не короче 16 знаков',
  ],
  ['fr', { code: 'no-value', flag: '--port' }, 'il manque la valeur de « --port » ; voir --help'],
  ['ru', { code: 'no-file', file: 'a.db' }, '«a.db» не существует'],
])('%s: %j', (language, problem, words) => {
  expect(hostingWordsOf(language).problem(problem)).toBe(words);
});

test.each<[Language, Operated, string]>([
  ['en', { operation: 'export', file: 'g', games: 1 }, '1 game in g'],
  ['fr', { operation: 'backup', file: 'b', bytes: 2 }, '2 octets dans b'],
  ['ru', { operation: 'export', file: 'g', games: 3 }, '3 партии в g'],
  ['ru', { operation: 'restore', file: 'b', bytes: 21 }, '21 байт в b'],
])('%s: %j', (language, operated, words) => {
  expect(hostingWordsOf(language).done(operated)).toBe(words);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every setting is explained in its own words', () => {
    const { settings } = hostingWordsOf(language);
    expect(new Set(SETTING_NAMES.map((setting) => settings[setting])).size).toBe(SETTING_NAMES.length);
  });
});

test.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LC_ALL: 'ru_RU', LANG: 'fr_FR.UTF-8' }, 'ru'],
  [{ LC_ALL: '', LC_MESSAGES: 'fr', LANG: 'ru' }, 'fr'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
])('%j is %s', (environment, language) => {
  expect(languageOfEnvironment(environment)).toBe(language);
});
