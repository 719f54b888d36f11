/**
 * A server with its default settings under every attack at once: npm run flood -- [--seconds 60]. People play meanwhile. It fails if
 * /health is late, memory grows without bound, or anything that was acknowledged is gone after kill -9.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LIMITS } from '@duopolis/rules';
import { PART } from '@duopolis/table/host';
import { openEmbedded } from '../../src/store/embedded.ts';
import { longTable } from '../cost/logs.ts';
import { tableOptions } from '../kit/server.ts';
import type { Second } from './delay.ts';
import { newHonest, type Honest } from './honest.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

const LATE = 100;
const PEOPLE = 6;
/** Megabytes: what a server with 1,000s of tables and sockets has, with room to spare. */
const MOST_MEMORY = 700;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const start = (file: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--conditions=source', '--import', pathOf('delay.ts'), pathOf(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

const linesOf = ({ stdout }: ChildProcess) =>
  createInterface({ input: stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();

/** A table with as many games as there may be. */
async function fill(folder: string): Promise<void> {
  const opened = openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { events, close } = opened.value;
  const { log, about } = longTable(tableOptions({ seats: LIMITS.seats }), LIMITS.gamesPerTable);
  for (let expected = 0; expected < log.length; expected += PART) {
    const step = {
      tableId: 'long',
      expected,
      events: log.slice(expected, expected + PART),
      commands: [],
      about,
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await events.append(step);
  }
  close();
}

async function serve(folder: string) {
  const server = start(
    '../../src/main.ts',
    '--port',
    '0',
    '--data',
    folder,
    '--web',
    'none',
    '--log',
    'error',
  );
  const lines = linesOf(server);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- line by line
    const { value, done } = await lines.next();
    if (done === true) throw new Error('the server did not start');
    const address = /http:\/\/\S+/.exec(value)?.[0];
    if (address !== undefined) return { server, address };
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** The most of each tenth of the time, so that a growth is seen. */
const tenths = (all: readonly number[]): readonly number[] => {
  const each = Math.ceil(all.length / 10);
  return Array.from({ length: Math.ceil(all.length / each) }, (_, nth) =>
    Math.max(...all.slice(nth * each, (nth + 1) * each)),
  );
};

/** Milliseconds of each answer, CPU time at a stretch, and memory. */
function watchOver(address: string, watched: ChildProcess) {
  const took: number[] = [];
  const seconds: Second[] = [];
  const note = (second: unknown): void => void seconds.push(second as Second);
  watched.on('message', note);
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const begun = performance.now();
      // oxlint-disable no-await-in-loop -- one after the other
      const { status } = await fetch(`${address}/health`);
      took.push(status === 200 ? performance.now() - begun : Infinity);
      await wait(50);
      // oxlint-enable no-await-in-loop
    }
  })();
  return async () => {
    ending.abort();
    await watching;
    watched.off('message', note);
    const sorted = took.toSorted((one, other) => one - other);
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    const late = sorted.filter((one) => one > LATE).length;
    return {
      asked: took.length,
      half: at(0.5),
      p99: at(0.99),
      slowest: at(1),
      late,
      memory: tenths(seconds.map((one) => megabytes(one.memory))),
      heap: tenths(seconds.map((one) => megabytes(one.heap))),
      block: tenths(seconds.map((one) => Math.round(one.block))),
      busy: seconds.reduce((sum, one) => sum + one.busy, 0) / seconds.length,
    };
  };
}

async function playing(address: string): Promise<readonly Honest[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => newHonest(address, nth)));
  for (const person of people) void person.play();
  return people;
}

const folder = mkdtempSync(join(tmpdir(), 'duopolis-flood-'));
await fill(folder);
const { server, address } = await serve(folder);
const people = await playing(address);
const calm = watchOver(address, server);
await wait(5_000);
const before = await calm();
const attackers = start('attacks.ts', address, values.seconds);
const counted = linesOf(attackers).next();
const flood = watchOver(address, server);
const attacks = JSON.parse(String((await counted).value)) as Record<string, number>;
const during = await flood();
const ended = once(server, 'exit');
server.kill('SIGKILL');
await ended;
const again = await serve(folder);
const lost = (await Promise.all(people.map((person) => person.lostAt(again.address)))).flat();
const stopped = once(again.server, 'exit');
again.server.kill('SIGTERM');
await stopped;
rmSync(folder, { recursive: true });
const acknowledged = people.reduce((sum, person) => sum + person.acknowledged(), 0);
process.stdout.write(
  `${JSON.stringify({ before, during, attacks, acknowledged, lost: lost.slice(0, 10) }, null, 1)}\n`,
);
process.exit(
  during.late === 0 && Math.max(...during.memory) < MOST_MEMORY && lost.length === 0 && acknowledged > 0
    ? 0
    : 1,
);
