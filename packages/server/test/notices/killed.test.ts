/** A server that is killed in a burst of notices: afterwards nothing is missing, and nothing is delivered twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NoticesAnswer, Way } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, openMailServer, unfolded } from '../kit/mail-server.ts';
import { openPushEndpoint } from '../kit/push-endpoint.ts';
import { jsonOf, openReceiver } from '../kit/receiver.ts';
import { holds } from '../kit/seated.ts';
import { type PersonHere, personAt } from '../kit/server.ts';
import { addWay, begun } from '../kit/slow-table.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const SETTINGS = ['--port', '0', '--log', 'silent', '--web', 'none', '--notice-delay', '0'];
const FROM = 'games@example.org';
/** Links in mail need an address. */
const SITE = 'https://games.example.org';

/** One try to deliver a notice of a turn. */
interface Try {
  readonly id: string;
  readonly isAnswered: boolean;
}

/** A local service with one address, which can take requests without answering them. */
interface Service {
  readonly way: Way;
  readonly tries: () => readonly Try[];
  /** From now on it takes requests and does not answer them. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

async function openWebhook(): Promise<Service> {
  const { url, received, hold, close } = await openReceiver();
  return {
    way: { kind: 'webhook', service: 'json', url },
    tries: () =>
      received
        .map((one) => ({ ...(jsonOf(one) as { id: string; kind: string }), isAnswered: one.isAnswered }))
        .filter(({ kind }) => kind === 'turn'),
    hold: () => hold(() => true),
    release: () => hold(() => false),
    close,
  };
}

async function openPush(): Promise<Service> {
  const { way, received, notices, hold, close } = await openPushEndpoint();
  return {
    way,
    /** An example can't be stopped. */
    tries: () =>
      notices()
        .map(({ id, stop }, nth) => ({ id, stop, isAnswered: received[nth]?.isAnswered === true }))
        .filter(({ stop }) => stop !== undefined),
    hold: () => hold(() => true),
    release: () => hold(() => false),
    close,
  };
}

/** All addresses are at one server. */
const openMail = (address: string): Service => ({
  way: { kind: 'mail', address },
  tries: () =>
    mail.mails.flatMap((text, nth) =>
      text.includes(`To: ${address}`) && !unfolded(text).includes('notices/confirm')
        ? { id: /Message-ID: (\S+)/.exec(text)?.[1] ?? '', isAnswered: mail.answered[nth] === true }
        : [],
    ),
  hold: () => mail.hold((text) => text.includes(`To: ${address}`)),
  release: () => mail.hold(() => false),
  close: async () => {},
});

let data: string;
let mail: MailServer;
let arrived: readonly Service[];
let underWay: readonly Service[];
let child: ChildProcess;
let address: string;

async function start(): Promise<void> {
  const flags = [
    '--notice-networks',
    '127.0.0.0/8',
    '--smtp',
    mail.url,
    '--mail-from',
    FROM,
    '--origins',
    SITE,
    '--data',
    data,
  ];
  const server = spawn(process.execPath, ['--conditions=source', MAIN, ...SETTINGS, ...flags]);
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
  mail = await openMailServer();
  arrived = [await openWebhook(), await openPush(), openMail('arrived@example.org')];
  underWay = [await openWebhook(), await openPush(), openMail('held@example.org')];
  await start();
});

afterEach(async () => {
  await kill();
  await Promise.all([...arrived, ...underWay, mail].map(({ close }) => close()));
  rmSync(data, { recursive: true });
});

/** When a notice to somebody was last known to have arrived. */
async function sentTo(guest: PersonHere): Promise<number | undefined> {
  const answer = await guest.fetch('/api/notices');
  return ((await answer.json()) as NoticesAnswer).ways[0]?.sent;
}

/** The owner of a mail address has it confirmed. */
async function confirm(to: string): Promise<void> {
  const asked = mail.mails.map(unfolded).find((text) => text.includes(`To: ${to}`)) ?? '';
  const [, link = ''] = /notices\/confirm#(\S+)/.exec(asked) ?? [];
  await fetch(`${address}/api/notices/confirm?link=${link}`, { method: 'POST' });
}

/** A table of two people, of whom the second gets notices from a service. */
async function pairWith(way: Way): Promise<{ readonly host: PersonHere; readonly guest: PersonHere }> {
  const [host, guest] = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => address, name)));
  if (host === undefined || guest === undefined) throw new Error('nobody');
  await addWay(guest, way);
  await expect.poll(() => sentTo(guest)).toBeDefined();
  if (way.kind === 'mail') await confirm(way.address);
  return { host, guest };
}

const isTried = (services: readonly Service[], times: number): boolean =>
  services.every(({ tries }) => tries().length >= times);

test('killed halfway through a burst of webhooks, push and mail: everybody gets one notice', async () => {
  const all = [...arrived, ...underWay];
  const pairs = await Promise.all(all.map(({ way }) => pairWith(way)));
  const examples = await Promise.all(pairs.map(({ guest }) => sentTo(guest)));
  for (const { hold } of underWay) hold();
  await Promise.all(pairs.map(({ host, guest }) => begun(host, guest)));
  await holds(() => isTried(all, 1));
  await Promise.all(
    pairs
      .slice(0, arrived.length)
      .map(({ guest }, nth) => expect.poll(() => sentTo(guest)).not.toBe(examples[nth])),
  );
  for (const { host, guest } of pairs) for (const { connection } of [host, guest]) connection.close();
  await kill();
  await start();
  await holds(() => isTried(underWay, 2));
  await kill();
  for (const { release } of underWay) release();
  await start();
  await holds(() => all.every(({ tries }) => tries().some(({ isAnswered }) => isAnswered)));
  /** Whatever else was due has been sent before this. */
  const last = await openWebhook();
  await pairWith(last.way);
  await last.close();
  for (const { tries } of all) {
    expect(tries().filter(({ isAnswered }) => isAnswered)).toHaveLength(1);
    expect(new Set(tries().map(({ id }) => id)).size).toBe(1);
  }
  expect(arrived.map(({ tries }) => tries().length)).toEqual([1, 1, 1]);
});
