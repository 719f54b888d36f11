/** What the browser client holds on to over games in a row: npm run bench:web -- [GAMES] [--write]. Needs a built client. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { table, writeSection } from './page.ts';
import { playGame } from './player.ts';
import { ADDRESS, browsing, serving } from './serving.ts';

const GAMES = 20;
/** From this game on everything is loaded and every cache is warm. */
const WARM = 10;
/** So much more than when warm is a leak. */
const MOST_GROWTH = 0.05;

interface Held {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    megabytes: of('JSHeapUsedSize') / 1e6,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/** Without loading the page anew, as a person goes home. */
const goHome = (page: Page): Promise<void> =>
  page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });

async function measure(browser: Browser, games: number): Promise<readonly Held[]> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(ADDRESS);
  const all: Held[] = [];
  for (let game = 1; game <= games; game++) {
    // oxlint-disable no-await-in-loop -- games in a row are what is measured
    await page.getByRole('button', { name: 'Play now' }).click();
    await playGame(page);
    await goHome(page);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await pause(500);
    const now = await held(devtools);
    // oxlint-enable no-await-in-loop
    all.push(now);
    console.log(`${game}: ${shown(now).join(', ')}`);
  }
  return all;
}

const shown = ({ megabytes, nodes, listeners }: Held): readonly string[] => [
  `${megabytes.toFixed(2)} MB`,
  `${nodes} nodes`,
  `${listeners} listeners`,
];

const report = (all: readonly Held[]): string => `\
\`npm run bench:web -- --write\`: games with bots in a row in one page, measured on the first page after each game, after a
garbage collection.

${table(
  ['game', 'script heap, MB', 'nodes', 'listeners'],
  all.map(({ megabytes, nodes, listeners }, nth) => [nth + 1, megabytes.toFixed(2), nodes, listeners]),
)}`;

const args = process.argv.slice(2);
const games = Number(args.find((arg) => /^\d+$/.test(arg)) ?? GAMES);
const all = await serving(() => browsing((browser) => measure(browser, games)));
if (args.includes('--write')) writeSection('Memory', report(all));
const [warm, last] = [all[Math.min(WARM, all.length) - 1], all.at(-1)];
if (warm !== undefined && last !== undefined) {
  const growth = last.megabytes / warm.megabytes - 1;
  console.log(`growth since game ${WARM}: ${(growth * 100).toFixed(1)} %, at most ${MOST_GROWTH * 100} %`);
  if (growth > MOST_GROWTH) process.exitCode = 1;
}
