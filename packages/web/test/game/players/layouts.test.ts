/** How the table is laid out on screens of every size. */
import { expect, test } from 'vitest';
import { layoutFor, layoutForText } from '../../../src/game/players/layouts.ts';

test.each([
  [1280, 800, 'ring', 344],
  [1440, 900, 'ring', 395],
  [1920, 1080, 'ring', 610],
  [2560, 1440, 'ring', 840],
  [1366, 625, 'ring', 253],
  [844, 390, 'low', 202],
  [390, 844, 'tall', 223],
  [360, 640, 'tall', 156],
  [320, 568, 'tall', 152],
  [320, 256, 'tall', 152],
  [768, 1024, 'tall', 346],
] as const)('%i x %i is %s with boards of %i pixels', (width, height, name, board) => {
  expect(layoutFor(width, height)).toMatchObject({ name, board });
});

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [568, 320],
  [667, 375],
  [932, 430],
  [1024, 768],
  [1180, 820],
])('both boards fit on %i x %i', (width, height) => {
  const { name, board, broad } = layoutFor(width, height);
  const across = name === 'tall' && !broad ? board : 2 * board;
  expect(across).toBeLessThan(width);
  expect(name === 'ring' ? board : 0).toBeLessThan(height);
});

test.each([
  [1280, 800, 2, { name: 'low', board: 320 }],
  [820, 1180, 2, { name: 'tall', broad: false, board: 304 }],
  [390, 844, 2, { name: 'tall', short: true, board: 152 }],
  [1280, 800, 1, { name: 'ring', board: 344 }],
] as const)(
  '%i x %i with text of %i times the size has the layout of a zoomed page',
  (width, height, text, expected) => {
    expect(layoutForText(width, height, text)).toMatchObject(expected);
  },
);

test('a page at 400 % keeps only the main button in sight', () => {
  expect(layoutFor(320, 256).short).toBe(true);
  expect(layoutFor(360, 640).short).toBe(false);
});
