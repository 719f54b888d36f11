/** Codes can't be guessed: neither invitation codes over sockets, nor those that move a person to another device. */
import { expect, test } from 'vitest';
import { bucketOf } from '../src/bucket.ts';
import { configOf, made, personAt, started, tableOptions } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

const MOST_MESSAGES = bucketOf(configOf().messagesEach).most;

const WORLD = (() => {
  let ids = 0;
  /** Time stands still, so that no bucket fills again. */
  return { now: () => 1, newId: () => `id${++ids}`, newSeed: () => `seed ${++ids}` };
})();

test('guessing invitation codes is cut off, with any session, and reveals nothing', async () => {
  const server = await started({}, WORLD);
  const [ann, mallory] = [
    await personAt(() => server.address, 'Ann'),
    await personAt(() => server.address, 'Mallory'),
  ];
  mallory.connection.close();
  const { table } = await made(ann, tableOptions({}, { access: 'private' }));
  const socket = await rawSocket(server.address, mallory.cookie);
  const guess = (nth: number): void => {
    const request = { type: 'join', name: 'Mallory', code: `guess${nth}` };
    socket.send(JSON.stringify({ type: 'command', table, id: `${nth}`, request }));
  };
  guess(0);
  // A client that is cut off may miss the answers on their way.
  await expect.poll(() => socket.got.some((text) => text.includes('error'))).toBe(true);
  for (let nth = 1; nth <= MOST_MESSAGES; nth++) guess(nth);
  expect(await socket.closed).toBe(4_029);
  const answers = socket.got.slice(1).map((text) => JSON.parse(text) as { error?: object; code?: string });
  const refused = answers.flatMap(({ error }) => (error === undefined ? [] : [JSON.stringify(error)]));
  expect([...new Set(refused)]).toEqual(['{"code":"wrong-code"}']);
  expect(answers.filter(({ code }) => code !== undefined).map(({ code }) => code)).toEqual([
    'too-many-messages',
  ]);
  const again = await rawSocket(server.address, mallory.cookie);
  again.send(
    JSON.stringify({ type: 'command', table, id: 'x', request: { type: 'join', name: 'M', code: 'y' } }),
  );
  expect(await again.closed).toBe(4_029);
  ann.connection.close();
  await server.stop();
});

test('guessing transfer codes is refused after a few tries, also with a new person for each: they share one budget', async () => {
  const server = await started({ requestsEach: 100 });
  const post = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const statuses = async (path: string, body: object): Promise<readonly number[]> =>
    Promise.all(Array.from({ length: 15 }, () => post(path, body)));
  const claims = await statuses('/api/session/claim', { code: 'AAAA-BBBB-CCCC' });
  expect(claims.filter((status) => status === 429).length).toBe(5);
  expect(claims.filter((status) => status < 300)).toEqual([]);
  const people = await statuses('/api/session', { name: 'Mallory' });
  expect(new Set(people)).toEqual(new Set([429]));
  await server.stop();
});
