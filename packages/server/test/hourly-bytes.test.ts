/** What a person, and a network, may send to tables in an hour is bounded: tables store it. */
import { LIMITS } from '@duopolis/rules';
import { COMPONENTS } from '@duopolis/rules/components';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { newHourlyBytes } from '../src/site/hourly-bytes.ts';
import { newCrowd, REFILL } from '../src/socket/crowd.ts';
import { personAt, type PersonHere, started, tableOptions } from './kit/server.ts';
import { type RawSocket, rawSocket } from './kit/wire.ts';

const stop: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  // oxlint-disable-next-line no-await-in-loop -- the sockets before their server
  for (const one of stop.splice(0).toReversed()) await one();
});

const HOUR = 3_600_000;

test('a person has the documented bytes, a network as many as eight people, and all again after an hour', () => {
  let now = 0;
  const { ofPerson, ofNetwork } = newHourlyBytes({ messagesEach: 40 }, () => now);
  const most = LIMITS.bytesPerHour;
  expect(ofPerson('ann', most)).toBe(0);
  expect(ofPerson('ann', 1)).toBe(HOUR);
  expect(ofPerson('ben', most)).toBe(0);
  expect(ofNetwork('ann', 8 * most)).toBe(0);
  expect(ofNetwork('ann', 1)).toBe(HOUR);
  now += HOUR;
  expect([ofPerson('ann', most), ofNetwork('ann', 1)]).toEqual([0, 0]);
});

/** A crowd in which only one count succeeds. */
const counted = () => {
  const taken: number[] = [];
  const takeBytes = (_: string, bytes: number): number => {
    if (taken.length > 0) return 1;
    taken.push(bytes);
    return 0;
  };
  const crowd = newCrowd({ messages: 1, takeBytes });
  const ann = crowd.enter('ann', 0);
  if (ann === undefined) throw new Error('refused');
  return { ...crowd, ann, taken };
};

describe('a crowd', () => {
  test('counts many messages together, each with more than its text, and refuses until there is room again', () => {
    const { ann, sends, taken } = counted();
    const sent = Array.from({ length: 2_000 }, () => sends(ann, 0));
    expect(taken).toEqual([16_384]);
    expect(sent.lastIndexOf(true)).toBe(2 * (16_384 / 128) - 2);
    expect(sent.indexOf(false)).toBe(2 * (16_384 / 128) - 1);
  });

  test('counts the rest when somebody is forgotten', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ann, sends, leave, taken } = counted();
    sends(ann, 72);
    leave(ann);
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(REFILL);
    expect(taken).toEqual([200]);
  });
});

/** Messages have no limit in time here. */
async function impatient() {
  let now = 0;
  const server = await started(
    { messagesEach: 1, tablesEach: 1_000 },
    { ...REAL_ENVIRONMENT, now: () => (now += 1_000) },
  );
  stop.push(server.stop);
  const ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
  return { server, ann };
}

const MOST = LIMITS.bytesPerHour / 40;

const isAnswer = (text: string): boolean => !/"welcome"|"too-many-messages"/.test(text);

/** The code of its end, or `answered` if every message gets an answer before. */
function endOf({ closed, got, until }: RawSocket, messages: number): Promise<number | string> {
  const isAnswered = (): boolean => got.filter(isAnswer).length === messages;
  const answered = until(isAnswered).then(
    () => 'answered',
    () => closed,
  );
  return Promise.race([closed, answered]);
}

test('the socket of somebody who sends too much in an hour is closed, and so is the next one', async () => {
  const { server, ann } = await impatient();
  const socket = await rawSocket(server.address, ann.cookie);
  stop.push(socket.close);
  const message = JSON.stringify({ type: 'ping', text: 'x'.repeat(16_000) });
  const count = Math.ceil(MOST / message.length) + 1;
  for (let nth = 0; nth < count; nth++) socket.send(message);
  expect(await endOf(socket, count)).toBe(4_029);
  expect(socket.got.at(-1)).toBe('{"type":"error","code":"too-many-messages"}');
  const next = await rawSocket(server.address, ann.cookie);
  stop.push(next.close);
  next.send(message);
  expect(await endOf(next, 1)).toBe(4_029);
});

test('tables that somebody makes count too', async () => {
  const { ann } = await impatient();
  const tokens = Array.from({ length: 90 }, (_, nth) => `${nth}`.padEnd(150, 'x'));
  const options = { ...tableOptions({ capitals: true }), components: { tokens, mats: COMPONENTS.mats } };
  const body = { options };
  const statuses: number[] = [];
  const length = JSON.stringify(body).length;
  for (let nth = 0; nth <= MOST / length; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await ann.fetch('/api/tables', { method: 'POST', body })).status);
  }
  expect(statuses.indexOf(429)).toBeGreaterThan(MOST / length - 3);
  const refused = await ann.fetch('/api/tables', { method: 'POST', body });
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'too-many-requests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('all people of a network together have a limit, for tables and for sockets', async () => {
  const { server } = await impatient();
  /** Spaces in JSON are sent, but not stored: nothing here takes long. */
  const body = JSON.stringify({ options: tableOptions() }).padEnd(60_000);
  const make = ({ cookie }: PersonHere): Promise<Response> =>
    fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    });
  const statuses: number[] = [];
  for (let nth = 0; nth < 10; nth++) {
    // oxlint-disable no-await-in-loop -- one person after the other
    const person = await personAt(() => server.address, `Person ${nth}`);
    person.connection.close();
    const six = await Promise.all(Array.from({ length: 6 }, () => make(person)));
    // oxlint-enable no-await-in-loop
    statuses.push(...six.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 201).length).toBe(
    Math.floor((8 * Math.ceil(MOST / 1_024)) / Math.ceil(60_000 / 1_024)),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const last = await personAt(() => server.address, 'Last');
  last.connection.close();
  const socket = await rawSocket(server.address, last.cookie);
  stop.push(socket.close);
  for (let nth = 0; nth < 8; nth++) socket.send(JSON.stringify({ type: 'ping', text: 'x'.repeat(16_000) }));
  expect(await endOf(socket, 8)).toBe(4_029);
});
