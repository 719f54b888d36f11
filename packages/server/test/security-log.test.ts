/** What matters for security is in the log, without names, addresses and secrets, and not more than a disk holds. */
import type { TransferAnswer } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSecurityLog } from '../src/site/security-log.ts';
import { personAt, started } from './kit/server.ts';
import { frames, upgrade } from './kit/upgrade.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first event of a kind is logged at once, those of the next minute together', () => {
  const lines: object[] = [];
  const { note } = newSecurityLog({ info: (facts: object) => void lines.push(facts) });
  const refused = { route: 'GET /a', status: 429 };
  for (let nth = 0; nth < 1_000; nth++) note('refused', refused);
  note('signed-out', { count: 3 });
  expect(lines).toEqual([
    { security: 'refused', ...refused, count: 1 },
    { security: 'signed-out', count: 3 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([{ security: 'refused', ...refused, count: 999 }]);
  vi.advanceTimersByTime(60_000);
  note('refused', refused);
  expect(lines.slice(3)).toEqual([{ security: 'refused', ...refused, count: 1 }]);
});

test('sign-in, transfer, sign-out, deletion and refusals are logged without identities', async () => {
  vi.useRealTimers();
  const lines: string[] = [];
  const server = await started({ log: 'info' }, undefined, { write: (line) => void lines.push(line) });
  const logged = () =>
    lines
      .map(
        (line) => JSON.parse(line) as { security?: string; route?: string; status?: number; count?: number },
      )
      .flatMap(({ security, route, status, count }) =>
        security === undefined ? [] : [[security, route, status, count]],
      );
  const ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
  const { code } = (await (
    await ann.fetch('/api/session/transfer', { method: 'POST', body: {} })
  ).json()) as TransferAnswer;
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const origin = 'https://evil.example';
  const claimed = await post('/api/session/claim', { code });
  await post('/api/session/claim', { code });
  await post('/api/session', { name: 'Eve' }, { origin });
  await upgrade(server.address, { headers: { cookie: ann.cookie, origin } });
  await post('/admin/tables/nowhere/close', {}, { authorization: 'Bearer guessed' });
  await fetch(`${server.address}/api/tables/mine`);
  await fetch(`${server.address}/api/session`);
  await ann.fetch('/api/session/devices', { method: 'DELETE', body: {} });
  await ann.fetch('/api/person', { method: 'DELETE', body: {} });
  await server.stop();
  expect(logged()).toEqual([
    ['person-added', undefined, undefined, 1],
    ['code-offered', undefined, undefined, 1],
    ['code-claimed', undefined, undefined, 1],
    ['code-refused', undefined, undefined, 1],
    ['refused', 'POST /api/session', 403, 1],
    ['refused', 'GET /api/socket', 403, 1],
    ['admin-refused', 'POST /admin/tables/:table/close', undefined, 1],
    ['refused', 'GET /api/tables/mine', 401, 1],
    ['signed-out', undefined, undefined, 1],
    ['person-deleted', undefined, undefined, 1],
  ]);
  const cookies = [ann.cookie, claimed.headers.get('set-cookie') ?? ''].map((cookie) => cookie.slice(9, 40));
  for (const secret of [...cookies, code, ann.you, 'Ann', 'Eve', 'evil', 'guessed', 'nowhere', '127.0.0.1'])
    expect([
      secret,
      lines
        .filter((line) => line.includes('"security"'))
        .join()
        .includes(secret),
    ]).toEqual([secret, false]);
});

test('bad messages and floods over sockets are logged, counted', async () => {
  vi.useRealTimers();
  const lines: string[] = [];
  const server = await started({ log: 'info' }, undefined, { write: (line) => void lines.push(line) });
  const ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
  const { closed } = await upgrade(server.address, {
    headers: { cookie: ann.cookie },
    early: frames('text', 1_000, 'a secret'),
  });
  await closed;
  await server.stop();
  const kinds = lines.flatMap((line) => /"security":"([\w-]+)"/.exec(line)?.[1] ?? []);
  expect(kinds).toEqual(['person-added', 'bad-message', 'flood']);
  expect(lines.join()).not.toContain('a secret');
});
