/** Lighthouse on the screens that people come to: npm run bench:lighthouse -- [SCREEN…] [--write]. Needs a built client. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installIn } from '../outside.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { machine, table, writeSection } from './web-page.ts';
import { playGame } from './player.ts';
import { ADDRESS, CHROMIUM, QUIET, serving } from './serving.ts';

/** Installed when it is first run: 180 MB that only this measurement needs. */
const FOLDER = fileURLToPath(new URL('../../lighthouse', import.meta.url));
const DEVTOOLS = 9_223;
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FORMS = ['phone', 'desktop'] as const;
const RUNS = 3;

interface Measured {
  readonly scores: { readonly [category in (typeof CATEGORIES)[number]]: number };
  /** How fast the machine was just then, by Lighthouse; a desktop has over 1,500. */
  readonly benchmark: number;
  readonly metrics: readonly string[];
  readonly failed: readonly string[];
}

interface Row extends Measured {
  readonly screen: string;
  readonly form: (typeof FORMS)[number];
}

async function lighthouse(address: string, form: Row['form']): Promise<Measured> {
  const args = ['measure.mjs', `${DEVTOOLS}`, address, form];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: FOLDER });
  return JSON.parse(stdout) as Measured;
}

/** The best of some runs: other work of the machine only makes a page slower, or a run fail. */
async function best(address: string, form: Row['form']): Promise<Measured> {
  const runs: Measured[] = [];
  const failures: unknown[] = [];
  for (let run = 0; run < RUNS && runs.every(({ scores }) => scores.performance < 100); run++) {
    // oxlint-disable-next-line no-await-in-loop -- two at a time would slow each other down
    await lighthouse(address, form).then(
      (measured) => runs.push(measured),
      (failure: unknown) => failures.push(failure),
    );
  }
  const [found] = runs.toSorted((one, other) => other.scores.performance - one.scores.performance);
  if (found === undefined) throw failures[0];
  return found;
}

/** The address of a table of this device, in the middle of its first turn. */
async function startTable(page: Page): Promise<string> {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.hand-tiles button').first().waitFor();
  return page.url();
}

/** The address of a game that was played to its end, and has a result to show. */
async function playedGame(page: Page): Promise<string> {
  const played = new URL(await startTable(page)).pathname.split('/').at(-1) as string;
  await playGame(page);
  await page.getByRole('table', { name: 'Standings' }).waitFor();
  return `${ADDRESS}/replay/local-${played}-1`;
}

/** By the name that one may ask for. */
const SCREENS: { readonly [screen: string]: string | ((page: Page) => Promise<string>) } = {
  'first page': ADDRESS,
  'set-up': `${ADDRESS}/new/friends`,
  'open tables': `${ADDRESS}/lobby`,
  'table with bots': startTable,
  replay: playedGame,
  'high scores': `${ADDRESS}/scores`,
  'first game': `${ADDRESS}/learn`,
  rules: `${ADDRESS}/rules`,
  'drawing board': `${ADDRESS}/city`,
  puzzles: `${ADDRESS}/puzzles`,
  duplicate: `${ADDRESS}/duplicate`,
  statistics: `${ADDRESS}/statistics`,
};

const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

async function addresses(browser: BrowserContext): Promise<readonly (readonly [string, string])[]> {
  const page = await browser.newPage();
  const found: (readonly [string, string])[] = [];
  for (const [screen, place] of Object.entries(SCREENS)) {
    if (asked.length > 0 && !asked.includes(screen)) continue;
    // oxlint-disable-next-line no-await-in-loop -- in one page, one after the other
    found.push([screen, typeof place === 'string' ? place : await place(page)]);
  }
  await page.close();
  return found;
}

async function measure(): Promise<readonly Row[]> {
  const browser = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    args: [...QUIET, `--remote-debugging-port=${DEVTOOLS}`],
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const rows: Row[] = [];
    for (const [screen, address] of await addresses(browser))
      for (const form of FORMS) {
        // oxlint-disable-next-line no-await-in-loop -- two at a time would slow each other down
        const row = { screen, form, ...(await best(address, form)) };
        console.log(JSON.stringify(row));
        rows.push(row);
      }
    return rows;
  } finally {
    await browser.close();
  }
}

const report = (rows: readonly Row[]): string => `\
\`npm run bench:lighthouse -- --write\`: the best of up to ${RUNS} runs, with Lighthouse's own simulated network and processor (a
phone: 1.6 Mbit/s, 150 ms, a processor four times slower). Each score must be at least ${LEAST}. What
else the machine does counts as the page's own time; "machine" is Lighthouse's benchmark in that moment, over 1,500 on an idle
desktop. ${machine()}.

${table(
  [
    'screen',
    'on a',
    ...CATEGORIES,
    'first paint',
    'largest paint',
    'blocked',
    'layout shift',
    'machine',
    'did not pass',
  ],
  rows.map(({ screen, form, scores, metrics, benchmark, failed }) => [
    screen,
    form,
    ...CATEGORIES.map((category) => scores[category]),
    ...metrics,
    benchmark,
    failed.join(', ') || 'none',
  ]),
)}`;

installIn(FOLDER, 'Lighthouse');
const rows = await serving(measure);
const text = report(rows);
console.log(text);
if (process.argv.includes('--write')) writeSection('Lighthouse', text);
if (rows.some(({ scores }) => CATEGORIES.some((category) => scores[category] < LEAST))) process.exitCode = 1;
