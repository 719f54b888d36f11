/** Limits that count the tables of a person hold for requests that come at the same moment. */
import { afterEach, expect, test } from 'vitest';
import { newOneByOne } from '../src/tables/one-by-one.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { startServer } from '../src/start.ts';
import { configOf, made, personAt, type PersonHere, tableOptions, UNREAD } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

const MOST = 3;
const TRIES = 8;
const tries = Array.from({ length: TRIES }, (_, nth) => nth);

const stop: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- the sockets before their server
  for (const one of stop.splice(0).toReversed()) await one();
});

/** A server whose tables are written only when they are released, and some people. */
async function people<const Names extends readonly string[]>(...names: Names) {
  let gate = Promise.resolve();
  const opened = await startServer(configOf({ tablesEach: MOST, requestsEach: 10_000 }), {
    log: UNREAD,
    open: async () => {
      const store = openEmbedded(undefined);
      if (!store.ok) return store;
      const { append } = store.value.events;
      const events = {
        ...store.value.events,
        append: (step: Parameters<typeof append>[0]) => gate.then(() => append(step)),
      };
      return { ok: true, value: { ...store.value, events } };
    },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { address, stop: end } = opened.value;
  stop.push(end);
  const persons = await Promise.all(names.map((name) => personAt(() => address, name)));
  for (const { connection } of persons) stop.push(connection.close);
  const pause = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- each answer takes a few turns of the event loop
    for (let nth = 0; nth < 20; nth++) await (await fetch(`${address}/health`)).text();
  };
  /** Holds what is written until everything that was asked has come as far as it can. */
  const holding = async <T>(ask: () => T): Promise<T> => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    gate = promise;
    const asked = ask();
    await pause();
    release();
    return asked;
  };
  return { address, holding, pause, persons: persons as { readonly [nth in keyof Names]: PersonHere } };
}

test('the tasks of a person run one after the other, those of others at once, and a failure stops nothing', async () => {
  const oneByOne = newOneByOne();
  const { promise: held, reject: fail } = Promise.withResolvers<void>();
  const done: string[] = [];
  const task = (name: string) => async (): Promise<string> => {
    done.push(name);
    return name;
  };
  const first = oneByOne('ann', () => held);
  const second = oneByOne('ann', task('second'));
  const third = oneByOne('ann', task('third'));
  expect(await oneByOne('ben', task('other'))).toBe('other');
  expect(done).toEqual(['other']);
  fail(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  expect(await oneByOne('ann', task('later'))).toBe('later');
  expect(done).toEqual(['other', 'second', 'third', 'later']);
});

const statusesOf = async (answers: readonly Promise<Response>[]): Promise<readonly number[]> =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

/** In order: the ones that were made, and the others. */
const only = (count: number, refused: number): readonly number[] =>
  tries.map((nth) => (nth < count ? 201 : refused));

test('tables that a person makes at once', async () => {
  const { holding, persons } = await people('Ann');
  const body = { options: tableOptions() };
  const ask = () => persons[0].fetch('/api/tables', { method: 'POST', body });
  expect(await statusesOf(await holding(() => tries.map(ask)))).toEqual(only(MOST, 429));
});

test('of tables of one deal that a person makes at once there is one', async () => {
  const { holding, persons } = await people('Ann');
  const deal = { deal: 'a-deal-of-many-requests', watching: { who: 'nobody', delay: 0 } } as const;
  const body = { options: tableOptions({}, { access: 'private', ...deal }) };
  const ask = () => persons[0].fetch('/api/tables', { method: 'POST', body });
  expect(await statusesOf(await holding(() => tries.map(ask)))).toEqual(only(1, 409));
});

test('tables that a person joins at once, over several sockets', async () => {
  const { address, holding, persons } = await people('Ben', 'Ann', 'Wim', 'Zoe');
  const [ben, ...hosts] = persons;
  const tables = await Promise.all(tries.map((nth) => made(hosts[nth % hosts.length] as PersonHere)));
  const sockets = await Promise.all([1, 2].map(() => rawSocket(address, ben.cookie)));
  for (const { close } of sockets) stop.push(close);
  await holding(() => {
    for (const [nth, { table }] of tables.entries()) {
      const request = { type: 'join', name: 'Ben' };
      sockets[nth % 2]?.send(JSON.stringify({ type: 'command', table, id: `${nth}`, request }));
    }
  });
  const answers = (): readonly string[] =>
    sockets
      .flatMap(({ got }) => got.map((text) => JSON.parse(text)))
      .flatMap(({ type, id, code }) => (id === undefined ? [] : [code ?? type]));
  await expect.poll(() => answers().length).toBe(TRIES);
  const refused = Array<string>(TRIES - MOST).fill('too-many-tables');
  expect(answers().toSorted()).toEqual([...Array<string>(MOST).fill('done'), ...refused]);
});

test('a join that waits for the deletion of its person is not performed', async () => {
  const { address, holding, pause, persons } = await people('Ben', 'Ann');
  const [ben, ann] = persons;
  await made(ben);
  const joined = await made(ann);
  const socket = await rawSocket(address, ben.cookie);
  const request = { type: 'join', name: 'Ben' };
  const deleted = await holding(async () => {
    const answer = ben.fetch('/api/person', { method: 'DELETE', body: {} });
    await pause();
    socket.send(JSON.stringify({ type: 'command', table: joined.table, id: '1', request }));
    return answer;
  });
  expect(deleted.status).toBe(200);
  expect(await socket.closed).toBe(4_001);
  const told = await (await ann.fetch(`/api/tables/${joined.table}/told`)).text();
  expect(told).toContain('"created"');
  expect(told).not.toContain('"joined"');
});
