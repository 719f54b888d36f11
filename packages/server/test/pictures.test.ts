/** The thread that draws pictures is ended if it hangs or fails, and the next picture is drawn by another. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Film } from '@duopolis/rules/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPictures, type Pictures } from '../src/http/embed/pictures.ts';

/** Draws a red square, unless the first city is called by something that can go wrong. */
const PROGRAM = `const WRONG = {
  loops: () => { for (;;); },
  ends: () => process.exit(1),
  draws: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="red"/></svg>',
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

test.each(['loops', 'ends'])('one that %s is given up, and the next one drawn', async (token) => {
  pictures = newPictures(folder, 2_000);
  expect(await drawn(token)).toBeUndefined();
  await expect.poll(() => drawn('draws')).toBeInstanceOf(Buffer);
});
