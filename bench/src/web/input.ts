/** From an input to the paint that shows what it did: npm run bench:input -- [GAMES] [--write]. Needs a built client. */
import type { Browser, Locator, Page } from '@playwright/test';
import { framesText, measureFrames } from './frames.ts';
import { machine, table, writeSection } from './web-page.ts';
import { ADDRESS, browsing, serving } from './serving.ts';
import { inputTimes, longestTasks, markInput, type Task, watchTasks } from './tasks.ts';

const GAMES = 2;
const PATIENCE = 3_000;
const LONGEST_GAME = 300_000;
/** Tasks of each game that are listed. */
const LISTED = 8;
/** Cells that are looked at before one is taken. */
const LOOKS = 3;

/** What the browser does not tell of, since it takes less than 16 ms. */
const UNTOLD = 8;
const PARTS = ['p50', 'p95', 'most'] as const;

const INPUTS = ['pick', 'lock', 'hover', 'stage', 'confirm'] as const;
type Input = (typeof INPUTS)[number];
/** Milliseconds of each. */
type Times = { readonly [input in Input]: number[] };

const noTimes = (): Times => ({ pick: [], lock: [], hover: [], stage: [], confirm: [] });

/** Keeps every event and what it took, where the page can be asked for it. */
const watchEvents = (): void => {
  const kept: PerformanceEntry[] = [];
  Object.assign(globalThis, { duopolisEvents: kept });
  new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
};

/** The longest event since the last time. */
const slowest = (page: Page): Promise<number> =>
  page.evaluate(async (none) => {
    for (let frames = 0; frames < 2; frames++)
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise((go) => void requestAnimationFrame(() => setTimeout(go, 0)));
    const { duopolisEvents: kept } = globalThis as unknown as { duopolisEvents: PerformanceEntry[] };
    return kept.splice(0).reduce((most, { duration }) => Math.max(most, duration), none);
  }, UNTOLD);

async function measureInput(page: Page, input: Input, into: Times, does: () => Promise<void>): Promise<void> {
  await slowest(page);
  await markInput(page, input);
  await does();
  into[input].push(await slowest(page));
}

const clickOn = (what: Locator): Promise<void> => what.click({ timeout: PATIENCE });

async function choose(page: Page, wall: Times): Promise<void> {
  const lock = page.getByRole('button', { name: /^Lock/ });
  if (await lock.isEnabled()) return measureInput(page, 'lock', wall, () => clickOn(lock));
  const tile = page.locator('.hand-tiles button[aria-pressed="false"]').first();
  await measureInput(page, 'pick', wall, () => clickOn(tile));
}

async function place(page: Page, wall: Times): Promise<void> {
  const legal = page.locator('.board-legal');
  const cells = await legal.count();
  if (cells === 0) {
    const confirm = page.locator('.hand-main:not([aria-disabled=true])').first();
    if ((await confirm.count()) > 0) await measureInput(page, 'confirm', wall, () => clickOn(confirm));
    return;
  }
  for (let nth = 0; nth < Math.min(LOOKS, cells); nth++)
    // oxlint-disable-next-line no-await-in-loop -- one pointer
    await measureInput(page, 'hover', wall, () => legal.nth(nth).hover({ timeout: PATIENCE }));
  await page.mouse.move(1, 1);
  await measureInput(page, 'stage', wall, () => clickOn(legal.first()));
  await page.mouse.move(1, 1);
}

async function playGame(page: Page, wall: Times): Promise<void> {
  const room = page.locator('.hand-room');
  const late = Date.now() + LONGEST_GAME;
  await room.waitFor();
  for (;;) {
    // oxlint-disable no-await-in-loop -- one look after the other
    if ((await room.count()) === 0) return;
    if (Date.now() > late) throw new Error('the game does not end');
    const phase = await room.getAttribute('data-phase', { timeout: PATIENCE }).catch(() => null);
    const action = phase === 'choosing' ? choose : phase === 'placing' ? place : undefined;
    await action?.(page, wall).catch(() => {});
    await page.waitForTimeout(60);
    // oxlint-enable no-await-in-loop
  }
}

interface Played {
  /** By the clock, from the event to the paint. */
  readonly wall: Times;
  /** By the processor. */
  readonly cpu: Times;
  readonly longest: readonly Task[];
}

async function measure(browser: Browser, games: number): Promise<Played> {
  const [wall, cpu] = [noTimes(), noTimes()];
  const longest: Task[] = [];
  for (let game = 1; game <= games; game++) {
    // oxlint-disable no-await-in-loop -- games one after the other, each in a fresh page with nothing warm
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchEvents);
    // A scene would take the clicks.
    await page.addInitScript(() => localStorage.setItem('duopolis.settings', '{"pace":"instant"}'));
    const tasks = await watchTasks(page);
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Play now' }).click();
    await playGame(page, wall);
    const traced = await tasks.stop();
    longest.push(...longestTasks(traced, LISTED));
    const times = inputTimes(traced);
    for (const input of INPUTS) cpu[input].push(...(times.get(input) ?? []));
    await page.close();
    // oxlint-enable no-await-in-loop
  }
  return { wall, cpu, longest };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function parts(times: readonly number[]): readonly number[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1) ?? 0];
}

const row = (input: Input, { wall, cpu }: Played): readonly (string | number)[] => [
  input,
  wall[input].length,
  ...parts(cpu[input]).map((time) => time.toFixed(1)),
  ...parts(wall[input]).map((time) => (time <= UNTOLD ? '< 16' : `${time}`)),
];

function report(played: Played, games: number): string {
  const head = [
    'input',
    'times',
    ...['processor', 'clock'].flatMap((by) => PARTS.map((part) => `${by} ${part}`)),
  ];
  const tasks = played.longest
    .toSorted((one, other) => other.cpu - one.cpu)
    .slice(0, LISTED)
    .map(({ kind, wall, cpu }) => [kind, cpu.toFixed(0), wall.toFixed(0)]);
  return `\
\`npm run bench:input -- --write\`: ${games} games with bots, each in a fresh page, played with a mouse. In milliseconds: by
the processor, all that the page's main thread did from the task of the event to the end of the paint after it, by the
browser's trace; by the clock, the same by the browser's event timing, in steps of 8, with whatever else the machine does
meanwhile (${machine()}).

${table(
  head,
  INPUTS.map((input) => row(input, played)),
)}

The tasks of the main thread that had the processor longest, from loading the page to the end of the game:

${table(['mostly', 'processor', 'clock'], tasks)}`;
}

const args = process.argv.slice(2);
const isWritten = args.includes('--write');
const games = Number(args.find((arg) => /^\d+$/.test(arg)) ?? GAMES);
const { played, frames } = await serving(() =>
  browsing(async (browser) => ({
    frames: framesText(await measureFrames(browser)),
    played: await measure(browser, games),
  })),
);
const text = report(played, games);
console.log(text);
if (isWritten && games > 0) writeSection('Input to paint', text);
console.log(`\n${frames}`);
if (isWritten) writeSection('Frames', frames);
