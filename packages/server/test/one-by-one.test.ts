/** Limits that count the tables of a person hold for requests that come at the same moment. */
import { afterEach, expect, test } from 'vitest';
import { newOneByOne } from '../src/tables/one-by-one.ts';
import { made, personAt, type PersonHere, started, tableOptions } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

const MOST = 3;
const TRIES = 8;
const tries = Array.from({ length: TRIES }, (_, nth) => nth);

const stop: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- the sockets before their server
  for (const one of stop.splice(0).toReversed()) await one();
});

async function people<const Names extends readonly string[]>(...names: Names) {
  const server = await started({ tablesEach: MOST, requestsEach: 10_000 });
  stop.push(server.stop);
  const persons = await Promise.all(names.map((name) => personAt(() => server.address, name)));
  for (const { connection } of persons) stop.push(connection.close);
  return { server, persons: persons as { readonly [nth in keyof Names]: PersonHere } };
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

test('tables that a person makes at once', async () => {
  const {
    persons: [ann],
  } = await people('Ann');
  const ask = () => ann.fetch('/api/tables', { method: 'POST', body: { options: tableOptions() } });
  const statuses = (await Promise.all(tries.map(ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBe(MOST);
  expect(statuses.filter((status) => status === 429).length).toBe(TRIES - MOST);
});

test('tables that a person joins at once, over several sockets', async () => {
  const { server, persons } = await people('Ben', 'Ann', 'Wim', 'Zoe');
  const [ben, ...hosts] = persons;
  const tables = await Promise.all(tries.map((nth) => made(hosts[nth % hosts.length] as PersonHere)));
  const sockets = await Promise.all([1, 2].map(() => rawSocket(server.address, ben.cookie)));
  for (const { close } of sockets) stop.push(close);
  for (const [nth, { table }] of tables.entries()) {
    const request = { type: 'join', name: 'Ben' };
    sockets[nth % 2]?.send(JSON.stringify({ type: 'command', table, id: `${nth}`, request }));
  }
  const answers = (): readonly string[] =>
    sockets
      .flatMap(({ got }) => got.map((text) => JSON.parse(text)))
      .flatMap(({ type, id, code }) => (id ? [code ?? type] : []));
  await expect.poll(() => answers().length).toBe(TRIES);
  expect(answers().filter((answer) => answer === 'done').length).toBe(MOST);
  expect(answers().filter((answer) => answer === 'too-many-tables').length).toBe(TRIES - MOST);
});
