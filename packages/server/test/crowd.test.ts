/** One person with many sockets: a limited number, with one shared message limit. */
import { LIMITS } from '@duopolis/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Connected, MOST_SOCKETS, newCrowd, REFILL } from '../src/socket/crowd.ts';
import { bucketOf } from '../src/bucket.ts';
import type { Server } from '../src/start.ts';
import { configOf, made, personAt, type PersonHere, started } from './kit/server.ts';
import { upgrade } from './kit/upgrade.ts';
import { rawSocket, type RawSocket } from './kit/wire.ts';

const MOST_MESSAGES = bucketOf(configOf().messagesEach).most;

let server: Server;

/** Time stands still, so that no bucket refills. */
beforeAll(async () => {
  let ids = 0;
  server = await started({}, { now: () => 1, newId: () => `id${++ids}`, newSeed: () => `seed ${++ids}` });
});

afterAll(() => server.stop());

async function alone(name: string): Promise<PersonHere> {
  const person = await personAt(() => server.address, name);
  person.connection.close();
  return person;
}

const socketsOf = ({ cookie }: PersonHere, count: number): Promise<readonly RawSocket[]> =>
  Promise.all(Array.from({ length: count }, () => rawSocket(server.address, cookie)));

const statusOfNext = async ({ cookie }: PersonHere): Promise<number> =>
  (await upgrade(server.address, { headers: { cookie } })).status;

test('a person has a limited number of sockets; one more is refused until another closes', async () => {
  const [ann, ben] = [await alone('Ann'), await alone('Ben')];
  const sockets = await socketsOf(ann, MOST_SOCKETS);
  expect(await statusOfNext(ann)).toBe(429);
  const [other] = await socketsOf(ben, 1);
  sockets[0]?.close();
  await sockets[0]?.closed;
  await expect.poll(async () => (await socketsOf(ann, 1).catch(() => [])).length).toBe(1);
  for (const socket of [...sockets, other]) socket?.close();
});

test('all sockets of a person share one bucket, which a new socket does not fill', async () => {
  const [ann, ben] = [await alone('Ann'), await alone('Ben')];
  const [first, second] = (await socketsOf(ann, 2)) as [RawSocket, RawSocket];
  const [other] = (await socketsOf(ben, 1)) as [RawSocket];
  for (let nth = 0; nth < MOST_MESSAGES; nth++) (nth % 2 === 0 ? first : second).send('{"type":"ping"}');
  await expect.poll(() => first.got.length + second.got.length).toBe(MOST_MESSAGES + 2);
  second.send('{"type":"ping"}');
  expect(await second.closed).toBe(4_029);
  expect(second.got.at(-1)).toBe('{"type":"error","code":"too-many-messages"}');
  const [third] = (await socketsOf(ann, 1)) as [RawSocket];
  third.send('{"type":"ping"}');
  expect(await third.closed).toBe(4_029);
  other.send('{"type":"ping"}');
  await other.until((text) => text.includes('pong'));
  for (const socket of [first, other]) socket.close();
});

test('how many messages a person may send can be set', async () => {
  const strict = await started(
    { messagesEach: 2 },
    { now: () => 1, newId: () => 'id', newSeed: () => 'seed' },
  );
  const { cookie, connection } = await personAt(() => strict.address, 'Ann');
  connection.close();
  const socket = await rawSocket(strict.address, cookie);
  for (let nth = 0; nth < 7; nth++) socket.send('{"type":"ping"}');
  expect(await socket.closed).toBe(4_029);
  expect(socket.got.filter((text) => text.includes('pong')).length).toBe(6);
  await strict.stop();
});

test('a socket watches a limited number of tables, and another one when it has left one', async () => {
  const most = LIMITS.tablesPerSocket;
  const wide = await started({ tablesEach: most + 1, messagesEach: 1_000 });
  const ann = await personAt(() => wide.address, 'Ann');
  ann.connection.close();
  const tables = await Promise.all(Array.from({ length: most + 1 }, () => made(ann)));
  const socket = await rawSocket(wide.address, ann.cookie);
  const watch = async (table: string): Promise<string> => {
    const from = socket.got.length;
    socket.send(JSON.stringify({ type: 'watch', table }));
    const answer = await socket.until((text) => /"type":"(view|error)"/.test(text), from);
    return (JSON.parse(answer) as { readonly type: string }).type;
  };
  const answers: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const { table } of tables) answers.push(await watch(table));
  expect(answers).toEqual([...Array<string>(most).fill('view'), 'error']);
  expect(socket.got.at(-1)).toContain('too-many-tables');
  socket.send(JSON.stringify({ type: 'unwatch', table: tables[0]?.table }));
  expect(await watch(tables[most]?.table ?? '')).toBe('view');
  socket.close();
  await wide.stop();
});

/** A crowd of at most two sockets each, whose time passes by hand. */
const opened = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const crowd = newCrowd({ messages: 1, sockets: 2 });
  const enter = (): Connected => {
    const one = crowd.enter('ann', 0);
    if (one === undefined) throw new Error('refused');
    return one;
  };
  return { ...crowd, enter, tryAgain: crowd.enter };
};

describe('somebody who leaves and comes back', () => {
  afterEach(() => void vi.useRealTimers());

  test('still has the sockets that were opened since', () => {
    const { enter, leave, tryAgain } = opened();
    leave(enter());
    vi.advanceTimersByTime(REFILL / 2);
    const second = enter();
    leave(second);
    vi.advanceTimersByTime(REFILL / 2 + 1);
    const [third] = [enter(), enter()];
    vi.advanceTimersByTime(REFILL);
    expect(tryAgain('ann', 0)).toBeUndefined();
    leave(third);
    expect(tryAgain('ann', 0)).toBeDefined();
  });

  test('again and again has one timer', () => {
    const { enter, leave } = opened();
    for (let nth = 0; nth < 10; nth++) leave(enter());
    expect(vi.getTimerCount()).toBe(1);
    enter();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gets a full bucket only after it would have refilled', () => {
    const { enter, leave } = opened();
    const first = enter();
    first.bucket.left = 0;
    leave(first);
    vi.advanceTimersByTime(REFILL - 1);
    leave(enter());
    vi.advanceTimersByTime(2);
    expect(enter().bucket).toBe(first.bucket);
    leave(first);
    vi.advanceTimersByTime(REFILL);
    expect(enter().bucket).not.toBe(first.bucket);
  });
});
