/** The PostgreSQL store keeps its contract however the bytes are cut into chunks, and whenever a connection ends. */
import { storeContract } from '@duopolis/table/contract';
import type { Append } from '@duopolis/table/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { ABOUT } from '../kit/about.ts';
import { type Database, emptyForEach, startDatabase } from './database.ts';
import { type Fault, type Interference, startInterference } from './interference.ts';

let database: Database;
let uncaught: unknown[] = [];

beforeAll(async () => {
  database = await startDatabase();
  process.setUncaughtExceptionCaptureCallback((error) => void uncaught.push(error));
});

afterAll(async () => {
  process.setUncaughtExceptionCaptureCallback(null);
  await database.stop();
  expect(uncaught).toEqual([]);
});

/** Commands wait for a slow machine. */
async function opened(url: string): Promise<PostgresStore> {
  const store = await openPostgres(url, { patience: 60_000 });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  return store.value;
}

for (const chunking of ['cut', 'merged'] as const) {
  const emptied = emptyForEach(() => database);
  storeContract(
    { test, expect },
    {
      name: `postgres, ${chunking}`,
      isLasting: true,
      open: async () => {
        const proxy = await startInterference(await emptied(), chunking);
        let store = await opened(proxy.url);
        return {
          store: store.events,
          reopen: async () => {
            await store.close();
            store = await opened(proxy.url);
            return store.events;
          },
          close: async () => {
            await store.close();
            proxy.stop();
          },
        };
      },
    },
  );
}

const step = (nth: number): Append => ({
  tableId: 'one',
  expected: nth,
  events: [{ type: 'joined', at: nth, member: `m${nth}`, name: 'x' }],
  commands: [`c${nth}`],
  about: ABOUT,
});

/** The places of messages, without repeats of the same type: there the state of the protocol changes. */
const changesIn = (types: readonly string[]): readonly number[] =>
  types.flatMap((type, nth) => (type === types[nth - 1] ? [] : [nth]));

const FAULTS: readonly Fault[] = ['an error', 'a reset'];

/** Both faults take turns; several starts at once. */
const AT_ONCE = 6;

test('startup survives a connection that ends before any message', async () => {
  const url = await database.create();
  const usual = await startInterference(url);
  await (await opened(usual.url)).close();
  const again = usual.types.length;
  await (await opened(usual.url)).close();
  const places = changesIn(usual.types.slice(again));
  usual.stop();
  expect(places.length).toBeGreaterThan(20);
  const start = async (nth: number, at: number): Promise<void> => {
    const proxy: Interference = await startInterference(url);
    proxy.failAt(at, FAULTS[nth % 2] ?? 'a reset');
    await (await opened(proxy.url)).close();
    proxy.stop();
  };
  const starts = [...places.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let next = starts.pop(); next !== undefined; next = starts.pop()) await start(...next);
    }),
  );
  expect(uncaught).toEqual([]);
});

test.each(FAULTS)(
  'appends and reads survive %s before any message, and each event is stored once',
  async (fault) => {
    const proxy = await startInterference(await database.create());
    const store = await opened(proxy.url);
    /** An append and its reads have fewer messages. */
    for (let nth = 0; nth < 12; nth++) {
      // oxlint-disable no-await-in-loop -- one after the other
      proxy.failAt(proxy.types.length + nth, fault);
      const result = await store.events.append(step(nth));
      /** The first try was stored and its answer lost: a conflict with itself. */
      if (!result.ok) expect(result).toMatchObject({ code: 'conflict', version: nth + 1 });
      expect((await store.events.read('one')).length).toBe(nth + 1);
      expect(await store.events.knows('one', `c${nth}`)).toBe(true);
      // oxlint-enable no-await-in-loop
    }
    await store.close();
    proxy.stop();
    expect(uncaught).toEqual([]);
  },
);
