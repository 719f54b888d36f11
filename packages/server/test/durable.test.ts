/** Acknowledged means durable: before the disk has synced a batch, nobody gets to know what is in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableLink } from '@duopolis/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { ABOUT } from './kit/about.ts';
import { type HeldDisk, heldDisk } from './kit/held-disk.ts';
import { ADMIN, granted, made, type PersonHere, personAt, started } from './kit/server.ts';

let folder: string;
let disk: HeldDisk;
let people: readonly PersonHere[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-durable-'));
  disk = heldDisk();
});
afterEach(() => {
  disk.release();
  disk.restore();
  for (const { connection } of people) connection.close();
  people = [];
  rmSync(folder, { recursive: true });
});

function opened(): EmbeddedStore {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

const step = (tableId: string, expected: number) => ({
  tableId,
  expected,
  events: [{ type: 'joined' as const, at: expected, member: `m${expected}`, name: 'Ann' }],
  commands: [`${expected}`],
  about: { ...ABOUT, at: expected },
});

/** Time for everything that does not wait for the disk. */
async function turns(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn of the event loop after the other
  for (let nth = 0; nth < 20; nth++) await new Promise((resolve) => void setImmediate(resolve));
}

type Calls<T> = { readonly [name in keyof T]: () => Promise<unknown> };

/** Every function of a store that answers. */
const callsOf = ({ events, listing, people: kept, sql, ...store }: EmbeddedStore) => {
  const ofEvents: Calls<typeof events> = {
    append: () => events.append(step('other', 0)),
    read: () => events.read('table'),
    knows: () => events.knows('table', '0'),
    list: () => events.list(),
    remove: () => events.remove('third'),
    removeUnchanged: () => events.removeUnchanged('table', 7),
  };
  const ofListing: Calls<typeof listing> = {
    some: () => listing.some(['table']),
    ofMember: () => listing.ofMember('ann'),
    ofDeal: () => listing.ofDeal('deal'),
    lobby: () => listing.lobby(undefined, 9),
    page: () => listing.page(undefined, 9),
    counts: () => listing.counts(),
  };
  const ofPeople: Calls<typeof kept> = {
    add: () => kept.add({ member: 'ben', name: 'Ben' }, 'another', 1),
    find: () => kept.find('hash'),
    rename: () => kept.rename('ann', 'Anna'),
    seen: () => kept.seen('ann', 2),
    offer: () => kept.offer('ann', 'code', 9),
    claim: () => kept.claim('code', 'third', 2),
    use: () => kept.use('hash', 2),
    devices: () => kept.devices('ann'),
    forget: () => kept.forget('nobody'),
    forgetEnded: () => kept.forgetEnded(0, 0),
    erase: () => kept.erase('nobody', 2),
    erased: () => kept.erased(),
    expire: () => kept.expire(0),
  };
  const others: Calls<Pick<EmbeddedStore, 'note' | 'setNote' | 'firstNote'>> = {
    note: () => store.note('name'),
    setNote: () => store.setNote('name', 'value'),
    firstNote: () => store.firstNote('name', 'value'),
  };
  return Object.entries({
    ...ofEvents,
    ...ofListing,
    ...ofPeople,
    ...others,
    ask: () => sql.ask('SELECT value FROM notes'),
    change: () => sql.ask('UPDATE notes SET value = $1', 'value'),
    together: () => sql.together([{ text: 'UPDATE notes SET value = $1', values: ['value'] }]),
  });
};

test('while a batch is not on the disk, the store answers nothing and shows nothing', async () => {
  const store = opened();
  await store.people.add({ member: 'ann', name: 'Ann' }, 'hash', 1);
  const told: string[] = [];
  const tell = (name: string, answer: Promise<unknown>): Promise<unknown> =>
    answer.then(() => void told.push(name));
  disk.hold();
  const first = tell('first', store.events.append(step('table', 0)));
  await expect.poll(disk.waiting).toBe(1);
  const calls = callsOf(store);
  const answers = calls.map(([name, call]) => tell(name, call()));
  await turns();
  expect([told, disk.waiting()]).toEqual([[], 1]);
  disk.release();
  await Promise.all([first, ...answers]);
  expect(told.toSorted()).toEqual(['first', ...calls.map(([name]) => name)].toSorted());
  expect(told[0]).toBe('first');
  await store.close();
});

test('everything written while the disk is busy is the next batch, with one sync', async () => {
  const batches: number[] = [];
  const store = openEmbedded(folder, { observe: (writes) => batches.push(writes) });
  if (!store.ok) throw new Error(store.error.code);
  disk.hold();
  const first = store.value.setNote('a', 'x');
  await expect.poll(disk.waiting).toBe(1);
  const others: Promise<void>[] = [];
  for (const name of ['b', 'c', 'd']) {
    others.push(store.value.setNote(name, 'x'));
    // oxlint-disable-next-line no-await-in-loop -- in turns of their own
    await turns();
    store.value.flush();
  }
  expect([disk.waiting(), batches]).toEqual([1, []]);
  disk.release();
  await Promise.all([first, ...others]);
  expect(batches).toEqual([1, 3]);
  await store.value.close();
});

test('a store that closes during a sync has everything on the disk, and says so', async () => {
  const store = opened();
  disk.hold();
  const [written, next] = [store.setNote('first', 'x'), store.setNote('second', 'y')];
  await expect.poll(disk.waiting).toBe(1);
  const last = store.setNote('third', 'z');
  const closed = store.close();
  disk.release();
  await Promise.all([written, next, last, closed]);
  const again = opened();
  expect(await Promise.all(['first', 'second', 'third'].map(again.note))).toEqual(['x', 'y', 'z']);
  await again.close();
});

