/** Russian typography, in every Russian file of every package: a no-break space before a dash, « » without spaces inside. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './kit/texts.ts';

const ROOT = new URL('../../..', import.meta.url);
const FILES = globSync('packages/*/src/**/{ru,ru/*}.ts', { cwd: ROOT });

const FAULTS = [/(?<!\u00A0)—(?=\s)/, /«\s|\s»/, /[“”„]/, / …/];
const isFaulty = (text: string): boolean => FAULTS.some((fault) => fault.test(text));

test.each(FILES)('%s has its dashes and quotation marks', (file) => {
  expect(textsIn(readFileSync(new URL(file, ROOT), 'utf8')).filter(isFaulty)).toEqual([]);
});

test.each(['Город — квадрат', '« Дуэт »', '“Дуэт”'])('%s is found', (text) => {
  expect(textsIn(`const one = '${text}';`).filter(isFaulty)).toHaveLength(1);
});
