/** English typography, in every English file of every package. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './kit/texts.ts';

const ROOT = new URL('../../..', import.meta.url);
const FILES = globSync('packages/*/src/**/{en,en/*}.ts', { cwd: ROOT });

/** A space before a sign, and words put together as in German. */
const FAULTS = [/\s[;:!?%](?=\s|$)/, /(?<!there )\bis no (?:tile|cell|deal|JSON)\b/i, /\bright is\b/];
const isFaulty = (text: string): boolean => FAULTS.some((fault) => fault.test(text));

test.each(FILES)('%s is punctuated as English is', (file) => {
  expect(textsIn(readFileSync(new URL(file, ROOT), 'utf8')).filter(isFaulty)).toEqual([]);
});

test.each(['95 %', 'Really ?', 'this is no tile', 'right is 3'])('%s is found', (text) => {
  expect(textsIn(`const one = '${text}';`).filter(isFaulty)).toHaveLength(1);
});
