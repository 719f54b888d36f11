/** Many people who do nothing: npm run bench:idle -- [--write] [--clients N] [--seconds N]. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rssOf, serve } from '../server/own.ts';
import type { Running } from '../server/process.ts';
import { type Measured, page, plotIdle, type Sample } from './idle-page.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '20000' },
    /** How long they are watched while idle; the server pings them every 30 seconds. */
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Results are next to the sources. */
const resultFile = (name: string): URL => new URL(`../../${name}`, import.meta.url);

/** Files a server has open besides its clients. */
const OWN_FILES = 60;
const LONGEST = 240_000;

/** Files a process may have open: the server's own limit is the same. */
function mostFiles(): number {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('Max open files'));
  const [soft = Infinity] = (line?.match(/\d+/g) ?? []).map(Number);
  return soft;
}

/** The kernel's memory for all connections, which belongs to no process. */
const kernelPages = (): number =>
  Number(/^TCP:.* mem (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1] ?? 0);

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const files = mostFiles();
const clients = Math.min(Number(values.clients), files - OWN_FILES);
const [busy = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'duopolis-idle-'));
const children: ChildProcess[] = [];
const connected = new Map<ChildProcess, number>();
const here = (): number => [...connected.values()].reduce((sum, count) => sum + count, 0);

async function until(what: string, isSo: () => boolean, sample?: () => void): Promise<number> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > LONGEST) throw new Error(`${what}: ${here()} of ${clients}`);
    sample?.();
    // oxlint-disable-next-line no-await-in-loop -- looks again a little later
    await after(50);
  }
  return (performance.now() - begun) / 1_000;
}

function startClients(address: string): void {
  const processes = Number(values.processes);
  for (let nth = 0; nth < processes; nth++) {
    const count = Math.floor(clients / processes) + (nth < clients % processes ? 1 : 0);
    const args = ['--address', address, '--count', `${count}`, '--from', `127.0.0.${nth + 2}`];
    const child = fork(fileURLToPath(new URL('clients.ts', import.meta.url)), args, {
      execArgv: ['--conditions=source'],
    });
    child.on('message', (count_: number) => void connected.set(child, count_));
    children.push(child);
  }
}

/** Stops the server, and counts the reconnected clients second by second. */
async function storm(end: (server: Running) => Promise<void>, server: Running, port: number) {
  const seen: Sample[] = [];
  await end(server);
  await until('nobody left', () => here() === 0);
  const begun = performance.now();
  const again = await serve({ data: folder, port });
  const started = (performance.now() - begun) / 1_000;
  await until(
    'come back',
    () => here() === clients,
    () => seen.push([(performance.now() - begun) / 1_000, here()]),
  );
  const seconds = (performance.now() - begun) / 1_000;
  seen.push([seconds, here()]);
  const cpu = await again.taken('seconds');
  return { server: again, storm: { seconds, started, cpu, seen } };
}

let server = await serve({ data: folder });
const port = Number(new URL(server.address).port);
try {
  const before = { heap: await server.taken('heap'), rss: rssOf(server.pid), kernel: kernelPages() };
  startClients(server.address);
  const connecting = await until('connect', () => here() === clients);
  await after(2_000);
  const heap = (await server.taken('heap')) - before.heap;
  const rss = rssOf(server.pid) - before.rss;
  const kernel = (kernelPages() - before.kernel) * 4_096;
  const idleFrom = await server.taken('seconds');
  await after(Number(values.seconds) * 1_000);
  const idle = ((await server.taken('seconds')) - idleFrom) / Number(values.seconds);
  const still = here();
  const killed = await storm(({ kill }) => kill(), server, port);
  ({ server } = killed);
  const stopped = await storm(({ stop }) => stop(), server, port);
  ({ server } = stopped);
  const measured: Measured = {
    busy,
    files,
    clients,
    wanted: Number(values.clients),
    still,
    connecting,
    heapEach: heap / clients,
    rssEach: rss / clients,
    kernelEach: kernel / clients,
    idle,
    seconds: Number(values.seconds),
    killed: killed.storm,
    stopped: stopped.storm,
  };
  console.log(values.json ? JSON.stringify(measured) : page(measured));
  if (values.write) {
    writeFileSync(resultFile('IDLE.md'), page(measured));
    writeFileSync(resultFile('idle.svg'), plotIdle(measured));
    const { killed: one, stopped: other, ...rest } = measured;
    const short = { ...rest, killed: { ...one, seen: [] }, stopped: { ...other, seen: [] } };
    writeFileSync(resultFile('idle.json'), `${JSON.stringify(short, null, 1)}\n`);
  }
} finally {
  for (const child of children) child.kill();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
