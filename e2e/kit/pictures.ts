/**
 * Compares pictures of a page with checked-in ones. Both are made small first, so that another machine's way to
 * smooth letters makes no difference; then they are compared square by square, so that one missing tile on a long page does.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';

/** Pixels of the page for one pixel of a kept picture, and for one that is compared. */
export const PICTURE_SCALE = 2;
const COMPARED_SCALE = 4;
/** The side of a square that is compared on its own, in compared pixels. */
const SQUARE = 8;
/** How far two pixels may differ, of 255, and how many pixels of a square may differ more. */
const TOLERANCE = 24;
const MOST_IN_SQUARE = 0.3;
/** How much longer or shorter a page may be. */
const MOST_LONGER = 0.01;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { width } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round((width * PICTURE_SCALE) / COMPARED_SCALE) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const differs = (one: Pixels, other: Pixels, pixel: number): boolean =>
  [0, 1, 2].some((channel) => {
    const at = pixel * 3 + channel;
    return Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > TOLERANCE;
  });

/** The squares that differ, as places on the page. */
function differences(one: Pixels, other: Pixels): readonly string[] {
  const found: string[] = [];
  const height = Math.min(one.height, other.height);
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE <= one.width; left += SQUARE) {
      let count = 0;
      for (let nth = 0; nth < SQUARE * SQUARE; nth++) {
        const pixel = (top + Math.floor(nth / SQUARE)) * one.width + left + (nth % SQUARE);
        if (differs(one, other, pixel)) count++;
      }
      if (count > SQUARE * SQUARE * MOST_IN_SQUARE)
        found.push(`${left * COMPARED_SCALE} across, ${top * COMPARED_SCALE} down`);
    }
  return found;
}

/** Where two pictures differ. */
export async function compare(kept: Buffer, now: Buffer): Promise<readonly string[]> {
  const [one, other] = await Promise.all([pixelsOf(kept), pixelsOf(now)]);
  if (one.width !== other.width) return [`${one.width} wide before, ${other.width} now`];
  if (Math.abs(one.height - other.height) > one.height * MOST_LONGER)
    return [`${one.height * COMPARED_SCALE} long before, ${other.height * COMPARED_SCALE} now`];
  return differences(one, other);
}

interface Named {
  /** In the folder next to the story. */
  readonly name: string;
  readonly picture: Buffer;
}

/** What differs from the checked-in picture; with `--update-snapshots` the new one is kept instead. */
export async function differsFromKept(info: TestInfo, { name, picture }: Named): Promise<readonly string[]> {
  const file = path.join(path.dirname(info.file), path.basename(info.file, '.spec.ts'), `${name}.webp`);
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, picture);
    return [];
  }
  if (!existsSync(file)) return [`${name}: no picture is checked in`];
  const found = await compare(await readFile(file), picture);
  if (found.length > 0) {
    await info.attach(`${name}, before`, { path: file, contentType: 'image/webp' });
    await info.attach(`${name}, now`, { body: picture, contentType: 'image/webp' });
  }
  return found.map((place) => `${name}: ${place}`);
}
