/** A server that is killed in a burst of notices: afterwards nothing is missing, and nothing is delivered twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NoticesAnswer } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonOf, openReceiver, type Received, type Receiver } from '../kit/receiver.ts';
import { holds } from '../kit/seated.ts';
import { type PersonHere, personAt } from '../kit/server.ts';
import { addWay, begun } from '../kit/slow-table.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const SETTINGS = ['--port', '0', '--log', 'silent', '--web', 'none', '--notice-delay', '0'];
const ARRIVED = ['/0', '/1'];
const UNDER_WAY = ['/2', '/3'];
const ALL = [...ARRIVED, ...UNDER_WAY];

let data: string;
let receiver: Receiver;
let child: ChildProcess;
let address: string;

async function start(): Promise<void> {
  const flags = [...SETTINGS, '--notice-networks', '127.0.0.0/8', '--data', data];
  const server = spawn(process.execPath, ['--conditions=source', MAIN, ...flags]);
  child = server;
  address = await new Promise((resolve) => {
    server.stdout.once('data', (said: Buffer) => resolve(/http:\S+/.exec(said.toString())?.[0] ?? ''));
  });
}

async function kill(): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'duopolis-killed-'));
  receiver = await openReceiver();
  await start();
});

afterEach(async () => {
  await kill();
  await receiver.close();
  rmSync(data, { recursive: true });
});

/** When a notice to somebody was last known to have arrived. */
async function sentTo(guest: PersonHere): Promise<number | undefined> {
  const answer = await guest.fetch('/api/notices');
  return ((await answer.json()) as NoticesAnswer).ways[0]?.sent;
}

const noted = (one: Received): { readonly id: string; readonly kind: string } =>
  jsonOf(one) as { readonly id: string; readonly kind: string };
const turns = (): readonly Received[] => receiver.received.filter((one) => noted(one).kind === 'turn');
const answered = (): readonly Received[] => turns().filter(({ isAnswered }) => isAnswered);
const hasAll = (list: readonly Received[], paths: readonly string[]): boolean =>
  paths.every((path) => list.some((one) => one.path === path));

/** A table of two people, of whom the second is told under a path. */
async function pairAt(path: string): Promise<{ readonly host: PersonHere; readonly guest: PersonHere }> {
  const [host, guest] = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => address, name)));
  if (host === undefined || guest === undefined) throw new Error('nobody');
  await addWay(guest, { kind: 'webhook', service: 'json', url: `${receiver.url}${path}` });
  await expect.poll(() => sentTo(guest)).toBeDefined();
  return { host, guest };
}

test('killed while half of a burst has arrived and half is under way: everybody has one notice', async () => {
  const pairs = await Promise.all(ALL.map(pairAt));
  const examples = await Promise.all(pairs.map(({ guest }) => sentTo(guest)));
  receiver.hold((path) => UNDER_WAY.includes(path));
  await Promise.all(pairs.map(({ host, guest }) => begun(host, guest)));
  await holds(() => hasAll(turns(), ALL));
  await Promise.all(
    pairs
      .slice(0, ARRIVED.length)
      .map(({ guest }, nth) => expect.poll(() => sentTo(guest)).not.toBe(examples[nth])),
  );
  for (const { host, guest } of pairs) for (const { connection } of [host, guest]) connection.close();
  await kill();
  const before = turns().length;
  await start();
  await holds(() => hasAll(turns().slice(before), UNDER_WAY));
  await kill();
  receiver.hold(() => false);
  await start();
  await holds(() => hasAll(answered(), ALL));
  /** Whatever else was due has been sent before this. */
  await pairAt('/last');
  expect(
    answered()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(ALL);
  expect(new Set(turns().map((one) => `${one.path} ${noted(one).id}`)).size).toBe(ALL.length);
});
