/** What saved files are called, and how texts are broken into lines. */
import { expect, test } from 'vitest';
import { fileName } from '../../../src/kit/files/file-name.ts';
import { linesOf } from '../../../src/game/share/break-lines.ts';

const DAY = Date.UTC(2026, 10, 15);

test.each<[readonly string[], number | undefined, string, string]>([
  [['Ann', 'Ben'], DAY, 'jsonl', 'duopolis-ann-ben-2026-11-15.jsonl'],
  [['Golden Pavilion'], undefined, 'png', 'duopolis-golden-pavilion.png'],
  [['Эйфелева башня'], undefined, 'svg', 'duopolis-эйфелева-башня.svg'],
  [['../../etc', '???'], undefined, 'jsonl', 'duopolis-etc.jsonl'],
])('%j is saved as a file', (about, at, ending, name) => {
  expect(fileName(about, at, ending)).toBe(name);
});

test.each<[string, number, readonly string[]]>([
  ['Colosseum', 20, ['Colosseum']],
  ['Sydney Harbour Bridge', 14, ['Sydney Harbour', 'Bridge']],
  ['Built by Autommaso and Ann', 13, ['Built by', 'Autommaso and', 'Ann']],
  ['Достопримечательность', 6, ['Достопримечательность']],
])('%s in lines of about %i letters', (text, letters, lines) => {
  expect(linesOf(text, 100, letters * 52)).toEqual(lines);
});
