/** French typography, in every French file of every package: a no-break space before ; : ! ? and inside « ». */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = globSync('packages/*/src/**/{fr,fr/*}.ts', { cwd: new URL('../../..', import.meta.url) });

/** Comments, strings, and what a template can be entered or left by. */
const CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`{}]/g;
/** A piece of a template, up to its end or to an expression in it. */
const PIECE = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y;

/** The strings of a source, and the pieces of its templates; comments and code are left out. */
function textsIn(source: string): readonly string[] {
  const texts: string[] = [];
  /** For each template that is open around the code: how many braces are open in its expression. */
  const open: number[] = [];
  for (let found = CODE.exec(source); found !== null; found = CODE.exec(source)) {
    const [sign, single, double] = found;
    texts.push(...[single, double].filter((text) => text !== undefined));
    const braces = open.at(-1) ?? 0;
    const isBack = sign === '}' && open.length > 0 && braces === 0;
    if (sign === '{' && open.length > 0) open.push((open.pop() ?? 0) + 1);
    if (sign === '}' && braces > 0) open.push((open.pop() ?? 0) - 1);
    if (isBack) open.pop();
    if (sign !== '`' && !isBack) continue;
    PIECE.lastIndex = CODE.lastIndex;
    const [, text = '', end] = PIECE.exec(source) ?? [];
    CODE.lastIndex = PIECE.lastIndex;
    texts.push(text);
    if (end === '${') open.push(0);
  }
  return texts;
}

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
