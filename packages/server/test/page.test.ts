/** The browser client as it is served: cached for good or asked for anew, packed, and found under every address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { TableOptions } from '@duopolis/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Server } from '../src/start.ts';
import { playerOn } from './kit/play.ts';
import { granted, made, personAt, type PersonHere, started, tableOptions } from './kit/server.ts';

const INDEX =
  '<!doctype html><html lang="en"><title>built</title><meta name="description" content="old" /><meta property="og:image" content="/old.png" /><p>the client</p>';
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
])('a client that accepts %s gets %s, unpacked the same', async (accepted, sent) => {
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
      const page = await answer.text();
      expect([answer.status, page.endsWith('<p>the client</p>')]).toEqual([200, true]);
      expect(page).not.toMatch(/built|old/);
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
    expect(await answer.text()).not.toContain('the client');
  });
});

/** What a program finds that looks at a pasted link. */
async function pasted(path: string, language = 'en'): Promise<{ readonly [name: string]: string }> {
  const answer = await fetch(`${server.address}${path}`, {
    headers: { accept: '*/*', 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const metas = [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
  return { title, ...Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])) };
}

/** A duel of a person with a bot that has begun, and is played to its end when its table is watched. */
async function duelOf(person: PersonHere, others: Partial<TableOptions> = {}) {
  const { table } = await made(person, tableOptions({ mode: 'duel', seats: 2, capitals: false }, others));
  const { link, over } = playerOn(person.connection, table, 'pasted');
  await granted(link, { type: 'sit', seat: 0 });
  await granted(link, { type: 'seat-bot', seat: 1, strength: 'random' });
  await granted(link, { type: 'start' });
  return { table, link, over };
}

describe('a pasted link', () => {
  test.each([
    ['/', 'en', 'Duopolis: two cities, two neighbours, one score'],
    ['/', 'fr-CA, en;q=0.5', 'Duopolis : deux villes, deux voisins, un score'],
    ['/', 'de, ru;q=0.3, fr;q=0.2', 'Duopolis: два города, два соседа, один счёт'],
    ['/', 'xx', 'Duopolis: two cities, two neighbours, one score'],
    ['/learn', 'en', 'Learn Duopolis by playing'],
    ['/rules/SHOP', 'fr', 'Les règles de Duopolis'],
    ['/puzzles/2026-11-16', 'ru', 'Город дня · Duopolis'],
    ['/local/my-own-table', 'en', 'Duopolis: two cities, two neighbours, one score'],
    ['/table/none', 'en', 'A table of Duopolis'],
    ['/table/%3Cscript%3E', 'en', 'A table of Duopolis'],
    ['/replay/table-none-1', 'en', 'A game of Duopolis, step by step'],
    ['/replay/game', 'en', 'A game of Duopolis, step by step'],
  ])('%s in %s is called %s', async (path, language, title) => {
    const head = await pasted(path, language);
    expect([head['title'], head['og:title']]).toEqual([title, title]);
    expect(head['og:description']).toBe(head['description']);
    expect(head['description']?.length).toBeGreaterThan(20);
    expect(head['og:url']).toBe(`${server.address}${path}`);
    expect(head['og:image']).toBe(`${server.address}/share.png`);
  });

  test('is written for the reader’s language, and names the others', async () => {
    const answer = await fetch(server.address, { headers: { 'accept-language': 'ru', accept: 'text/html' } });
    const page = await answer.text();
    expect(page).toContain('<html lang="ru">');
    expect(page).toContain('<meta property="og:locale" content="ru_RU" />');
    for (const other of ['en_GB', 'fr_FR'])
      expect(page).toContain(`<meta property="og:locale:alternate" content="${other}" />`);
    expect(answer.headers.get('vary')).toContain('accept-language');
  });

  test('of a gathering table names host and game, and escapes everything', async () => {
    const host = await personAt(() => server.address, '"><script>');
    const { table, code } = await made(host, tableOptions({ mode: 'table', seats: 4, capitals: true }));
    const head = await pasted(`/table/${table}`);
    expect(head['og:title']).toBe('&quot;&gt;&lt;script&gt; invites you to a table of 4 with Capitals');
    expect(head['description']).toMatch(/^4 seats free\./);
    expect((await pasted(`/t/${table}`, 'fr'))['title']).toContain('vous invite à une table de 4');
    const page = await (await get(`/table/${table}`, 'text/html')).text();
    for (const secret of ['<script>', code, host.you]) expect(page).not.toContain(secret);
    host.connection.close();
  });

  test('of a private table does not name its host', async () => {
    const host = await personAt(() => server.address, 'Wilhelmina');
    const { table } = await made(host, tableOptions({}, { access: 'private' }));
    expect((await pasted(`/table/${table}`))['title']).toBe('A table of Duopolis');
    expect(await (await get(`/table/${table}`, 'text/html')).text()).not.toContain('Wilhelmina');
    host.connection.close();
  });

  test('of a running table reveals nothing; of a public finished game it names players and winner', async () => {
    const ann = await personAt(() => server.address, 'Ann');
    const { table, link, over } = await duelOf(ann);
    expect((await pasted(`/table/${table}`))['title']).toBe('A table of Duopolis');
    expect((await pasted(`/replay/table-${table}-1`))['title']).toBe('A game of Duopolis, step by step');
    link.watch();
    await over;
    const head = await pasted(`/replay/table-${table}-1`);
    expect(head['title']).toBe('Ann and 1 bot · Duopolis');
    expect(head['description']).toMatch(/ with \d+ points at a duel\. See the whole game step by step\.$/);
    expect((await pasted(`/replay/table-${table}-2`))['title']).toBe('A game of Duopolis, step by step');
    ann.connection.close();
  });

  test('of a finished private game reveals nothing, even if spectators are allowed', async () => {
    const ann = await personAt(() => server.address, 'Ann');
    const { table, link, over } = await duelOf(ann, { access: 'private' });
    link.watch();
    await over;
    expect((await ann.fetch(`/api/tables/${table}/records?game=1`)).status).toBe(200);
    expect((await fetch(`${server.address}/api/tables/${table}/records?game=1`)).status).toBe(404);
    expect((await pasted(`/replay/table-${table}-1`))['title']).toBe('A game of Duopolis, step by step');
    ann.connection.close();
  });

  test('uses the public address of the site', async () => {
    const known = await started({ web, origins: ['https://play.example'] });
    const page = await (await fetch(known.address, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('content="https://play.example/share.png"');
    expect(page).toContain('<meta property="og:url" content="https://play.example/" />');
    await known.stop();
  });

  test('is compressed for clients that accept it', async () => {
    const answer = await fetch(server.address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('the client');
  });
});

test('the policy allows what the client needs, and nothing from other sites', async () => {
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
  const french = await fetch(plain.address, { headers: { 'accept-language': 'fr-CA, en;q=0.5' } });
  expect(await french.text()).toContain('<a href="/api/tables">Tables ouvertes</a>');
  expect((await fetch(`${plain.address}/t/abc`)).status).toBe(404);
  await plain.stop();
});
