/** A node's people: who counts as present while some are inherited, and how few statements many people are. */
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../src/store/postgres/node-session.ts';
import { openPresence, type Presence } from '../../src/store/postgres/presence.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the database was asked, and what it answers. */
let asked: (readonly [text: string, values: readonly unknown[]])[];
let answer: (text: string) => Promise<readonly Row[]>;
let presence: Presence;

beforeEach(() => {
  asked = [];
  answer = async () => [];
  const query = (text: string, ...values: readonly unknown[]): Promise<readonly Row[]> => {
    asked.push([text, values]);
    return answer(text);
  };
  presence = openPresence(() => ({ node: () => 1, query }) as unknown as Session);
});

const MEMBERS = ['ann', 'ben', 'cleo', 'dan', 'eve'];

const tablesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `t${nth}`);

/** Everybody comes to every table at once. */
const arrive = (tables: readonly string[]): Promise<unknown> =>
  Promise.all(tables.flatMap((table) => MEMBERS.map((member) => presence.come(table, member))));

test('somebody counts as present while the node is inheriting them', async () => {
  const inheriting = Promise.withResolvers<readonly Row[]>();
  /** The database has already moved them to this node, whose own people are not asked for. */
  answer = (text) => (text.includes('left_behind') ? inheriting.promise : Promise.resolve([]));
  const inherited = presence.inherit();
  const listens = presence.listens('one', 'ann');
  inheriting.resolve([{ table_id: 'one', member: 'ann' }]);
  expect(await listens).toBe(true);
  presence.expire(await inherited);
  expect(await presence.listens('one', 'ann')).toBe(false);
});

test('people who come and go at once are one statement, and the last word counts', async () => {
  await Promise.all([
    ...['ann', 'ben', 'cleo'].map((member) => presence.come('one', member)),
    presence.gone('one', 'ann'),
    presence.gone('one', 'ben'),
    presence.come('one', 'ben'),
  ]);
  expect(asked.map(([, values]) => values)).toEqual([[['one'], ['ann'], ['one', 'one'], ['ben', 'cleo'], 1]]);
});

test('what is said while the database writes is one more statement', async () => {
  const writing = Promise.withResolvers<readonly Row[]>();
  answer = () => writing.promise;
  const first = presence.come('one', 'ann');
  await expect.poll(() => asked.length).toBe(1);
  const others = arrive(tablesOf(100));
  const last = presence.gone('t7', 'ann');
  writing.resolve([]);
  await Promise.all([first, others, last]);
  expect(asked.map(([, [, gone, , come]]) => [gone, come].map((all) => (all as []).length))).toEqual([
    [0, 1],
    [1, 100 * MEMBERS.length - 1],
  ]);
});

test('questions of a moment are one statement, and each gets its own answer', async () => {
  answer = async () => [{ table_id: 't2', member: 'ben' }];
  const answers = tablesOf(4).map((table) => presence.listens(table, 'ben'));
  expect(await Promise.all([...answers, presence.listens('t2', 'ben')])).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(asked).toHaveLength(1);
});

test('a database that does not answer drops nobody', async () => {
  answer = () => Promise.reject(new Error('no answer'));
  expect(await Promise.all([presence.listens('one', 'ann'), presence.listens('two', 'ben')])).toEqual([
    true,
    true,
  ]);
  answer = async () => [];
  expect(await presence.listens('one', 'ann')).toBe(false);
});

test('a node that loses many tables at once forgets the people of each, and nobody else', async () => {
  const tables = tablesOf(2_000);
  await arrive(tables);
  await presence.come('kept', 'ann');
  const forgotten = presence.forget(tables);
  expect(forgotten).toHaveLength(tables.length * MEMBERS.length);
  asked = [];
  await presence.announce();
  expect(asked.map(([, [, members]]) => members)).toEqual([['ann']]);
});

test('when their time is over, only tables of people who have come to no node are looked at', async () => {
  const tables = tablesOf(1_000);
  await arrive(tables);
  const forgotten = presence.forget(tables);
  await presence.come('t3', 'ann');
  answer = async (text) => (text.includes('NOT EXISTS') ? [{ table_id: 't5' }] : []);
  asked = [];
  presence.expire(forgotten);
  expect(await presence.settle(forgotten)).toEqual(['t5']);
  expect(asked.map(([, [forTables]]) => (forTables as readonly string[]).length)).toEqual([
    forgotten.length - 1,
  ]);
});

test('somebody on the way to the database is not left there when the table has moved', async () => {
  const writing = Promise.withResolvers<readonly Row[]>();
  answer = () => writing.promise;
  const coming = presence.come('one', 'ann');
  await expect.poll(() => asked.length).toBe(1);
  const late = presence.come('one', 'ben');
  const forgotten = presence.forget(['one']);
  presence.expire(forgotten);
  const settled = presence.settle(forgotten);
  writing.resolve([]);
  await Promise.all([coming, late, settled]);
  expect(asked.map(([text]) => /^WITH (\w+) AS \((\w+)/.exec(text)?.slice(1).join(' '))).toEqual([
    'gone DELETE',
    'gone DELETE',
    'gone SELECT',
  ]);
});
