/** The browser client as it is served: cached for good or asked for anew, packed, and found under every address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Server } from '../src/start.ts';
import { started } from './kit/server.ts';

const INDEX = '<!doctype html><title>built</title>';
const SCRIPT = 'console.log("built");'.repeat(40);
const web = mkdtempSync(join(tmpdir(), 'duopolis-web-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), INDEX);
  writeFileSync(join(web, 'sw.js'), 'self;');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web, 'assets', 'index-C02wifc2.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'index-C02wifc2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets', 'index-C02wifc2.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(web, 'assets', 'plain.css'), 'a{}');
  server = await started({ web });
});

afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

const get = (path: string, accept = '*/*', method = 'GET'): Promise<Response> =>
  fetch(`${server.address}${path}`, { method, headers: { accept, 'accept-encoding': 'identity' } });

test.each([
  ['/assets/index-C02wifc2.js', 'public, max-age=31536000, immutable', 'application/javascript'],
  ['/assets/plain.css', 'no-cache', 'text/css'],
  ['/', 'no-cache', 'text/html'],
  ['/index.html', 'no-cache', 'text/html'],
  ['/sw.js', 'no-cache', 'application/javascript'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
  ['/table/xyz', 'no-cache', 'text/html'],
])('%s is kept as %s', async (path, caching, type) => {
  const answer = await get(path, 'text/html,*/*');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe(caching);
  expect(answer.headers.get('content-type')).toContain(type);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br, gzip', 'br'],
  ['identity', null],
])('who takes %s gets %s, unpacked the same', async (accepted, sent) => {
  const answer = await fetch(`${server.address}/assets/index-C02wifc2.js`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers.get('content-encoding')).toBe(sent);
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(SCRIPT);
});

describe('an address of the client', () => {
  test.each(['/t/abc', '/rules/SHOP-2', '/solo?level=3', '/table/abc', '/learn'])(
    '%s is the first page',
    async (path) => {
      const answer = await get(path, 'text/html,application/xhtml+xml');
      expect([answer.status, await answer.text()]).toEqual([200, INDEX]);
    },
  );

  test.each([
    ['/api/nothing', 'text/html', 'GET'],
    ['/admin/nothing', 'text/html', 'GET'],
    ['/metrics', 'text/html', 'GET'],
    ['/assets/gone-C02wifc2.js', 'text/html', 'GET'],
    ['/t/abc', 'application/json', 'GET'],
    ['/t/abc', 'text/html', 'POST'],
    ['/../package.json', 'text/html', 'GET'],
    ['/%2e%2e/package.json', 'text/html', 'GET'],
  ])('%s for %s by %s is none', async (path, accept, method) => {
    const answer = await get(path, accept, method);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('built');
  });
});

test('the policy lets the client do what it needs, and nothing from elsewhere', async () => {
  const policy = (await get('/', 'text/html')).headers.get('content-security-policy') ?? '';
  expect(Object.fromEntries(policy.split(';').map((rule) => rule.split(/ (.*)/s, 2)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test.each([
  [['--web', 'none'], undefined],
  [['--web', web], web],
])('%j serves %s', (args, folder) => {
  expect(readConfig(args, {})).toMatchObject({ ok: true, value: { web: folder } });
});

test('without a client there is a plain page with links to the API', async () => {
  const plain = await started({ web: undefined });
  const page = await (await fetch(`${plain.address}/table/abc`)).text();
  for (const link of ['/api/tables', '/api/rules', '/api/openapi.json']) {
    expect(page).toContain(`href="${link}"`);
    // oxlint-disable-next-line no-await-in-loop -- three links
    expect((await fetch(`${plain.address}${link}`)).status).toBe(200);
  }
  expect((await fetch(`${plain.address}/t/abc`)).status).toBe(404);
  await plain.stop();
});
