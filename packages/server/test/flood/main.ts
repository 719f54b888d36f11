/**
 * A server with its default settings under every attack at once: npm run flood -- [--seconds 60] [--only NAME] [--each] [--share 50].
 * People play meanwhile. With --each the attacks come one after the other, and each has a line of its own. The attackers
 * use no more than a share of one core, in percent, so that they don't take the cores of the server. It fails if /health is
 * late, memory grows beyond a bound, anything that was acknowledged is gone after kill -9, anything stays occupied, or an
 * attacker received a secret.
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
import { ADMIN, tableOptions } from '../kit/server.ts';
import { ATTACKS } from './all-attacks.ts';
import type { Attacked, Target } from './flood-attacks.ts';
import { newHonest, type Honest } from './honest.ts';
import { watchOver } from './watch.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
    share: { type: 'string', default: '50' },
  },
});

const PEOPLE = 6;
/** Megabytes: what a server with 1,000s of tables and sockets has, with room to spare. */
const MOST_MEMORY = 700;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--conditions=source', ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, DUOPOLIS_ADMIN_TOKEN: ADMIN },
  });

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

interface Serving {
  readonly server: ChildProcess;
  readonly address: string;
}

/** With the built client if there is one: without it no page and no picture is attacked. */
async function serve(folder: string): Promise<Serving> {
  const program = ['--import', pathOf('delay.ts'), pathOf('../../src/main.ts')];
  const server = start(...program, '--port', '0', '--data', folder, '--log', 'error');
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { server, address };
  }
  throw new Error('the server did not start');
}

async function end({ server }: Serving, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

async function playing(address: string): Promise<readonly Honest[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => newHonest(address, nth)));
  for (const person of people) void person.play();
  return people;
}

async function attacked(address: string, people: readonly Honest[], only: string): Promise<Attacked> {
  const attackers = start(pathOf('flood-attacks.ts'));
  const target: Target = {
    address,
    tables: ['long', ...people.map(({ table }) => table)],
    secrets: people.flatMap(({ secrets }) => secrets),
    seconds: Number(values.seconds),
    only,
    share: Number(values.share) / 100,
  };
  attackers.send(target);
  const [message] = await Promise.race([once(attackers, 'message'), once(attackers, 'exit')]);
  if (typeof message !== 'object') throw new Error('the attackers ended');
  return message as Attacked;
}

/** Each attack alone, with a line about it. */
async function oneByOne(
  { address, server }: Serving,
  people: readonly Honest[],
  names: readonly string[],
): Promise<Attacked> {
  const all: Attacked[] = [];
  for (const name of names) {
    const watching = watchOver(address, server);
    // oxlint-disable no-await-in-loop -- one after the other
    const found = await attacked(address, people, name);
    const { health, own, block, busy, waited, memory } = await watching();
    // oxlint-enable no-await-in-loop
    all.push(found);
    const most = { block: Math.max(...block), memory: Math.max(...memory) };
    const line = { name, count: found.counts[name], health, own, busy, waited, ...most };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return {
    counts: Object.assign({}, ...all.map((one) => one.counts)),
    leaks: all.flatMap((one) => one.leaks),
    used: Math.max(...all.map(({ used }) => used)),
  };
}

/** Sockets, places of sockets and handshakes: only those of the people who play are left a while after the attackers. */
async function occupied(address: string): Promise<readonly number[]> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const text = await answer.text();
  return ['sockets', 'socket_places', 'socket_handshakes'].map((name) =>
    Number(new RegExp(`^duopolis_${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN),
  );
}

async function leftBehind(address: string): Promise<readonly number[]> {
  const clean = [PEOPLE, PEOPLE, 0];
  let left: readonly number[] = [];
  // oxlint-disable no-await-in-loop -- until nothing is left behind, or half a minute has passed
  for (let nth = 0; nth < 30 && left.join() !== clean.join(); nth++) {
    await wait(1_000);
    left = await occupied(address);
  }
  // oxlint-enable no-await-in-loop
  return left.map((count, nth) => count - (clean[nth] ?? 0));
}

const folder = mkdtempSync(join(tmpdir(), 'duopolis-flood-'));
await fill(folder);
const serving = await serve(folder);
const { address, server } = serving;
const people = await playing(address);
const calm = watchOver(address, server);
await wait(5_000);
const before = await calm();
const flood = watchOver(address, server);
const rounds = Object.keys(ATTACKS).filter((name) => name.includes(values.only));
const { counts, leaks, used } = values.each
  ? await oneByOne(serving, people, rounds)
  : await attacked(address, people, values.only);
const during = await flood();
const relief = watchOver(address, server);
const left = await leftBehind(address);
const after = await relief();
await end(serving, 'SIGKILL');
const again = await serve(folder);
const lost = (await Promise.all(people.map((person) => person.lostAt(again.address)))).flat();
await end(again, 'SIGTERM');
rmSync(folder, { recursive: true });
const acknowledged = people.reduce((sum, person) => sum + person.acknowledged(), 0);
const problems = [
  ...(during.lateItself > 0 ? ['late'] : []),
  /** Late only because others had the cores: nothing is said of the server, so the run says nothing either. */
  ...(during.late > during.lateItself ? ['starved'] : []),
  ...(Math.max(...during.memory) >= MOST_MEMORY ? ['memory'] : []),
  ...(lost.length > 0 || acknowledged === 0 ? ['lost'] : []),
  ...(left.some((count) => count !== 0) ? ['left behind'] : []),
  ...(leaks.length > 0 ? ['leaks'] : []),
];
const found = {
  used: Math.round(100 * used),
  acknowledged,
  lost: lost.slice(0, 10),
  left,
  leaks: leaks.slice(0, 10),
  problems,
};
process.stdout.write(`${JSON.stringify({ before, during, after, attacks: counts, ...found }, null, 1)}\n`);
process.exit(problems.length === 0 ? 0 : 1);
