/** The PostgreSQL store keeps the contract of stores, also when nodes start together and connections are lost. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TableEvent } from '@duopolis/table';
import { storeContract } from '@duopolis/table/contract';
import type { Append } from '@duopolis/table/host';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { hashOf } from '../../src/people/secret.ts';
import {
  openPostgres,
  type PostgresStore,
  type StoreOptions,
} from '../../src/store/postgres/postgres-store.ts';
import { SafeClient } from '../../src/store/postgres/pool.ts';
import { ABOUT } from '../kit/about.ts';
import { failsAlone } from '../kit/alone.ts';
import { keepsErased, keepsHostileNames, keepsNoWays } from '../kit/people-contract.ts';
import { type Database, emptyForEach, startDatabase } from './database.ts';
import { type Proxy, startProxy } from './proxy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: Database;

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(() => database.stop());

/** Commands wait for a slow machine. */
async function opened(url: string, options: StoreOptions = {}): Promise<PostgresStore> {
  const store = await openPostgres(url, { patience: 60_000, ...options });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  return store.value;
}

/** Bytes: longer than the head of a message, whose length is cut too. */
const MOST_PIECE = 7;

const emptied = emptyForEach(() => database);

/** Cuts bytes into pieces of one, two and more of them; what the system merges again arrives merged. */
function inPieces(): (bytes: Buffer) => readonly Buffer[] {
  let nth = 0;
  return (bytes) => {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + (nth++ % MOST_PIECE);
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    return pieces;
  };
}

/** Its connections go to the database itself, or through something between. */
const postgresSubject = (name: string, through: (url: string) => string) => ({
  name,
  isLasting: true,
  open: async () => {
    const url = through(await emptied());
    let store = await opened(url);
    return {
      store: store.events,
      reopen: async () => {
        await store.close();
        store = await opened(url);
        return store.events;
      },
      close: () => store.close(),
    };
  },
});

storeContract(
  { test, expect },
  postgresSubject('postgres', (url) => url),
);

describe('a network that cuts and merges', () => {
  let proxy: Proxy;
  let target = '';
  beforeAll(async () => {
    proxy = await startProxy(() => [target], { bending: inPieces });
  });
  afterAll(() => proxy.stop());

  storeContract(
    { test, expect },
    postgresSubject('postgres in pieces', (url) => {
      target = url;
      return Object.assign(new URL(url), { port: `${proxy.port}` }).toString();
    }),
  );
});

const step = (nth: number, others: Partial<Append> = {}): Append => ({
  tableId: 'one',
  expected: nth,
  events: [{ type: 'joined', at: nth, member: `m${nth}`, name: 'x' } satisfies TableEvent],
  commands: [`c${nth}`],
  about: ABOUT,
  ...others,
});

test('nodes that start together migrate the schema once, and share one key', async () => {
  const url = await database.create();
  const stores = await Promise.all([1, 2, 3, 4].map(() => opened(url)));
  const keys = await Promise.all(stores.map(({ firstNote }, nth) => firstNote('key', `key ${nth}`)));
  expect(new Set(keys).size).toBe(1);
  await Promise.all(stores.map(({ close }) => close()));
});

test('appends of one tick are one transaction', async () => {
  const turns: number[] = [];
  const store = await opened(await database.create(), { writes: (count) => turns.push(count) });
  await Promise.all(['a', 'b', 'c'].map((tableId) => store.events.append(step(0, { tableId }))));
  await store.events.append(step(0));
  expect(turns).toEqual([3, 1]);
  await store.close();
});

const READ = `SELECT coalesce(sum(idx_tup_fetch + seq_tup_read), 0)::integer AS rows
  FROM pg_stat_xact_user_tables WHERE relname = 'commands'`;
const APPEND = `SELECT code FROM append_homed(1, ARRAY['one'], ARRAY[1], ARRAY[$1::integer], ARRAY['{}'],
  ARRAY['c' || $1], ARRAY['{}'], ARRAY[NULL::bigint], ARRAY[0])`;

test('an append reads none of the commands that its table had before', async () => {
  const url = await database.create();
  const store = await opened(url);
  const client = new SafeClient({ connectionString: url });
  await client.connect();
  for (let nth = 0; nth < 300; nth++)
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the last
    expect((await client.query(APPEND, [nth])).rows).toEqual([{ code: 'ok' }]);
  await client.query('BEGIN');
  await client.query(APPEND, [300]);
  expect((await client.query(READ)).rows).toEqual([{ rows: 0 }]);
  await client.query('ROLLBACK');
  await client.end();
  await store.close();
});

