/** Hours of play in one run: npm run bench:soak -- [--minutes 30] [--write] [--rate N]. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../cluster/postgres.ts';
import { rssOf, serve } from '../server/own.ts';
import type { Running } from '../server/process.ts';
import { page, plotSoak, type Sample, type Soaked } from './soak-page.ts';
import type { Played } from './players.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Commands a second, for the data file and for the nodes. */
    rate: { type: 'string', default: '100' },
    every: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});

const after = (seconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));

function playAt(servers: readonly Running[]): ChildProcess {
  const address = servers.map((server) => server.address).join();
  return fork(
    fileURLToPath(new URL('players.ts', import.meta.url)),
    ['--address', address, '--rate', values.rate],
    { execArgv: ['--conditions=source'] },
  );
}

async function playedBy(players: ChildProcess): Promise<Played> {
  const answer = once(players, 'message');
  players.send('played');
  return (await answer)[0] as Played;
}

const folder = mkdtempSync(join(tmpdir(), 'duopolis-soak-'));
const postgres = await startPostgres();
const database = await postgres.create('soak');
const alone = await serve({ data: folder });
const nodes = [await serve({ database }), await serve({ database })];
const servers: { readonly [name: string]: Running } = {
  'data file': alone,
  'node 1': nodes[0] as Running,
  'node 2': nodes[1] as Running,
};
const players = [playAt([alone]), playAt(nodes)];
const samples: Sample[] = [];
const begun = performance.now();

async function sample(): Promise<void> {
  const minutes = (performance.now() - begun) / 60_000;
  for (const [name, { pid, taken }] of Object.entries(servers)) {
    // oxlint-disable-next-line no-await-in-loop -- one collects its garbage at a time
    const heap = await taken('heap');
    samples.push({ name, minutes, heap, rss: rssOf(pid) });
  }
}

try {
  while (performance.now() - begun < Number(values.minutes) * 60_000) {
    // oxlint-disable no-await-in-loop -- one sample after the other
    await after(Number(values.every));
    await sample();
    // oxlint-enable no-await-in-loop
  }
  const soaked: Soaked = {
    minutes: Number(values.minutes),
    rate: Number(values.rate),
    every: Number(values.every),
    samples,
    played: await Promise.all(players.map(playedBy)),
  };
  console.log(page(soaked));
  if (values.write) {
    writeFileSync(new URL('../../SOAK.md', import.meta.url), page(soaked));
    writeFileSync(new URL('../../soak.svg', import.meta.url), plotSoak(soaked));
  }
} finally {
  for (const child of players) child.kill();
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
