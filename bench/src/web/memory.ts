/** Memory of the browser client over games in a row: npm run bench:web -- [GAMES] [--write]. Needs a built client. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { table, writeSection } from './web-page.ts';
import { playGame } from './player.ts';
import { ADDRESS, browsing, serving } from './serving.ts';

const GAMES = 20;
/** From this game on everything is loaded and every cache is warm. */
const WARM = 5;
/** Growth beyond this share is a leak. */
const MOST_GROWTH = 0.05;

interface Held {
  readonly megabytes: number;
  /** Of them what the page itself made: strings, arrays, objects, functions. */
  readonly own: number;
  /** And what the browser has compiled of our code: the more often it runs, the more thoroughly. */
  readonly compiled: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    megabytes: of('JSHeapUsedSize') / 1e6,
    ...(await kindsHeld(devtools)),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

const OWN = new Set([
  'string',
  'concatenated string',
  'sliced string',
  'array',
  'object',
  'closure',
  'number',
  'regexp',
  'symbol',
  'bigint',
]);

/** The parts of a heap snapshot that are read: fields of all nodes in one array of numbers. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Megabytes by what they are for. */
async function kindsHeld(devtools: CDPSession): Promise<Pick<Held, 'own' | 'compiled'>> {
  const chunks: string[] = [];
  const listener = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', listener);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', listener);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let [own, compiled] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? 0] ?? '';
    if (OWN.has(kind)) own += nodes[node + size] ?? 0;
    if (kind === 'code') compiled += nodes[node + size] ?? 0;
  }
  return { own: own / 1e6, compiled: compiled / 1e6 };
}

/** Without reloading the page, like a person who goes back to the first page. */
const goHome = (page: Page): Promise<void> =>
  page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });

async function measure(browser: Browser, games: number): Promise<readonly Held[]> {
  const page = await browser.newPage({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
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

const shown = ({ megabytes, own, compiled, nodes, listeners }: Held): readonly string[] => [
  `${megabytes.toFixed(2)} MB`,
  `${own.toFixed(2)} MB own`,
  `${compiled.toFixed(2)} MB compiled`,
  `${nodes} nodes`,
  `${listeners} listeners`,
];

const report = (all: readonly Held[]): string => `\
\`npm run bench:web -- --write\`: games with bots in a row in one page, measured on the first page after each game, after a
garbage collection. "Own" is what the page itself made (strings, arrays, objects, functions); what else grows is our code as
the browser compiles it, the more thoroughly the more often it runs. From game ${WARM} on the page's own data may grow by
${MOST_GROWTH * 100} % at most.

${table(
  ['game', 'script heap, MB', 'own, MB', 'compiled, MB', 'nodes', 'listeners'],
  all.map(({ megabytes, own, compiled, nodes, listeners }, nth) => [
    nth + 1,
    megabytes.toFixed(2),
    own.toFixed(2),
    compiled.toFixed(2),
    nodes,
    listeners,
  ]),
)}`;

const args = process.argv.slice(2);
const games = Number(args.find((arg) => /^\d+$/.test(arg)) ?? GAMES);
const all = await serving(() => browsing((browser) => measure(browser, games)));
if (args.includes('--write')) writeSection('Memory', report(all));
const [warm, last] = [all[Math.min(WARM, all.length) - 1], all.at(-1)];
if (warm !== undefined && last !== undefined) {
  const growth = last.own / warm.own - 1;
  console.log(`own data since game ${WARM}: ${(growth * 100).toFixed(1)} %, at most ${MOST_GROWTH * 100} %`);
  if (growth > MOST_GROWTH) process.exitCode = 1;
}