const APPEND_ALL = `SELECT * FROM append_homed(1, $1, $2, $3, $4, $5, $6, $7, $8)`;

/** Steps of several tables as the arguments of one append: `id term expected event command`. */
const columns = (steps: readonly string[]): readonly (readonly unknown[])[] => {
  const rows = steps.map((one) => one.split(' '));
  const column = (nth: number) => rows.map((row) => row[nth]);
  const about = rows.map(() => '{}');
  return [
    column(0),
    column(1),
    column(2),
    column(3),
    column(4),
    about,
    rows.map(() => null),
    rows.map(() => 0),
  ];
};

test('in one batch each table is stored or refused by itself, and a refusal says why', async () => {
  const url = await database.create();
  const store = await opened(url);
  const client = new SafeClient({ connectionString: url });
  await client.connect();
  const append = async (...steps: readonly string[]): Promise<readonly unknown[][]> =>
    (await client.query<unknown[]>({ text: APPEND_ALL, values: [...columns(steps)], rowMode: 'array' })).rows;
  const tables = ['behind', 'fenced', 'good', 'repeated'];
  await append(...tables.map((id) => `${id} 1 0 "1" a`));
  await append(...tables.map((id) => `${id} 1 1 "2" b`));
  expect(
    await append(
      'behind 1 1 "3" c',
      'fenced 7 2 "3" c',
      'good 1 2 "3" c',
      'missing 1 4 "3" c',
      'repeated 1 2 "3" b',
    ),
  ).toEqual([
    ['conflict', 2, null, '"2"'],
    ['elsewhere', 2, null, null],
    ['ok', 3, null, null],
    ['conflict', 0, null, null],
    ['repeated', 2, 'b', null],
  ]);
  const { rows } = await client.query('SELECT table_id FROM events WHERE number > 2');
  expect(rows).toEqual([{ table_id: 'good' }]);
  await client.end();
  await store.close();
});

test('if two nodes append at once, exactly one succeeds', async () => {
  const url = await database.create();
  const stores = await Promise.all([opened(url), opened(url)]);
  for (let nth = 0; nth < 20; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- each round begins where the last ended
    const results = await Promise.all(
      stores.map(({ events }, node) => events.append(step(nth, { commands: [`${node}/${nth}`] }))),
    );
    expect(results.filter(({ ok }) => ok).length).toBe(1);
  }
  expect((await stores[0].events.read('one')).length).toBe(20);
  await Promise.all(stores.map(({ close }) => close()));
});

test('appends continue while connections are cut, each stored once', async () => {
  const url = await database.create();
  const store = await opened(url);
  let [nth, retried] = [0, 0];
  for (let cut = 0; cut < 5; cut++) {
    // oxlint-disable no-await-in-loop -- one append after the other
    const cutting = database.cut(url);
    for (let each = 0; each < 10; each++) {
      const result = await store.events.append(step(nth));
      /** The first try was kept and its answer lost: that is a conflict with itself. */
      if (!result.ok) {
        expect(result).toEqual({ ok: false, code: 'conflict', version: nth + 1 });
        retried += 1;
      }
      nth += 1;
    }
    await cutting;
    // oxlint-enable no-await-in-loop
  }
  expect((await store.events.read('one')).map(({ at }) => at)).toEqual(
    Array.from({ length: 50 }, (_, at) => at),
  );
  expect(retried).toBeLessThan(6);
  await store.close();
});

test('a node whose connection is cut comes back under another number', async () => {
  const url = await database.create();
  const store = await opened(url);
  const before = store.node.number();
  await database.cut(url);
  await expect.poll(() => store.node.number()).not.toBe(before);
  await expect.poll(() => store.node.number()).toBeTypeOf('number');
  await store.close();
});

/** A start makes six tries, and a cut fails one of them at most: the number of cuts decides, not the speed of the machine. */
const CUTS = 4;

test('a server starts while connections are cut', async () => {
  const url = await database.create();
  await (await opened(url)).close();
  for (let start = 0; start < 5; start++) {
    // oxlint-disable no-await-in-loop -- one start after the other
    const cutting = (async () => {
      for (let cuts = 0; cuts < CUTS; cuts++) await database.cut(url);
    })();
    const store = await opened(url);
    expect(await store.firstNote('key', `${start}`)).toBe('0');
    expect(await store.events.list()).toEqual([]);
    await cutting;
    await store.close();
    // oxlint-enable no-await-in-loop
  }
});

