/** The process that draws pictures is ended if it hangs or fails, and the next picture is drawn by another. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Film } from '@duopolis/rules/record';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newPictures, type Pictures } from '../src/http/embed/pictures.ts';

/** Draws a red square, as wide as it has drawn some, unless the first city is called by something that can go wrong. */
const PROGRAM = `let drawn = 0;
const square = (side) => '<svg xmlns="http://www.w3.org/2000/svg" width="' + side + '" height="' + side + '"><rect width="2" height="2" fill="red"/></svg>';
const WRONG = {
  loops: () => { for (;;); },
  ends: () => process.exit(1),
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  fills: () => { for (const all = [];;) all.push(Array(1e4).fill(all.length)); },
  tells: async () => square(Object.keys(process.env).filter((name) => /SECRET|TOKEN/.test(name)).length + 1),
  draws: async () => square(2),
  counts: async () => square(++drawn),
};
export const pictureOf = ({ film }) => WRONG[film.cities[0].token]();
`;

let folder: string;
let pictures: Pictures;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-pictures-'));
  writeFileSync(join(folder, 'picture.mjs'), PROGRAM);
});

afterEach(() => {
  pictures.close();
  rmSync(folder, { recursive: true });
});

const filmOf = (token: string): Film => ({
  cities: [{ token, seats: [], box: { top: 0, left: 0, height: 4, width: 4 } }],
  tiles: [],
});
const drawn = (token: string): Promise<Buffer | undefined> => pictures.of(token, () => filmOf(token));

test.each(['loops', 'ends', 'crashes', 'fills'])(
  'one that %s is ended, and the next one is drawn',
  async (token) => {
    pictures = newPictures(folder, 2_000);
    expect(await drawn(token)).toBeUndefined();
    await expect.poll(() => drawn('draws')).toBeInstanceOf(Buffer);
  },
);

/** The side of a square, from the head of its PNG. */
const sideOf = (png: Buffer | undefined): number | undefined => png?.readUInt32BE(16);

test('the drawing program sees no secrets of the server', async () => {
  vi.stubEnv('DUOPOLIS_ADMIN_TOKEN', 'a token of an operator');
  onTestFinished(() => void vi.unstubAllEnvs());
  pictures = newPictures(folder);
  expect(sideOf(await drawn('tells'))).toBe(1);
});

test('a process draws a bounded number of pictures, and a new one replaces it', async () => {
  pictures = newPictures(folder);
  const sides: (number | undefined)[] = [];
  for (let nth = 0; nth < 104; nth += 4) {
    const keys = [nth, nth + 1, nth + 2, nth + 3].map((key) => `${key}`);
    // oxlint-disable-next-line no-await-in-loop -- as many as may wait
    const pngs = await Promise.all(keys.map((key) => pictures.of(key, () => filmOf('counts'))));
    sides.push(...pngs.map(sideOf));
  }
  expect(sides.toSorted((one = 0, other = 0) => one - other).at(-1)).toBe(50);
  expect(sides.filter((side) => side === 1).length).toBe(3);
  expect(sides).not.toContain(undefined);
});
