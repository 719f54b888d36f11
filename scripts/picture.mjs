/** npm run picture: draws in Chromium what is kept as a picture: docs/picture.png, a table of five for the README, and the picture of shared links. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { startOwnTable } from '../e2e/kit/set-up.ts';
import { act, choose, legalCells } from '../e2e/kit/turn.ts';
import { withClientPage } from './client-page.mjs';
import { ROOT } from './node24.mjs';
import { palettePng } from './palette.mjs';

const PICTURE = join(ROOT, 'docs', 'picture.png');
const WEB = join(ROOT, 'packages', 'web');
const SHARED = join(WEB, 'public', 'share.png');
const MOST_BYTES = 250_000;
const DRAWING_PORT = 8197;
/** Choosing and placing six times, through the duplexes and into the last round. */
const ACTIONS = 12;

async function play(page) {
  await startOwnTable(page, { seats: 5, name: 'Nora' });
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let action = 0; action < ACTIONS; action++) await act(page);
  await choose(page);
  await legalCells(page).first().hover();
  await page.evaluate(() => document.fonts.ready);
}

/** The browser reads its own picture. */
async function pixelsOf(page, png) {
  await page.goto('about:blank');
  const read = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, pixels: [...canvas.getImageData(0, 0, width, height).data] };
  }, png.toString('base64'));
  return { ...read, pixels: Uint8Array.from(read.pixels) };
}

async function keep(page, file, screenshot) {
  const picture = palettePng(await pixelsOf(page, screenshot));
  if (picture.length > MOST_BYTES) throw new Error(`${file} has ${picture.length} bytes.`);
  await writeFile(file, picture);
}

/** The page of the drawing is served by itself: it is no part of the built client. */
async function drawShared(browser) {
  const drawing = await createServer({ root: WEB, logLevel: 'error', server: { port: DRAWING_PORT } });
  await drawing.listen();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.goto(`http://localhost:${DRAWING_PORT}/share.html`);
    await page.locator('.share-edge').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await keep(page, SHARED, await page.screenshot({ scale: 'css' }));
  } finally {
    await drawing.close();
  }
}

await withClientPage({ reducedMotion: 'reduce' }, async (page, browser) => {
  await play(page);
  await keep(page, PICTURE, await page.screenshot({ scale: 'css' }));
  await drawShared(browser);
});