test('a server starts while others write', async () => {
  const url = await database.create();
  const busy = await opened(url);
  let nth = 0;
  const starts = Promise.all(Array.from({ length: 12 }, () => opened(url)));
  const isStarting = async (): Promise<boolean> => Promise.race([starts.then(() => false), pause(1, true)]);
  // oxlint-disable-next-line no-await-in-loop -- one append after the other
  while (await isStarting()) await busy.events.append(step(nth++));
  expect((await busy.events.read('one')).length).toBe(nth);
  await Promise.all([busy, ...(await starts)].map(({ close }) => close()));
});

test('all nodes know the same people, and a code works once', async () => {
  const url = await database.create();
  const [one, other] = await Promise.all([opened(url), opened(url)]);
  await one.people.add({ member: 'ann', name: 'Ann' }, hashOf('the token'), 1);
  expect(await other.people.find(hashOf('the token'))).toEqual({
    member: 'ann',
    name: 'Ann',
    created: 1,
    used: 1,
  });
  await other.people.rename('ann', 'Anna');
  await one.people.offer('ann', hashOf('CODE'), 10);
  expect(await other.people.claim(hashOf('CODE'), hashOf('late'), 10)).toBeUndefined();
  await one.people.offer('ann', hashOf('CODE'), 10);
  const claims = await Promise.all(
    [one, other].map(({ people }, nth) => people.claim(hashOf('CODE'), hashOf(`device ${nth}`), 9)),
  );
  expect(claims.filter((person) => person?.name === 'Anna').length).toBe(1);
  await one.people.use(hashOf('the token'), 20, 'firefox linux');
  expect(await other.people.devices('ann')).toEqual([
    { hash: hashOf('the token'), created: 1, used: 20, device: 'firefox linux' },
    { hash: expect.any(String), created: 9, used: 9, device: '' },
  ]);
  await one.people.forget(hashOf('the token'));
  expect(await other.people.find(hashOf('the token'))).toBeUndefined();
  await one.people.add({ member: 'ben', name: 'Ben' }, hashOf('another'), 1);
  await one.people.erase('ben', 1);
  expect(await other.people.erased()).toEqual(['ben']);
  expect(await other.people.find(hashOf('another'))).toBeUndefined();
  await one.people.add({ member: 'dan', name: 'Dan' }, hashOf('idle'), 3);
  expect(await other.people.forgetEnded(0, 0)).toBe(0);
  expect(await other.people.forgetEnded(3, 0)).toBe(1);
  expect(await one.people.find(hashOf('idle'))).toBeUndefined();
  await one.people.add({ member: 'cleo', name: 'Cleo' }, hashOf('a third'), 1);
  const about = { ...ABOUT, members: ['ben', 'ann'] };
  await one.events.append({ tableId: 'one', expected: 0, events: [], commands: [], about });
  expect(await one.people.expire(2)).toBe(1);
  expect(await one.people.expire(2)).toBe(0);
  await one.events.remove('one');
  expect(await other.people.expire(2)).toBe(1);
  expect(await other.people.erased()).toEqual(['ben']);
  await Promise.all([one.close(), other.close()]);
});

test('SQL, quotes and HTML in names are read back unchanged', async () => {
  const store = await opened(await database.create());
  await keepsHostileNames(store.people);
  await store.close();
});

test('an unusable database is refused without revealing its secret', async () => {
  const refused = await openPostgres('postgres://postgres:secret@127.0.0.1:1/none');
  expect(refused).toMatchObject({ ok: false, error: { code: 'no-database', where: '127.0.0.1:1/none' } });
  expect(JSON.stringify(refused)).not.toContain('secret');
});

test.each([
  ['postgres://u:p@db.example/d', 'postgres://u:p@db.example/d'],
  ['postgresql://db.example/d', 'postgresql://db.example/d'],
  ['', undefined],
])('DATABASE_URL %j is the database %j', (given, used) => {
  expect(readConfig([], { DATABASE_URL: given })).toMatchObject({ ok: true, value: { database: used } });
});

test.each(['mysql://u:secret@h/d', 'secret', 'postgres://h:secret/d'])('%j is no database', (url) => {
  const read = readConfig(['--database', url], {});
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-setting', setting: 'database', found: '…' } });
});

test('a step that is impossible does not fail the others of its batch', async () => {
  const store = await opened(await emptied());
  await failsAlone(store);
  await store.close();
});

test('an erased person stays erased, whatever requests were under way', async () => {
  const store = await opened(await emptied());
  await keepsErased(store.people);
  await keepsNoWays(store);
  await store.close();
});
