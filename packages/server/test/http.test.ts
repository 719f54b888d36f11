/** The HTTP side: people, tables, records, guards. */
import type { LobbyAnswer } from '@duopolis/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/openapi.ts';
import type { Server } from '../src/start.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { ADMIN, granted, made, type PersonHere, personAt, started, tableOptions } from './kit/server.ts';

const MOST_TABLES = 12;

let server: Server;
let ann: PersonHere;
let ben: PersonHere;

beforeAll(async () => {
  server = await started({ tablesEach: MOST_TABLES });
  ann = await personAt(() => server.address, 'Ann');
  ben = await personAt(() => server.address, 'Ben');
});

afterAll(async () => {
  for (const { connection } of [ann, ben]) connection.close();
  await server.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers });

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const codeOf = async (answer: Promise<Response>): Promise<readonly [number, unknown]> => {
  const { status, json } = await answer.then(async (given) => ({
    status: given.status,
    json: await given.json(),
  }));
  return [status, (json as { readonly error?: unknown }).error];
};

const claim = (typed: string): Promise<Response> =>
  post('/api/session/claim', JSON.stringify({ code: typed }));

const offered = async (): Promise<string> => {
  const answer = await ann.fetch('/api/session/transfer', { method: 'POST' });
  return ((await answer.json()) as { readonly code: string }).code;
};

