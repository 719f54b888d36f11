/** English typography, in every English file of every package. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './kit/texts.ts';

const ROOT = new URL('../../..', import.meta.url);
const FILES = globSync('packages/*/src/**/{en,en/*}.ts', { cwd: ROOT });

/** A space before a sign, words put together as in German, relative clauses as subjects, and chairs where players have seats. */
const FAULTS = [
  /\s[;:!?%](?=\s|$)/,
  /(?<!there )\bis no (?:tile|cell|deal|JSON)\b/i,
  /\bright is\b/,
  /\bwhoever\b/i,
  /(?<!-)\b[Cc]hairs?\b(?!-)/,
  / …/,
  /\bof your own box\b/,
];
const isFaulty = (text: string): boolean => FAULTS.some((fault) => fault.test(text));

test.each(FILES)('%s is punctuated as English is', (file) => {
  expect(textsIn(readFileSync(new URL(file, ROOT), 'utf8')).filter(isFaulty)).toEqual([]);
});

test.each([
  '95 %',
  'Really ?',
  'this is no tile',
  'right is 3',
  'Whoever opens it',
  '2 free chairs',
  'Waiting …',
])('%s is found', (text) => {
  expect(textsIn(`const one = '${text}';`).filter(isFaulty)).toHaveLength(1);
});
