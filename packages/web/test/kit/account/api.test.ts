/** The server's answer is a value, whatever goes wrong. */
import { PROTOCOLS } from '@duopolis/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { askServer } from '../../../src/kit/account/api.ts';
import { sayProblem } from '../../../src/kit/account/server-problem.ts';
import { people } from '../../../src/kit/account/words/en.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown, status = 200, type = 'application/json; charset=utf-8') => {
  const fetch = vi.fn(
    async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('an answer is returned unchanged', async () => {
  answering({ you: 'id1', name: 'Ann' });
  expect(await askServer({ method: 'GET', path: '/api/session' })).toEqual({
    ok: true,
    value: { you: 'id1', name: 'Ann' },
  });
});

test('requests are JSON, with the protocol versions of this page', async () => {
  const fetch = answering({});
  await askServer({ method: 'POST', path: '/api/session', body: { name: 'Ann' } });
  expect(fetch).toHaveBeenCalledWith(
    '/api/session',
    expect.objectContaining({
      method: 'POST',
      headers: { 'duopolis-protocol': PROTOCOLS.join(), 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    }),
  );
});

test('a refusal is its code', async () => {
  answering({ error: 'too-many-tables' }, 429);
  expect(await askServer({ method: 'POST', path: '/api/tables' })).toEqual({
    ok: false,
    error: 'too-many-tables',
  });
});

test('a page instead of data means that no game server is there', async () => {
  answering('<!doctype html>', 200, 'text/html');
  expect(await askServer({ method: 'GET', path: '/api/tables' })).toEqual({ ok: false, error: 'no-server' });
});

test('so does silence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await askServer({ method: 'GET', path: '/api/tables' })).toEqual({ ok: false, error: 'no-server' });
});

test('every problem has words', () => {
  const words = { people } as Parameters<typeof sayProblem>[0];
  expect(sayProblem(words, 'no-server')).toBe(people.noServer);
  expect(sayProblem(words, 'no-such-code')).toBe('There is no such code, or it has been used.');
});
