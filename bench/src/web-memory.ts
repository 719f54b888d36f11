/** What the browser client holds on to over games in a row: npm run bench:web -- [GAMES] [--write]. Needs a built client. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { playGame } from './web-player.ts';

const GAMES = 20;
const PORT = 8197;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = fileURLToPath(new URL('../WEB.md', import.meta.url));

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

async function measure(games: number): Promise<readonly Held[]> {
  const browser = await chromium.launch({
    executablePath: process.env['DUOPOLIS_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
  try {
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
  } finally {
    await browser.close();
  }
}

const shown = ({ megabytes, nodes, listeners }: Held): readonly string[] => [
  `${megabytes.toFixed(2)} MB`,
  `${nodes} nodes`,
  `${listeners} listeners`,
];

const report = (all: readonly Held[]): string => `# Memory of the browser client

Written by \`npm run bench:web -- --write\`: games with bots in a row in one page, measured on the first page after each
game, after a garbage collection.

| game | script heap, MB | nodes | listeners |
| ---: | --: | --: | --: |
${all.map(({ megabytes, nodes, listeners }, nth) => `| ${nth + 1} | ${megabytes.toFixed(2)} | ${nodes} | ${listeners} |`).join('\n')}
`;

const answers = (): Promise<boolean> =>
  fetch(`${ADDRESS}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function serving<T>(task: () => Promise<T>): Promise<T> {
  const server = spawn(
    process.execPath,
    [
      '--conditions=source',
      'packages/server/src/main.ts',
      '--port',
      `${PORT}`,
      '--data',
      '',
      '--log',
      'warn',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  try {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    for (let tries = 0; tries < 100 && !(await answers()); tries++) await pause(100);
    return await task();
  } finally {
    server.kill();
  }
}

const args = process.argv.slice(2);
const all = await serving(() => measure(Number(args.find((arg) => /^\d+$/.test(arg)) ?? GAMES)));
if (args.includes('--write')) writeFileSync(PAGE, report(all));
const [warm, last] = [all[Math.min(WARM, all.length) - 1], all.at(-1)];
if (warm !== undefined && last !== undefined) {
  const growth = last.megabytes / warm.megabytes - 1;
  console.log(`growth since game ${WARM}: ${(growth * 100).toFixed(1)} %, at most ${MOST_GROWTH * 100} %`);
  if (growth > MOST_GROWTH) process.exitCode = 1;
}
