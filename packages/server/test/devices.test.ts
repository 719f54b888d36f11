/** The devices of a person: listed, signed out here and elsewhere with their sockets, ended by time, and erased. */
import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevicesAnswer, FORMER_PLAYER, type TransferAnswer } from '@duopolis/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deviceKind, readKind, writeKind } from '../src/people/device-label.ts';
import { hasEnded, withLifetimes } from '../src/people/lifetimes.ts';
import { newEndings } from '../src/site/endings.ts';
import { newLooking } from '../src/socket/looking.ts';
import { closer } from '../src/socket/sockets.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import type { Server } from '../src/start.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { granted, made, personAt, type PersonHere, started, tableOptions } from './kit/server.ts';
import { upgrade } from './kit/upgrade.ts';
import { type RawSocket, rawSocket } from './kit/wire.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: Server;
let ann: PersonHere;
beforeEach(async () => {
  server = await started();
  ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
});
afterEach(() => {
  vi.useRealTimers();
  return server.stop();
});

const ask = (path: string, cookie: string, method = 'GET'): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'user-agent': FIREFOX },
    ...(method !== 'GET' && { body: '{}' }),
  });

/** Another device of the same person; its cookie. */
async function otherDevice(of: PersonHere): Promise<string> {
  const { code } = (await (await ask('/api/session/transfer', of.cookie, 'POST')).json()) as TransferAnswer;
  const claimed = await fetch(`${server.address}/api/session/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ code }),
  });
  return (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const devicesAt = async (cookie: string): Promise<DevicesAnswer['devices']> =>
  ((await (await ask('/api/session/devices', cookie)).json()) as DevicesAnswer).devices;

/** The code that a socket was closed with; a socket that still answers fails at once, instead of waiting for its end. */
async function endOf(socket: RawSocket | undefined): Promise<number | undefined> {
  const before = socket?.got.length;
  socket?.send('{"type":"ping"}');
  const answer = socket?.until((text) => text.includes('pong'), before);
  return answer?.then(
    () => undefined,
    () => socket?.closed,
  );
}

describe('signing out', () => {
  test('devices are listed with their kind, and the current one is marked', async () => {
    const other = await otherDevice(ann);
    const devices = await devicesAt(other);
    expect(devices.length).toBe(2);
    expect(devices.find(({ here }) => here === true)).toMatchObject({ browser: 'firefox', system: 'linux' });
    expect(JSON.stringify(devices)).not.toContain(other.slice('duopolis='.length).split('.')[0]);
  });

  test('here: the sockets of this device close at once, those of others stay', async () => {
    const other = await otherDevice(ann);
    const [own, others] = [
      await rawSocket(server.address, ann.cookie),
      await rawSocket(server.address, other),
    ];
    expect((await ask('/api/session', ann.cookie, 'DELETE')).status).toBe(200);
    expect(await endOf(own)).toBe(4_001);
    expect((await upgrade(server.address, { headers: { cookie: ann.cookie } })).status).toBe(401);
    others.send('{"type":"ping"}');
    await others.until((text) => text.includes('pong'));
    others.close();
  });

  test('signing out does not take longer with more sockets of others', async () => {
    const hashes = vi.spyOn(crypto, 'createHash');
    syncBuiltinESMExports();
    onTestFinished(() => {
      hashes.mockRestore();
      syncBuiltinESMExports();
    });
    const signOut = async (): Promise<number> => {
      const device = await otherDevice(ann);
      hashes.mockClear();
      expect((await ask('/api/session', device, 'DELETE')).status).toBe(200);
      return hashes.mock.calls.length;
    };
    const alone = await signOut();
    const sockets = await Promise.all(
      Array.from({ length: 12 }, () => rawSocket(server.address, ann.cookie)),
    );
    expect(await signOut()).toBe(alone);
    for (const socket of sockets) socket.close();
  });

  test('sessions that end in the same tick are looked for together', async () => {
    let passes = 0;
    const close = closer({
      all: () => {
        passes += 1;
        return [];
      },
    });
    for (const one of ['first', 'second', 'third']) close([one]);
    await new Promise(setImmediate);
    expect(passes).toBe(1);
  });

  test('elsewhere: one device, or all others', async () => {
    const [second, third] = [await otherDevice(ann), await otherDevice(ann)];
    const sockets = await Promise.all([second, third].map((cookie) => rawSocket(server.address, cookie)));
    const one = (await devicesAt(second)).find(({ here }) => here === true);
    expect((await ask(`/api/session/devices/${one?.id}`, ann.cookie, 'DELETE')).status).toBe(200);
    expect(await endOf(sockets[0])).toBe(4_001);
    expect((await ask(`/api/session/devices/${one?.id}`, ann.cookie, 'DELETE')).status).toBe(404);
    expect((await ask('/api/session/devices', ann.cookie, 'DELETE')).status).toBe(200);
    expect(await endOf(sockets[1])).toBe(4_001);
    expect((await ask('/api/session', third)).status).toBe(401);
    expect((await devicesAt(ann.cookie)).length).toBe(1);
  });

  test('with a code: the previous person of the device is signed out there', async () => {
    const ben = await personAt(() => server.address, 'Ben');
    const socket = await rawSocket(server.address, ben.cookie);
    const claim = (code: string): Promise<Response> =>
      ben.fetch('/api/session/claim', { method: 'POST', body: { code } });
    expect((await claim('2222-2222-2222')).status).toBe(404);
    expect((await ask('/api/session', ben.cookie)).status).toBe(200);
    const offered = await ask('/api/session/transfer', ann.cookie, 'POST');
    const claimed = await claim(((await offered.json()) as TransferAnswer).code);
    expect(await claimed.json()).toMatchObject({ name: 'Ann' });
    expect(await endOf(socket)).toBe(4_001);
    expect((await ask('/api/session', ben.cookie)).status).toBe(401);
    ben.connection.close();
  });

  test('nobody can sign out the device of somebody else', async () => {
    const ben = await personAt(() => server.address, 'Ben');
    const [device] = await devicesAt(ben.cookie);
    expect((await ask(`/api/session/devices/${device?.id}`, ann.cookie, 'DELETE')).status).toBe(404);
    expect((await ask('/api/session', ben.cookie)).status).toBe(200);
    ben.connection.close();
  });

  test('other nodes receive it, and older ones take it for a game that nobody looks at', () => {
    const [received, said]: [object[], string[]] = [[], []];
    const endings = newEndings({ say: (text) => void said.push(text), listen: () => {} });
    endings.listen((ended) => void received.push(ended));
    endings.tell({ sessions: ['one'] });
    expect(received).toEqual([{ sessions: ['one'] }]);
    let notify: ((text: string) => void) | undefined;
    const broadcast = {
      say: () => {},
      listen: (listener: (text: string) => void) => {
        notify = listener;
      },
    };
    const other = newEndings(broadcast);
    const elsewhere: object[] = [];
    other.listen((ended) => void elsewhere.push(ended));
    for (const text of [...said, 'nonsense', '{"ended":{"sessions":7}}']) notify?.(text);
    expect(elsewhere).toEqual([{ sessions: ['one'] }]);
    const old = newLooking(() => 1, 'old', broadcast);
    for (const text of said) notify?.(text);
    expect(old.count()).toBe(0);
    old.stop();
  });
});

describe('lifetimes', () => {
  const DAY = 24 * 3_600_000;
  const limits = { idleDays: 10, sessionDays: 30 };

  test.each([
    ['used yesterday', { created: DAY, used: 20 * DAY }, 21, false],
    ['not used for ten days', { created: DAY, used: 11 * DAY }, 21, true],
    ['thirty days old', { created: DAY, used: 30 * DAY }, 31, true],
    ['without times', { created: 0, used: 0 }, 1_000, false],
  ])('a session %s', (_, times, day, ended) => {
    expect(hasEnded(times, limits, day * DAY)).toBe(ended);
    expect(hasEnded(times, { idleDays: 0, sessionDays: 0 }, day * DAY)).toBe(false);
  });

  test('a session that has ended is forgotten, and use prolongs the others', async () => {
    const store = openEmbedded(undefined);
    if (!store.ok) throw new Error(store.error.code);
    let now = DAY;
    const people = withLifetimes(store.value.people, limits, () => now);
    await people.add({ member: 'ann', name: 'Ann' }, 'hash', now);
    now = 10 * DAY;
    expect(await people.find('hash')).toMatchObject({ name: 'Ann' });
    now = 19 * DAY;
    expect(await people.find('hash')).toMatchObject({ used: 10 * DAY });
    now = 29 * DAY;
    expect(await people.devices('ann')).toEqual([]);
    expect(await people.find('hash')).toBeUndefined();
    expect(await store.value.people.find('hash')).toBeUndefined();
    await store.value.close();
  });
});

/** Another server instead, whose time a test decides, and Ann comes again. */
async function restartedWith(now: () => number): Promise<void> {
  await server.stop();
  server = await started({ idleDays: 10, sessionDays: 30 }, { ...REAL_ENVIRONMENT, now });
  ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
}

describe('sockets of a session that has ended', () => {
  const DAY = 24 * 3_600_000;
  test('that has expired close with the next message; earlier messages prolong it', async () => {
    let now = Date.now();
    await restartedWith(() => now);
    const socket = await rawSocket(server.address, ann.cookie);
    const pinged = async (): Promise<void> => {
      const from = socket.got.length;
      socket.send('{"type":"ping"}');
      await socket.until((text) => text.includes('pong'), from);
    };
    for (let nine = 0; nine < 3; nine++) {
      now += 9 * DAY;
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await pinged();
    }
    expect((await ask('/api/session', ann.cookie)).status).toBe(200);
    now += 4 * DAY;
    socket.send('{"type":"ping"}');
    expect(await endOf(socket)).toBe(4_001);
    expect((await ask('/api/session', ann.cookie)).status).toBe(401);
  });

  test('that has expired close without a message, unless the device was used elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = Date.now();
    await restartedWith(() => now);
    const [idle, other] = [ann.cookie, await otherDevice(ann)];
    const [silent, used] = [await rawSocket(server.address, idle), await rawSocket(server.address, other)];
    now += 9 * DAY;
    expect((await ask('/api/session', other)).status).toBe(200);
    now += 2 * DAY;
    vi.advanceTimersByTime(30_000);
    expect(await silent.closed).toBe(4_001);
    used.send('{"type":"ping"}');
    await used.until((text) => text.includes('pong'));
    used.close();
  });

  test('close when one device too many pushes it out', async () => {
    const socket = await rawSocket(server.address, ann.cookie);
    for (let nth = 0; nth < 32; nth++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await otherDevice(ann);
    }
    expect(await endOf(socket)).toBe(4_001);
    expect((await ask('/api/session', ann.cookie)).status).toBe(401);
  });

  test('are removed from the store when a server starts, without a request', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duopolis-ended-'));
    const store = openEmbedded(folder);
    if (!store.ok) throw new Error(store.error.code);
    const { people } = store.value;
    const now = Date.now();
    await people.add({ member: 'ann', name: 'Ann' }, 'idle', now - 11 * DAY);
    await people.add({ member: 'ben', name: 'Ben' }, 'old', now - 31 * DAY);
    await people.use('old', now);
    await people.add({ member: 'cleo', name: 'Cleo' }, 'used', now - 29 * DAY);
    await people.use('used', now);
    await store.value.close();
    await (await started({ data: folder, idleDays: 10, sessionDays: 30 })).stop();
    const again = openEmbedded(folder);
    if (!again.ok) throw new Error(again.error.code);
    const left = await Promise.all(['idle', 'old', 'used'].map((hash) => again.value.people.find(hash)));
    expect(left.map((found) => found?.name)).toEqual([undefined, undefined, 'Cleo']);
    await again.value.close();
    rmSync(folder, { recursive: true });
  });
});

test('over HTTPS the cookie belongs to this host, and one that a neighbouring host can set is ignored', async () => {
  const secure = await started({ secure: true }, { ...REAL_ENVIRONMENT, now: () => Date.UTC(2026, 11, 1) });
  const come = await fetch(`${secure.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  const [given = ''] = come.headers.getSetCookie();
  expect(given).toMatch(/^__Host-duopolis=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const value = given.split(';')[0] ?? '';
  const plain = value.replace('__Host-', '');
  const known = (cookie: string): Promise<Response> =>
    fetch(`${secure.address}/api/session`, { headers: { cookie } });
  const fixed = await known(plain);
  expect([fixed.status, fixed.headers.getSetCookie()]).toEqual([401, []]);
  expect((await upgrade(secure.address, { headers: { cookie: plain } })).status).toBe(401);
  for (const cookie of [value, `${plain}; ${value}`, `duopolis=x; ${value}`]) {
    // oxlint-disable-next-line no-await-in-loop -- three cookies
    const again = await known(cookie);
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
  }
  await secure.stop();
});

test('over HTTPS a plain cookie from before the host’s own counts, and is replaced', async () => {
  const secure = await started({ secure: true }, { ...REAL_ENVIRONMENT, now: () => Date.UTC(2026, 10, 1) });
  const come = await fetch(`${secure.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const value = (come.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const old = await fetch(`${secure.address}/api/session`, {
    headers: { cookie: value.replace('__Host-', '') },
  });
  expect(old.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([value, 'duopolis=']);
  await secure.stop();
});

test('an erased person has no session, and is a former player in games with others', async () => {
  const other = await otherDevice(ann);
  const ben = await personAt(() => server.address, 'Ben');
  const { table, code } = await made(ben);
  const here = await personAt(() => server.address, 'Cleo');
  const [atBen, atCleo] = [ben.connection.table(table), here.connection.table(table)];
  await granted(atCleo, { type: 'join', name: 'Cleo', code });
  await granted(atCleo, { type: 'say', channel: 'table', content: { kind: 'text', text: 'my secret' } });
  const socket = await rawSocket(server.address, here.cookie);
  expect((await ask('/api/person', here.cookie, 'DELETE')).status).toBe(200);
  expect(await endOf(socket)).toBe(4_001);
  expect((await ask('/api/session', here.cookie)).status).toBe(401);
  expect((await ask('/api/session', other)).status).toBe(200);
  atBen.watch();
  await expect.poll(() => atBen.view()).toBeDefined();
  const reported = await (await ben.fetch(`/api/tables/${table}/told`)).text();
  expect(reported).toContain(FORMER_PLAYER);
  expect(reported).not.toMatch(/Cleo|my secret/);
  expect(JSON.stringify(atBen.view())).not.toMatch(/Cleo|my secret/);
  for (const { connection } of [ben, here]) connection.close();
});

describe('an erased person', () => {
  test('hosts no table that was made at the same moment', async () => {
    const cleo = await personAt(() => server.address, 'Cleo');
    const options = tableOptions({ mode: 'duel', seats: 2 }, { access: 'open' });
    await Promise.all([
      cleo.fetch('/api/person', { method: 'DELETE', body: {} }),
      ...Array.from({ length: 8 }, () => cleo.fetch('/api/tables', { method: 'POST', body: { options } })),
    ]);
    const lobby = await (await ann.fetch('/api/tables')).text();
    expect(lobby).not.toMatch(new RegExp(`Cleo|${FORMER_PLAYER}`));
    cleo.connection.close();
  });

  test('stays erased after clean-up and a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duopolis-erased-'));
    const first = await started({ data: folder });
    const [cleo, ben] = await Promise.all(['Cleo', 'Ben'].map((name) => personAt(() => first.address, name)));
    if (cleo === undefined || ben === undefined) throw new Error('nobody came');
    const { table, code } = await made(ben);
    await granted(cleo.connection.table(table), { type: 'join', name: 'Cleo', code });
    await cleo.fetch('/api/person', { method: 'DELETE', body: {} });
    for (const { connection } of [cleo, ben]) connection.close();
    await first.stop();
    const store = openEmbedded(folder);
    if (!store.ok) throw new Error(store.error.code);
    await store.value.people.expire(Date.now() + 1_000);
    expect(await store.value.people.erased()).toEqual([cleo.you]);
    await store.value.close();
    const second = await started({ data: folder });
    const asked = { headers: { cookie: ben.cookie } };
    const reported = await (await fetch(`${second.address}/api/tables/${table}/told`, asked)).text();
    expect(reported).toContain(FORMER_PLAYER);
    expect(reported).not.toContain('Cleo');
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});

test.each([
  [FIREFOX, 'firefox linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'edge windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'chrome android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'safari ios',
  ],
  ['node', 'other other'],
  [undefined, 'other other'],
])('%s is %s', (agent, kind) => {
  expect(writeKind(deviceKind(agent))).toBe(kind);
  expect(readKind(kind)).toEqual(deviceKind(agent));
});
