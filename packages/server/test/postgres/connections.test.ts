/** A connection that fails at any moment rejects its pending queries, and never ends the process. */
import { setImmediate as macrotask } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onOneConnection, openPool, withRetries } from '../../src/store/postgres/pool.ts';
import { openSession, type SessionListener } from '../../src/store/postgres/node-session.ts';
import {
  type Answer,
  type Asked,
  FATAL,
  type FakeServer,
  notification,
  READY,
  startFakeServer,
} from './fake-server.ts';

let uncaught: unknown[] = [];
let fake: FakeServer | undefined;

beforeEach(() => {
  uncaught = [];
  process.setUncaughtExceptionCaptureCallback((error) => void uncaught.push(error));
});

afterEach(() => {
  process.setUncaughtExceptionCaptureCallback(null);
  fake?.stop();
});

/** What goes wrong with an answer, in one chunk. */
const FAULTS: { readonly [fault: string]: (body: Buffer) => Answer } = {
  'an error after ReadyForQuery': (body) => ({ bytes: Buffer.concat([body, READY, FATAL]), after: 'end' }),
  'an error after ReadyForQuery, connection open': (body) => ({ bytes: Buffer.concat([body, READY, FATAL]) }),
  'two errors after ReadyForQuery': (body) => ({
    bytes: Buffer.concat([body, READY, FATAL, FATAL]),
    after: 'end',
  }),
  'an error before ReadyForQuery': (body) => ({ bytes: Buffer.concat([body, FATAL, READY]), after: 'end' }),
  'an error instead of an answer': () => ({ bytes: FATAL, after: 'end' }),
  'a row nobody asked for': (body) => ({ bytes: Buffer.concat([body, READY, body]), after: 'end' }),
  'the end after ReadyForQuery': (body) => ({ bytes: Buffer.concat([body, READY]), after: 'end' }),
  'half an answer': (body) => ({ bytes: body.subarray(0, body.length - 3), after: 'end' }),
  'a reset': (body) => ({ bytes: body, after: 'reset' }),
};

/** The first connection fails at one of its answers, the others do not. */
const failingAt =
  (at: number, fault: (body: Buffer) => Answer) =>
  ({ connection, nth }: Asked, body: Buffer): Answer =>
    connection === 1 && nth === at ? fault(body) : { bytes: Buffer.concat([body, READY]) };

/** Every event of the sockets that is on its way has been handled. */
async function settled(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one tick of the event loop after the other
  for (let turn = 0; turn < 5; turn++) await macrotask();
}

const QUERIES: { readonly [kind: string]: (pool: Pool) => Promise<unknown> } = {
  'a client of the pool': (pool) =>
    onOneConnection(pool, async (client) => {
      await client.query('BEGIN');
      await client.query('SELECT $1', [1]);
    }),
  'a query of the pool': (pool) => pool.query('SELECT $1', [1]),
};

const CASES = Object.keys(FAULTS).flatMap((fault) =>
  Object.keys(QUERIES).flatMap((kind) => [0, 1, 2].map((at) => [fault, at, kind] as const)),
);

test.each(CASES)('%s at answer %i to %s: the next try succeeds', async (fault, at, kind) => {
  fake = await startFakeServer(failingAt(at, FAULTS[fault] as (body: Buffer) => Answer));
  const pool = openPool(fake.url);
  const query = QUERIES[kind] as (pool: Pool) => Promise<unknown>;
  await withRetries(() => query(pool), [0, 0]);
  await settled();
  await withRetries(() => query(pool), [0, 0]);
  await pool.end();
  expect(uncaught).toEqual([]);
});

test.each([
  ['an answer', (body: Buffer) => Buffer.concat([body, READY])],
  ['an error after an answer', (body: Buffer) => Buffer.concat([body, READY, FATAL])],
  ['an error instead of an answer', () => FATAL],
])('%s that is cut at any byte is read as if it were whole', async (_, answered) => {
  let [cut, longest, failing] = [1, 2, 0];
  fake = await startFakeServer(({ connection, nth }, body) => {
    const bytes = connection === failing && nth > 0 ? answered(body) : Buffer.concat([body, READY]);
    longest = Math.max(longest, bytes.length);
    return { bytes, cut };
  });
  // oxlint-disable no-await-in-loop -- one cut after the other
  for (; cut < longest; cut++) {
    failing = 1 + (fake.asked.at(-1)?.connection ?? 0);
    const pool = openPool(fake.url);
    await pool.query('SELECT $1', [cut]).catch(() => {});
    await settled();
    expect((await withRetries(() => pool.query('SELECT $1', [cut]), [0, 0])).rows).toEqual([]);
    await pool.end();
  }
  // oxlint-enable no-await-in-loop
  expect(longest).toBeGreaterThan(2);
  expect(uncaught).toEqual([]);
});

const listener = (others: Partial<SessionListener>): SessionListener => ({
  received: () => {},
  joined: async () => {},
  lost: () => {},
  ...others,
});

test.each(Object.keys(FAULTS).flatMap((fault) => [0, 1, 2].map((at) => [fault, at] as const)))(
  '%s at answer %i to a session: the node lives on another connection',
  async (fault, at) => {
    fake = await startFakeServer(failingAt(at, FAULTS[fault] as (body: Buffer) => Answer));
    const { url } = fake;
    const session = await withRetries(() => openSession(url, listener({})), [0, 0]);
    await expect.poll(() => session.query('SELECT $1', 1).catch(() => 'failed')).toEqual([]);
    await session.close();
    expect(uncaught).toEqual([]);
  },
);

test('a listener that throws ends neither the session nor the process', async () => {
  const note = notification('duopolis', 'said {');
  fake = await startFakeServer((asked, body) => ({
    bytes: Buffer.concat([body, ...(asked.text === 'now' ? [note] : []), READY]),
  }));
  const received: string[] = [];
  const session = await openSession(
    fake.url,
    listener({
      received: (payload) => {
        received.push(payload);
        throw new Error('a bug');
      },
    }),
  );
  await session.query('now');
  await session.query('now');
  await session.close();
  expect([received.length, uncaught]).toEqual([2, []]);
});
