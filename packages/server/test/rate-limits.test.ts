/** Limits count networks, and never forget one because of others. */
import { get, type IncomingMessage } from 'node:http';
import { LIMITS } from '@duopolis/rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newCounts } from '../src/site/counts.ts';
import { started } from './kit/server.ts';

const clock = () => {
  const time = { at: 0, now: () => time.at };
  return time;
};

test('a key that has used its share waits for the next window', () => {
  const time = clock();
  const counts = newCounts({ length: 1_000, now: time.now });
  expect(Array.from({ length: 4 }, () => counts.take('ann', 3))).toEqual([0, 0, 0, 1_000]);
  time.at = 999;
  expect(counts.take('ann', 3)).toBe(1);
  expect(counts.take('ben', 3)).toBe(0);
  time.at = 1_000;
  expect(counts.take('ann', 3)).toBe(0);
});

test('twenty thousand other keys do not evict an exhausted one', () => {
  const counts = newCounts({ length: 1_000, now: () => 0 });
  for (let nth = 0; nth < 4; nth++) counts.take('mallory', 3);
  const refused = Array.from({ length: 20_000 }, (_, nth) => counts.take(`${nth}`, 3)).filter(
    (wait) => wait > 0,
  );
  expect(counts.take('mallory', 3)).toBe(1_000);
  /** It may refuse others wrongly, but few: here none has asked more than once. */
  expect(refused.length).toBeLessThan(200);
});

test('all addresses of an IPv6 network have one count, and so have both ways to write an IPv4 address', async () => {
  const server = await started({ requestsEach: 10, trustProxy: true });
  const ask = async (from: string): Promise<number> =>
    (await fetch(`${server.address}/api/tables`, { headers: { 'x-forwarded-for': from } })).status;
  const statuses = (addresses: readonly string[]): Promise<readonly number[]> =>
    Promise.all(addresses.map(ask));
  const same = await statuses(Array.from({ length: 12 }, (_, nth) => `2001:db8:1:2::${nth}`));
  expect(same.filter((status) => status === 429).length).toBe(2);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  const mapped = await statuses([
    ...Array<string>(6).fill('192.0.2.1'),
    ...Array<string>(6).fill('::ffff:192.0.2.1'),
  ]);
  expect(mapped.filter((status) => status === 429).length).toBe(2);
  await server.stop();
});

test('a refusal says when to ask again, also where there is no such page', async () => {
  const server = await started({ requestsEach: 1 });
  const ask = (): Promise<Response> => fetch(`${server.address}/api/nothing`);
  expect((await ask()).status).toBe(404);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'too-many-requests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await server.stop();
});

test.each(['/%61pi/tables', 'http://elsewhere/api/tables'])(
  '%s counts and is cached like /api/tables',
  async (target) => {
    const server = await started({ requestsEach: 2 });
    const { hostname, port } = new URL(server.address);
    const ask = (path: string): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const asked = get({ hostname, port, path }, (answer) => resolve(answer.resume()));
        asked.once('error', reject);
      });
    const first = await ask(target);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask('/api/tables')).statusCode).toBe(200);
    expect((await ask(target)).statusCode).toBe(429);
    await server.stop();
  },
);

test('a network has a limited number of new people in a day, besides those of a minute; known ones may go on', async () => {
  const { address, stop } = await started({ requestsEach: 1, trustProxy: true });
  let passed = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await stop();
  });
  const enter = (from: string, cookie = ''): Promise<Response> => {
    passed += 60_000;
    return fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify({ name: 'Ann' }),
    });
  };
  const most = Math.ceil(LIMITS.peoplePerDay / 600);
  const answers: Response[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let nth = 0; nth <= most; nth++) answers.push(await enter(`2001:db8:1:2::${nth}`));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(most).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(80_000);
  const [cookie] = answers[0]?.headers.get('set-cookie')?.split(';', 1) ?? [];
  expect((await enter('2001:db8:1:2::1', cookie)).status).toBe(200);
  expect((await enter('2001:db8:1:3::1')).status).toBe(200);
  passed += 24 * 3_600_000;
  expect((await enter('2001:db8:1:2::1')).status).toBe(200);
});
