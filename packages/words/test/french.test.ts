/** French typography, in every French file of every package: a no-break space before ; : ! ? and inside « ». */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ofFr } from '../src/language.ts';
import { textsIn } from './kit/texts.ts';

const FILES = globSync('packages/*/src/**/{fr,fr/*}.ts', { cwd: new URL('../../..', import.meta.url) });

const FAULTS = [
  /[ \t](?=[;:!?»])/,
  /«(?!\u00A0)/,
  /[^\u00A0](?=»)/,
  /[\p{L}\d)…](?=[;!?](?:\s|$))/u,
  /\u202F/,
  / …/,
];
/** Schemes of addresses keep their colon. */
const isFaulty = (text: string): boolean =>
  FAULTS.some((fault) => fault.test(text.replace(/\w+:\/\/\S*/g, '')));

test('there are French files in three packages', () => {
  expect(new Set(FILES.map((file) => file.split('/')[1]))).toEqual(new Set(['cli', 'web', 'words']));
});

test.each(FILES)('%s has its no-break spaces', (file) => {
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  expect(textsIn(source).filter(isFaulty)).toEqual([]);
});

test.each(['Vraiment ?', 'Vraiment?', 'Score : 3', '«Duo»', '« Duo\u00A0»', 'a ; b'])(
  '%s is found',
  (text) => {
    expect(textsIn(`const one = '${text}';`).filter(isFaulty)).toHaveLength(1);
    expect(textsIn(`const one = \`\${x}${text}\${y}\`;`).filter(isFaulty)).toHaveLength(1);
  },
);

/** Names of people may begin with a vowel: « d’Ada ». */
const UNELIDED = /\b[dD]e \$\{(?:name|who|by|host|leader|rival|names)\}/;

test.each(FILES)('%s puts names after « de » with ofFr', (file) => {
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).not.toMatch(UNELIDED);
});

test.each([
  ['Ada', 'd’Ada'],
  ['Élise', 'd’Élise'],
  ['Hélène', 'd’Hélène'],
  ['Ben', 'de Ben'],
  ['Глеб', 'de Глеб'],
])('%s: %s', (name, words) => {
  expect(ofFr(name)).toBe(words);
});