test('a store that closes during a sync waits for it, and acknowledges nothing if it fails', async () => {
  const store = opened();
  const told: string[] = [];
  disk.hold();
  void store.setNote('first', 'x').then(() => told.push('written'));
  await expect.poll(disk.waiting).toBe(1);
  void store.close().then(() => told.push('closed'));
  await turns();
  expect([told, disk.waiting()]).toEqual([[], 1]);
  expect(disk.fail()).toEqual([expect.objectContaining({ code: 'EIO' })]);
  await turns();
  expect([told, disk.waiting()]).toEqual([[], 0]);
});

const isSeated = (link: TableLink): boolean | undefined =>
  link.view()?.open.chairs.some(({ holder }) => holder.kind === 'person');

const writesIn = (metrics: string): string | undefined =>
  /^duopolis_store_writes_total (\d+)$/m.exec(metrics)?.[1];

test('while the disk is busy, no client is told anything new, and the server answers that it is well', async () => {
  const server = await started({ data: folder });
  const get = (path: string): Promise<Response> =>
    fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${ADMIN}` } });
  people = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => server.address, name)));
  const [ann, ben] = people as readonly [PersonHere, PersonHere];
  const { table, code } = await made(ann);
  const [anns, bens] = [ann, ben].map(({ connection }) => connection.table(table)) as [TableLink, TableLink];
  await granted(bens, { type: 'join', name: 'Ben', code });
  for (const link of [anns, bens]) link.watch();
  await expect.poll(() => bens.view()?.open.members.length).toBe(2);
  const before = writesIn(await (await get('/metrics')).text());
  const told: string[] = [];
  const tell = <T>(name: string, answer: Promise<T>): Promise<T> =>
    answer.then((value) => {
      told.push(name);
      return value;
    });
  disk.hold();
  const seat = tell('seat', granted(anns, { type: 'sit', seat: 0 }));
  await expect.poll(disk.waiting).toBe(1);
  const rest = Promise.all([
    tell(
      'joined',
      personAt(() => server.address, 'Cleo'),
    ),
    tell('tables', ann.fetch('/api/tables/mine')),
    tell('made', made(ben)),
  ]);
  for (const path of ['/health', '/ready', '/health', '/ready']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect([told, disk.waiting()]).toEqual([[], 1]);
  expect([anns, bens].map((link) => isSeated(link))).toEqual([false, false]);
  expect(writesIn(await (await get('/metrics')).text())).toBe(before);
  disk.release();
  await Promise.all([seat, rest]);
  people = [...people, (await rest)[0]];
  await expect.poll(() => isSeated(bens)).toBe(true);
  await server.stop();
});

function expectLogged(said: string): void {
  const logged = said.split('\n').find((one) => one.startsWith('{')) ?? '';
  expect(JSON.parse(logged)).toMatchObject({ level: 60, code: 'EIO', msg: 'uncaught' });
  expect(said).not.toContain('secret');
}

async function expectSeated(table: string): Promise<void> {
  const store = opened();
  expect((await store.events.read(table)).filter(({ type }) => type === 'sat')).not.toEqual([]);
  await store.close();
}

describe('a disk that fails', () => {
  const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

  /** On command, every sync fails as on a broken disk: now, or after the first one of a server that stops. */
  const BREAKABLE = `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const real = fs.fdatasync;
    let left = Infinity;
    fs.fdatasync = (file, done) =>
      left-- > 0
        ? real(file, done)
        : setImmediate(done, Object.assign(new Error('EIO: the secret hand'), { code: 'EIO' }));
    syncBuiltinESMExports();
    process.on('message', () => (left = 0));
    process.on('SIGTERM', () => (left = 1));
    process.channel.unref();
  `)}`;

  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  /** A server, and a person in a seat of their own table. */
  async function breakable() {
    const flags = ['--conditions=source', '--import', BREAKABLE, MAIN, '--port', '0', '--data', folder];
    const server = spawn(process.execPath, [...flags, '--log', 'silent', '--web', 'none'], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, DATABASE_URL: '' },
    });
    child = server;
    let said = '';
    server.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    const closed = once(server, 'close');
    const [line] = (await once(server.stdout as NonNullable<typeof server.stdout>, 'data')) as [Buffer];
    const address = line.toString().replace('Duopolis: ', '').trim();
    const ann = await personAt(() => address, 'Ann');
    people = [ann];
    const { table } = await made(ann);
    const link = ann.connection.table(table);
    link.watch();
    await granted(link, { type: 'sit', seat: 0 });
    return { server, link, table, ended: async () => ({ code: (await closed)[0] as number | null, said }) };
  }

  test('ends the server, which acknowledges nothing more', async () => {
    const { server, link, table, ended } = await breakable();
    server.send('break');
    const outcomes: unknown[] = [];
    const asked = link.ask({ type: 'sit', seat: 1 });
    void asked.then((outcome) => outcomes.push(outcome));
    const { code, said } = await ended();
    expect([code, outcomes]).toEqual([1, []]);
    expectLogged(said);
    await expectSeated(table);
  });

  test('while the server stops, is logged and in its exit code', async () => {
    const { server, table, ended } = await breakable();
    server.kill('SIGTERM');
    const { code, said } = await ended();
    expect(code).toBe(1);
    expectLogged(said);
    await expectSeated(table);
  });
});
