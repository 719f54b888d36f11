/** Requests that no honest client sends: encoded twice, of two lengths, with repeated parameters, forged headers or odd methods. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { ADMIN, started } from './kit/server.ts';
import { sent } from './kit/upgrade.ts';

const web = mkdtempSync(join(tmpdir(), 'duopolis-requests-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<html lang="en"><title>Duopolis</title></html>');
  writeFileSync(join(web, 'assets', 'a.css'), 'a{}');
  server = await started({ web, trustProxy: true });
});

afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers: { accept: '*/*', ...headers } });

test.each([
  '/assets/%252e%252e/index.html',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/assets/..%252findex.html',
  '/assets%252fa.css',
])('%s is decoded once, and names no file', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['/assets', '/assets/', '/assets/.', '/.git/HEAD', '/.git'])('%s lists nothing', async (path) => {
  const answer = await get(path);
  expect([answer.status, (await answer.text()).includes('a.css')]).toEqual([404, false]);
});

test.each([
  ['/api/tables?after=a&after=b', 400],
  ['/api/tables/x/records?game=1&game=2', 400],
])('%s: a repeated parameter is refused', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

const BOTH = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

test.each([
  ['both lengths', `${BOTH}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /health`],
  ['two lengths', `${BOTH}content-length: 2\r\ncontent-length: 9\r\n\r\n{}`],
  ['a body in chunks', `${BOTH}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['a chunked length that is none', `${BOTH}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['another coding', `${BOTH}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `${BOTH}content-length : 2\r\n\r\n{}`],
])('a request with %s is refused, and its connection closed', async (_, text) => {
  const { status, closed } = await sent(server.address, text);
  expect(status).toBe(400);
  await closed;
});

test('TRACE is refused', async () => {
  const traced = await sent(server.address, 'TRACE / HTTP/1.1\r\nhost: x\r\nx-secret: 1\r\n\r\n');
  expect(traced.status).toBe(404);
  traced.socket.destroy();
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['a host longer than any', `GET / HTTP/1.1\r\nhost: ${'a'.repeat(300)}\r\n\r\n`],
])('a request with %s is refused', async (_, text) => {
  const asked = await sent(server.address, text);
  expect(asked.status).toBe(400);
  asked.socket.destroy();
});

test.each([
  ['HTTP 1.0 needs no host', 'GET /health HTTP/1.0\r\n\r\n'],
  ['an unknown expectation is ignored', 'GET /health HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n'],
])('%s', async (_, text) => {
  const asked = await sent(server.address, text);
  expect(asked.status).toBe(200);
  asked.socket.destroy();
});

test.each(['/admin/status', '/metrics', '/api/session', '/health'])('%s is never cached', async (path) => {
  const answer = await get(path, { authorization: `Bearer ${ADMIN}` });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the page uses the proxy’s Host, not one that a client forwards', async () => {
  const page = await (await get('/', { 'x-forwarded-host': 'evil.example', accept: 'text/html' })).text();
  expect(page).toContain(`content="${server.address}/"`);
  expect(page).not.toContain('evil');
});

describe('every body has a type and charset', () => {
  test.each([
    '/',
    '/assets/a.css',
    '/api/rules',
    '/api/tables',
    '/api/session',
    '/api/openapi.json',
    '/health',
    '/ready',
    '/metrics',
    '/nowhere.txt',
  ])('%s', async (path) => {
    const answer = await get(path, { authorization: `Bearer ${ADMIN}` });
    expect(answer.headers.get('content-type')).toMatch(/; charset=utf-8$/);
  });
});
