/** How smooth the moments of a game are: frames while each of them is shown, on a processor four times slower. */
import type { Browser, Page } from '@playwright/test';
import { machine, table } from './web-page.ts';
import { ADDRESS } from './serving.ts';
import { type FrameTimes, frameTimes, watchFrames, watchTasks } from './tasks.ts';

const SLOWER = 4;
/** Hands pass after the first and the second, and the first round ends with the third. */
const TURNS = 4;
/** Two tiles to place and one press to confirm them, with room for slow answers. */
const TRIES = 8;
const PATIENCE = 30_000;
/** Milliseconds: longer than any animation after a press at the brisk pace. */
const ALL_IS_SHOWN = 6_000;
const TILE_IS_TRIED = 1_000;
const SHOWN = ['reveal', 'placement', 'passing', 'scoring', 'round'] as const;
const SETTINGS = JSON.stringify({ pace: 'brisk', sound: true, language: 'en' });

const phase = (page: Page, name: string): Promise<void> =>
  page.locator(`.hand-room[data-phase=${name}]`).waitFor({ timeout: PATIENCE });

/** Whoever asks the page about its state, or presses something, works in its frames: while something is shown, nobody does. */
const look = (page: Page, milliseconds = ALL_IS_SHOWN): Promise<void> => page.waitForTimeout(milliseconds);

const placeNext = async (page: Page): Promise<void> => {
  const legal = page.locator('.board-legal').first();
  if ((await legal.count()) > 0) {
    await legal.click({ timeout: PATIENCE });
    return look(page, TILE_IS_TRIED);
  }
  // A key that confirms nothing would skip what is shown.
  if ((await page.locator('.hand-main:not([aria-disabled=true])').count()) > 0)
    await page.keyboard.press('c');
  return look(page);
};

async function playTurn(page: Page): Promise<void> {
  await look(page);
  await phase(page, 'choosing');
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (const key of ['1', '2', 'c']) await page.keyboard.press(key);
  await look(page);
  await phase(page, 'placing');
  for (let tries = 0; tries < TRIES; tries++) {
    // oxlint-disable no-await-in-loop -- one tile after the other
    if ((await page.locator('.hand-room[data-phase=placing]').count()) === 0) return;
    await placeNext(page);
    // oxlint-enable no-await-in-loop
  }
}

export async function measureFrames(browser: Browser): Promise<ReadonlyMap<string, FrameTimes>> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await page.addInitScript((kept) => localStorage.setItem('duopolis.settings', kept), SETTINGS);
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Play now' }).click();
  await phase(page, 'choosing');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const tasks = await watchTasks(page);
  await page.evaluate(watchFrames);
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page);
  const times = frameTimes(await tasks.stop());
  await page.close();
  return times;
}

const part = (times: readonly number[], share: number): string =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);

export function framesText(times: ReadonlyMap<string, FrameTimes>): string {
  const rows = SHOWN.map((kind) => {
    const { wall = [], cpu = [] } = times.get(kind) ?? {};
    return [kind, wall.length, part(cpu, 0.5), part(cpu, 0.95), part(wall, 0.5), part(wall, 0.95)];
  });
  return `\
\`npm run bench:input -- --write\`: ${TURNS} turns with bots at the brisk pace, the processor throttled ${SLOWER} times. From one
animation frame to the next, in milliseconds: by the processor, what the page's main thread did in it by the browser's trace; by
the clock, with whatever else the machine does (${machine()}). The aim is a 95th percentile under 20 ms.

${table(['shown', 'frames', 'processor p50', 'processor p95', 'clock p50', 'clock p95'], rows)}`;
}
