/** French typography, in every French file of every package: a no-break space before ; : ! ? and inside « ». */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './kit/texts.ts';

const FILES = globSync('packages/*/src/**/{fr,fr/*}.ts', { cwd: new URL('../../..', import.meta.url) });

const FAULTS = [
  /[ \t](?=[;:!?»])/,
  /«(?!\u00A0)/,
  /[^\u00A0](?=»)/,
  /[\p{L}\d)…](?=[;!?](?:\s|$))/u,
  /\u202F/,
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