describe('people', () => {
  test('a name is enough, and is cleaned', async () => {
    const answer = await post('/api/session', JSON.stringify({ name: ' \u202EA\u0000nn ' }));
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(await answer.json()).toEqual({ you: expect.any(String), name: 'Ann' });
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  });

  test('a transfer code works once, on another device', async () => {
    const { code } = (await (await ann.fetch('/api/session/transfer', { method: 'POST' })).json()) as {
      code: string;
    };
    const claimed = await claim(code.toLowerCase().replaceAll('-', ' '));
    expect(await claimed.json()).toEqual({ you: ann.you, name: 'Ann' });
    const cookie = (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(await (await get('/api/session', { cookie })).json()).toEqual({ you: ann.you, name: 'Ann' });
    const again = await claim(code);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([404, null]);
  });

  test('a transfer code ends with the next one', async () => {
    const [first, second] = [await offered(), await offered()];
    expect([(await claim(first)).status, (await claim(second)).status]).toEqual([404, 200]);
  });

  test.each([
    ['no cookie', ''],
    ['a cookie of somebody else', 'duopolis=nobody'],
    ['a forged signature', 'duopolis=token.c2lnbmF0dXJl'],
  ])('%s is nobody', async (_, cookie) => {
    expect(await codeOf(get('/api/session', { cookie }))).toEqual([401, 'no-session']);
    expect(await codeOf(post('/api/tables', '{}', { cookie }))).toEqual([401, 'no-session']);
  });
});

describe('tables', () => {
  test('an open table is in the lobby, a private one is not', async () => {
    const open = await made(ann);
    const hidden = await made(ann, tableOptions({}, { access: 'private' }));
    const { tables } = (await (await get('/api/tables')).json()) as { tables: readonly { table: string }[] };
    expect(tables).toContainEqual({
      table: open.table,
      phase: 'gathering',
      mode: 'table',
      seats: 3,
      free: 3,
      capitals: false,
      access: 'open',
      watching: 'everyone',
      pace: 'relaxed',
      host: 'Ann',
    });
    expect(tables.map(({ table }) => table)).not.toContain(hidden.table);
  });

  test('an invitation is for those at the table, and opens a private one', async () => {
    const { table, code, path } = await made(ann, tableOptions({}, { access: 'private' }));
    expect(path).toBe(`/table/${table}#${code}`);
    expect(await codeOf(ben.fetch(`/api/tables/${table}/invitation`))).toEqual([404, 'no-such-table']);
    const link = ben.connection.table(table);
    expect(await link.ask({ type: 'join', name: 'Ben', code: 'guessed' })).toEqual({
      ok: false,
      error: { code: 'wrong-code' },
    });
    await granted(link, { type: 'join', name: 'Somebody else', code });
    expect(await (await ben.fetch(`/api/tables/${table}/invitation`)).json()).toEqual({ table, code, path });
    link.watch();
    await granted(link, { type: 'sit', seat: 1 });
    expect(link.view()?.open.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  test('the code shows host and game before signing in; without it nothing is shown', async () => {
    const { table, code } = await made(ann, tableOptions({}, { access: 'private' }));
    const about = (body: object) => post(`/api/tables/${table}/about`, JSON.stringify(body));
    expect(await (await about({ code })).json()).toEqual({
      table,
      phase: 'gathering',
      mode: 'table',
      seats: 3,
      free: 3,
      capitals: false,
      access: 'private',
      watching: 'everyone',
      pace: 'relaxed',
      host: 'Ann',
    });
    expect(await codeOf(about({}))).toEqual([404, 'no-such-table']);
    expect(await codeOf(about({ code: 'guessed' }))).toEqual([404, 'no-such-table']);
    const open = await made(ann);
    expect((await post(`/api/tables/${open.table}/about`, '{}')).status).toBe(200);
  });

  test('members of a table can read its events again', async () => {
    const { table } = await made(ann);
    const reported = `/api/tables/${table}/told`;
    const { events } = (await (await ann.fetch(reported)).json()) as { events: readonly { type: string }[] };
    expect(events[0]).toMatchObject({ type: 'created' });
    expect(JSON.stringify(events)).not.toContain('"code"');
    expect(await codeOf(ben.fetch(reported))).toEqual([404, 'no-such-table']);
    expect(await codeOf(get(reported))).toEqual([401, 'no-session']);
  });

  test('quotes, backslashes, HTML and SQL in names and talk arrive as they were written', async () => {
    const texts = ['"quoted" \\ back', '</script><b>', "'); DROP TABLE people;--", '{"a":1},'];
    const name = `<b>"O'\\`;
    const zoe = await personAt(() => server.address, name);
    expect(await (await zoe.fetch('/api/session')).json()).toEqual({ you: zoe.you, name });
    const { table } = await made(zoe);
    const link = zoe.connection.table(table);
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await granted(link, { type: 'say', channel: 'table', content: { kind: 'text', text } });
    }
    const { events } = (await (await zoe.fetch(`/api/tables/${table}/told`)).json()) as {
      events: readonly { type: string; name?: string; message?: { content: { text: string } } }[];
    };
    expect(JSON.stringify(events[0])).toContain(JSON.stringify(name));
    const said = events.filter(({ type }) => type === 'said').map((event) => JSON.stringify(event));
    expect(said.length).toBe(texts.length);
    for (const [nth, text] of texts.entries()) expect(said[nth]).toContain(JSON.stringify(text));
    const { tables } = (await (await zoe.fetch('/api/tables/mine')).json()) as { tables: { host: string }[] };
    expect(tables.map(({ host }) => host)).toEqual([name]);
    zoe.connection.close();
  });

  test('a removed person gets that message, and nothing more', async () => {
    const { table } = await made(ann);
    const gone: string[] = [];
    const [host, guest] = [
      ann.connection.table(table),
      ben.connection.table(table, { onGone: (why) => gone.push(why) }),
    ];
    host.watch();
    await granted(guest, { type: 'join', name: 'Ben' });
    guest.watch();
    await granted(guest, { type: 'sit', seat: 2 });
    await granted(host, { type: 'remove', member: ben.you });
    await granted(host, { type: 'sit', seat: 1 });
    await expect.poll(() => gone).toEqual(['removed']);
    expect(guest.view()?.open.chairs[1]?.holder.kind).toBe('nobody');
    expect(host.view()?.open.chairs[1]?.holder.kind).toBe('person');
  });

  test('records of a running game are not given out', async () => {
    const { table } = await made(ann);
    expect(await (await ann.fetch(`/api/tables/${table}/records`)).json()).toEqual({ records: [] });
    expect(await codeOf(get('/api/tables/none/records'))).toEqual([404, 'no-such-table']);
  });

  test('a person can be at a limited number of tables', async () => {
    const answers: number[] = [];
    for (let nth = 0; nth < MOST_TABLES + 1; nth++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, until the limit
      const { status } = await ben.fetch('/api/tables', {
        method: 'POST',
        body: { options: tableOptions() },
      });
      answers.push(status);
    }
    expect(answers.at(-1)).toBe(429);
    expect(answers[0]).toBe(201);
    const { table } = await made(ann);
    const outcome = await ben.connection.table(table).ask({ type: 'join', name: 'Ben' });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'too-many-tables' } });
    const mine = (await (await ben.fetch('/api/tables/mine')).json()) as LobbyAnswer;
    const own = mine.tables[0]?.table ?? '';
    expect(await ben.connection.table(own).ask({ type: 'join', name: 'Ben' })).toMatchObject({ ok: true });
  });
});

