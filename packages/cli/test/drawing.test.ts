/** Text of a known width, keys by name, and the progress bar. */
import type { BuiltCity, Cell } from '@duopolis/rules';
import { EMPTY_CITY, withTile } from '@duopolis/rules/cities';
import { expect, test, vi } from 'vitest';
import { paintWith } from '../src/drawing/colours.ts';
import { frame, keyOf } from '../src/drawing/terminal.ts';
import { clip, cut, pad, padStart, widthOf, wrap } from '../src/drawing/text-width.ts';
import { plain, printable } from '../src/drawing/printable.ts';
import { barLine } from '../src/drawing/progress.ts';
import type { Draft } from '../src/play/play-state.ts';
import { placeIn, windowLines } from '../src/play/window.ts';

test.each([
  ['', 0],
  ['shop', 4],
  ['магазин', 7],
  ['\x1b[33mS\x1b[39m', 1],
  ['12→17', 5],
  ['東京', 4],
  ['e\u0301', 1],
  ['🏠', 2],
])('%j takes %d columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test.each([
  ['Colosseum', 9, 'Colosseum'],
  ['Gateway Arch', 9, 'Gateway…'],
  ['\x1b[1mGateway\x1b[22m', 4, 'Gat…'],
  ['東京都', 5, '東京…'],
])('%j cut to %d is %j', (text, width, short) => {
  expect(cut(text, width)).toBe(short);
});

test('padding counts columns, not characters', () => {
  expect(pad('東', 4)).toBe('東  ');
  expect(padStart('\x1b[1m7\x1b[22m', 3)).toBe('  \x1b[1m7\x1b[22m');
});

test('parts are joined into as few lines as fit', () => {
  expect(wrap(['one', 'two', 'three'], ' · ', 9)).toEqual(['one · two', 'three']);
});

test.each([
  ['\r', { name: 'return' }, 'enter'],
  ['', { name: 'left' }, 'left'],
  ['\x7f', { name: 'backspace' }, 'undo'],
  ['\x03', { name: 'c', ctrl: true }, 'q'],
  ['Q', { name: 'q' }, 'q'],
  ['й', {}, 'q'],
  ['3', { name: '3' }, '3'],
] as const)('the key %j %j is %s', (character, press, key) => {
  expect(keyOf(character, press)).toBe(key);
});

test('a frame that is too high keeps the keys at the bottom', () => {
  const text = frame(['title', 'one', 'two', 'three', 'keys'], 80, 3);
  expect(text).toContain('one');
  expect(text).not.toContain('two');
  expect(text).toContain('keys');
});

test('the progress bar shows how much is done and the time left', () => {
  expect(barLine({ done: 25, all: 100, seconds: 5, left: (seconds) => `${seconds} s left` })).toBe(
    `${'█'.repeat(7)}${'░'.repeat(23)} 25/100 15 s left`,
  );
  expect(barLine({ done: 0, all: 100, seconds: 0, left: (seconds) => `${seconds} s left` })).toBe(
    `${'░'.repeat(30)} 0/100`,
  );
});

test.each([
  ['a title is set', '\x1b]0;owned\x07Ann', ']0;ownedAnn'],
  ['the screen is cleared', '\x1b[2JAnn\x1b[H', '[2JAnn[H'],
  ['one character starts a sequence', '\x9b2JAnn', '2JAnn'],
  ['a line is overwritten', 'Ann\rBen\b', 'AnnBen'],
  ['text is reordered', 'A\u202Enn\u2066', 'Ann'],
  ['lines and colours stay', '\x1b[1mAnn\x1b[22m\n\tBen', '\x1b[1mAnn\x1b[22m\n\tBen'],
])('printed text contains no terminal control sequence: %s', (_, text, clean) => {
  expect(printable(text)).toBe(clean);
  expect(plain(text)).not.toContain('\x1b');
});

/** How many signs of a text are looked at. */
function looksDuring(task: () => unknown): number {
  const signs = new Intl.Segmenter().segment('')[Symbol.iterator]();
  const looking = vi.spyOn(Object.getPrototypeOf(signs) as typeof signs, 'next');
  try {
    task();
    return looking.mock.calls.length;
  } finally {
    looking.mockRestore();
  }
}

test('truncating reads no further than the width, after one pass over the text', () => {
  const long = '東'.repeat(200_000);
  expect(looksDuring(() => clip(long, 5))).toBe(3);
  expect(looksDuring(() => cut(long, 5))).toBeLessThan(200_010);
  expect(cut(long, 5)).toBe('東東…');
  expect(frame([long, '\x1b[2J'], 10, 5)).not.toContain('\x1b[2J');
});

test.each<[string, BuiltCity, Cell]>([
  ['an empty city', EMPTY_CITY, [0, 0]],
  ['below the first tile', withTile(EMPTY_CITY, { tile: 'P', at: [0, 0], seat: 0 }), [1, 0]],
  ['above and left of it', withTile(EMPTY_CITY, { tile: 'P-H', at: [0, 0], seat: 0 }), [-1, 0]],
])('%s: a cell is called by its row and column on the screen', (_, city, at) => {
  const held: Draft = { tile: 'S', at, city: 0 };
  const lines = windowLines({ city, drafted: city, drafts: [], held }, paintWith({ on: false }));
  const { row, column } = placeIn(city, at);
  // Every cell is three signs wide, and a frame is around them.
  expect(lines[row]?.slice(3 * column - 2, 3 * column + 1)).toBe('[S]');
});
