/** npm run animation: plays one turn in Chromium and keeps it as docs/turn.webp, the animation of the README. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPrepared } from '../e2e/kit/prepared/stored-tables.ts';
import { tableOf } from '../e2e/kit/prepared/game.ts';
import { confirmButton, legalCells, lockButton, unpicked } from '../e2e/kit/turn.ts';
import { SIZE, withClientPage } from './client-page.mjs';
import { ROOT } from './node24.mjs';

const ANIMATION = join(ROOT, 'docs', 'turn.webp');
const MOST_BYTES = 1_500_000;
const WIDTH = 800;
/** Milliseconds: between two pictures at least, to read, and to see what has changed. */
const SHORTEST = 80;
const READING = 1_200;
const LOOKING = 700;
/** How many frames show the pointer on its way. */
const STEPS = 10;

/** A pointer that the pictures show: those of a browser without a screen have none. */
function drawPointer() {
  addEventListener('DOMContentLoaded', () => {
    const svg = 'http://www.w3.org/2000/svg';
    const pointer = document.createElementNS(svg, 'svg');
    const arrow = document.createElementNS(svg, 'path');
    arrow.setAttribute('d', 'M2 2v20l5-5 3.5 8 4-1.8L11 15.5h7z');
    arrow.setAttribute('fill', '#fff');
    arrow.setAttribute('stroke', '#222');
    arrow.setAttribute('stroke-width', '1.6');
    pointer.setAttribute('viewBox', '0 0 28 28');
    pointer.append(arrow);
    const { style } = pointer;
    style.cssText =
      'position:fixed;z-index:2147483647;width:30px;height:30px;left:0;top:0;pointer-events:none';
    document.documentElement.append(pointer);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      style.translate = `${clientX - 2}px ${clientY - 2}px`;
    });
  });
}

/** The pictures of a page from now on, one for each change, with the time of each. */
async function film(page) {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = metadata.timestamp * 1_000;
    if (at - (frames.at(-1)?.at ?? 0) >= SHORTEST) frames.push({ at, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
}

/** Two tiles are chosen and locked, all are revealed, each goes into a city, and the hands are passed. */
async function playTurn(page) {
  const pause = (milliseconds) => page.waitForTimeout(milliseconds);
  const click = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: STEPS });
    await pause(LOOKING / 2);
    await place.click();
    await pause(LOOKING);
  };
  await pause(READING);
  await click(unpicked(page).nth(1));
  await click(unpicked(page).nth(3));
  await click(lockButton(page));
  await legalCells(page).first().waitFor();
  await pause(READING);
  await click(legalCells(page).first());
  await click(legalCells(page).last());
  await click(confirmButton(page));
  await unpicked(page).first().waitFor();
  await pause(READING);
}

const smaller = ({ picture }) =>
  sharp(picture).resize({ width: WIDTH }).png({ compressionLevel: 1 }).toBuffer();

async function keep(frames) {
  const delay = frames.map(({ at }, nth) => Math.round((frames[nth + 1]?.at ?? at + READING) - at));
  const pictures = await Promise.all(frames.map(smaller));
  const animation = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 60, effort: 4, loop: 0, delay })
    .toBuffer();
  if (animation.length > MOST_BYTES) throw new Error(`${ANIMATION} has ${animation.length} bytes.`);
  await writeFile(ANIMATION, animation);
  const seconds = delay.reduce((sum, one) => sum + one, 0) / 1_000;
  console.log(`${ANIMATION}: ${frames.length} pictures, ${seconds} s, ${animation.length} bytes`);
}

await withClientPage({ reducedMotion: 'no-preference' }, async (page) => {
  await page.addInitScript(drawPointer);
  await openPrepared(page, { game: tableOf(5), until: { round: '3', turn: 1, phase: 'choosing' } });
  await unpicked(page).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(SIZE.width / 2, SIZE.height - 40);
  const end = await film(page);
  await playTurn(page);
  await keep(await end());
});