describe('guards', () => {
  test.each([
    ['no JSON', 400, 'bad-request', 'x'],
    ['another shape', 400, 'bad-request', '{"name":7}'],
    ['a field too many', 400, 'bad-request', '{"name":"Ann","admin":true}'],
    ['a poisoned prototype', 400, 'bad-request', '{"__proto__":{"name":"Ann"}}'],
    ['nothing visible', 400, 'bad-name', '{"name":"\\u200b"}'],
    ['much too long', 413, 'too-large', JSON.stringify({ name: 'a'.repeat(20_000) })],
  ])('%s is refused with a code', async (_, status, error, body) => {
    expect(await codeOf(post('/api/session', body))).toEqual([status, error]);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['not a url', 403],
  ])('a page from %s can do nothing', async (origin, status) => {
    expect(await codeOf(post('/api/session', '{"name":"Ann"}', { origin }))).toEqual([
      status,
      'wrong-origin',
    ]);
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: ann.cookie, origin },
    });
    await new Promise((resolve) => socket.addEventListener('error', resolve));
    expect(socket.readyState).toBe(socket.CLOSED);
  });

  test('the site’s own pages may do everything', async () => {
    expect((await post('/api/session', '{"name":"Ann"}', { origin: server.address })).status).toBe(200);
  });

  test('pages come with a strict policy', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/api/tables')).headers.get('cache-control')).toBe('no-store');
  });

  test('metrics and the admin page need the token', async () => {
    for (const path of ['/metrics', '/admin/status']) {
      // oxlint-disable no-await-in-loop -- two pages
      expect(await codeOf(get(path))).toEqual([404, 'no-such-page']);
      expect(await codeOf(get(path, { authorization: 'Bearer wrong' }))).toEqual([404, 'no-such-page']);
      expect((await get(path, { authorization: `Bearer ${ADMIN}` })).status).toBe(200);
      // oxlint-enable no-await-in-loop
    }
    const text = await (await get('/metrics', { authorization: `Bearer ${ADMIN}` })).text();
    expect(text).toMatch(/^duopolis_commands_total\{kind="done"\} \d+$/m);
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{kind="[\w-]+"\})? \d+)$/);
  });

  test('an admin can close a table', async () => {
    const { table } = await made(ann);
    const path = `/admin/tables/${table}/close`;
    expect(await codeOf(post(path, '{}'))).toEqual([404, 'no-such-page']);
    expect(await (await post(path, '{}', { authorization: `Bearer ${ADMIN}` })).json()).toEqual({
      closed: true,
    });
    expect((await (await ann.fetch('/api/tables/mine')).text()).includes(table)).toBe(false);
  });
});

test('too many requests must wait; expensive ones and the files of a page are counted separately', async () => {
  const strict = await started({ requestsEach: 30 });
  const ask = (path: string, method: string): Promise<Response> =>
    fetch(`${strict.address}${path}`, { method });
  const dear = await Promise.all(Array.from({ length: 5 }, () => ask('/api/session/transfer', 'POST')));
  expect(dear.filter(({ status }) => status === 429).length).toBe(2);
  const usual = await Promise.all(Array.from({ length: 31 }, () => ask('/api/tables', 'GET')));
  expect(usual.filter(({ status }) => status === 429).length).toBe(1);
  expect(await codeOf(ask('/api/tables', 'GET'))).toEqual([429, 'too-many-requests']);
  const files = await Promise.all(Array.from({ length: 100 }, () => ask('/', 'GET')));
  expect(files.every(({ status }) => status === 200)).toBe(true);
  await strict.stop();
});

test.each([
  ['too long a name', `/api/tables/${'a'.repeat(65)}/records`],
  ['no text', '/api/tables/%FF/records'],
])('an address that can’t be read is refused with a code and not repeated: %s', async (_, path) => {
  expect(await codeOf(get(path))).toEqual([expect.any(Number), 'bad-request']);
});

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, null],
])(
  'every answer of every route has the security headers, errors too, with secure %s',
  async (secure, hsts) => {
    const own = await started({ secure });
    const unread = ['GET /api/nothing', 'PUT /api/session', 'GET /%FF', 'GET /api/tables/%FF/records'];
    const tooLong = `GET /api/tables/${'a'.repeat(65)}/records`;
    const wrong = { method: 'POST', headers: { origin: 'https://evil.example' } };
    const answers = await Promise.all([
      fetch(`${own.address}/api/session`, wrong),
      fetch(`${own.address}/api/session`, { headers: { 'duopolis-protocol': '0' } }),
      ...[...Object.keys(ROUTES), 'GET /', ...unread, tooLong].map((route) => {
        const [method = '', path = ''] = route.split(' ');
        return fetch(`${own.address}${path}`, { method });
      }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404, 426]));
    for (const { url, status, headers } of answers) {
      const found = ['x-content-type-options', 'referrer-policy', 'strict-transport-security'].map((name) =>
        headers.get(name),
      );
      expect([url, ...found]).toEqual([url, 'nosniff', 'no-referrer', hsts]);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      if (status >= 400 && new URL(url).pathname.startsWith('/api/'))
        expect(headers.get('cache-control')).toBe('no-store');
    }
    await own.stop();
  },
);

test('deeply nested components are a bad request', async () => {
  const depth = 30_000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const body = JSON.stringify({ options: { ...tableOptions(), components: { cards: 0 } } });
  const nested = body.replace('{"cards":0}', `{"cards":${deep}}`);
  expect(await codeOf(post('/api/tables', nested, { cookie: ann.cookie }))).toEqual([400, 'bad-request']);
});

test('security.txt names the contact for a year, and is not there without one', async () => {
  const now = Date.UTC(2026, 10, 17);
  const own = await started(
    { securityContact: 'mailto:security@a.example' },
    { ...REAL_ENVIRONMENT, now: () => now },
  );
  const answer = await fetch(`${own.address}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('Contact: mailto:security@a.example\nExpires: 2027-11-17T00:00:00.000Z\n');
  await own.stop();
  expect(await codeOf(get('/.well-known/security.txt'))).toEqual([404, 'no-such-page']);
});

test('behind a proxy, forged addresses do not evade the limit', async () => {
  const strict = await started({ requestsEach: 30, trustProxy: true });
  const ask = (forwarded: string): Promise<Response> =>
    fetch(`${strict.address}/api/tables`, { headers: { 'x-forwarded-for': forwarded } });
  const reported = await Promise.all(
    Array.from({ length: 31 }, (_, nth) => ask(`203.0.113.${nth}, 198.51.100.7`)),
  );
  expect(reported.filter(({ status }) => status === 429).length).toBe(1);
  expect((await ask('198.51.100.8')).status).toBe(200);
  await strict.stop();
});

test('every route that the document describes is answered', async () => {
  const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  expect(await codeOf(get('/api/nothing'))).toEqual([404, 'no-such-page']);
  /** The last of them stops the server. */
  for (const route of described) {
    const [method = '', path = ''] = route.split(' ');
    // oxlint-disable-next-line no-await-in-loop -- some of them depend on others
    const { status } = await fetch(`${server.address}${path.replace(':table', 'none')}`, {
      method,
      headers: { authorization: `Bearer ${ADMIN}` },
    });
    expect([route, status === 405 || status >= 500]).toEqual([route, false]);
  }
  expect(await server.ended).toBe(true);
});
