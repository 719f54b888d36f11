/** The routes that Fastify knows are those of the document and the pages. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROUTES } from '../src/http/openapi.ts';
import { startServer } from '../src/start.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { ADMIN, configOf, made, personAt, started, UNREAD } from './kit/server.ts';

/** Every route as it is added, by whomever. */
const added = new Set<string>();

/** Fastify tells of every new site. */
const listen = (message: unknown): void => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) added.add(`${one} ${url}`);
  });
};

beforeAll(() => subscribe('fastify.initialization', listen));
afterAll(() => void unsubscribe('fastify.initialization', listen));
beforeEach(() => added.clear());

const folder = mkdtempSync(join(tmpdir(), 'duopolis-routes-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');

test.each([
  ['without a client', undefined, ['GET /', 'GET /table/:table']],
  ['with a client', folder, ['GET /', 'GET /*', 'GET /embed/*']],
])('%s there are exactly the documented routes and pages', async (_, web, pages) => {
  await (await started({ web })).stop();
  const documented = [...Object.keys(ROUTES), ...pages];
  /** What can be read can be asked for its headers too. */
  const heads = documented
    .filter((route) => route.startsWith('GET '))
    .map((route) => `HEAD${route.slice(3)}`);
  const isThere = new Set(added);
  expect(documented.filter((route) => !isThere.has(route))).toEqual([]);
  expect([...added].filter((route) => ![...documented, ...heads].includes(route))).toEqual([]);
  if (web !== undefined) rmSync(web, { recursive: true });
});

/** Changes of people and tables; that somebody was seen, and that a device is used, is noted by the way. */
const CHANGES = new Set([
  'add',
  'rename',
  'offer',
  'claim',
  'forget',
  'erase',
  'append',
  'remove',
  'removeUnchanged',
]);

/** The same functions, which tell when they change something. */
const telling = <T extends object>(functions: T, tell: (change: string) => void): T =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]: [string, (...given: unknown[]) => unknown]) => [
      name,
      (...given: unknown[]) => {
        if (CHANGES.has(name)) tell(name);
        return run(...given);
      },
    ]),
  ) as T;

test('no GET route changes anything, and all others are POST or DELETE', async () => {
  const changes: string[] = [];
  const tell = (change: string): void => void changes.push(change);
  const server = await startServer(configOf(), {
    log: UNREAD,
    open: async () => {
      const store = openEmbedded(undefined);
      if (!store.ok) return store;
      const { people, events } = store.value;
      const reported: EmbeddedStore = {
        ...store.value,
        people: telling(people, tell),
        events: telling(events, tell),
      };
      return { ok: true, value: reported };
    },
  });
  if (!server.ok) throw new Error(server.error.code);
  const ann = await personAt(() => server.value.address, 'Ann');
  ann.connection.close();
  const { table } = await made(ann);
  expect(changes).toEqual(['add', 'append']);
  const reading = [...added].filter((route) => /^(GET|HEAD) /.test(route));
  const statuses = await Promise.all(
    reading.map(async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const address = `${server.value.address}${path.replace(':table', table)}`;
      return (await fetch(address, { method, headers: { cookie: ann.cookie } })).status;
    }),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
  expect(changes).toEqual(['add', 'append']);
  const others = [...added].filter((route) => !reading.includes(route));
  expect(others.filter((route) => !/^(POST|DELETE) /.test(route))).toEqual([]);
  await server.value.stop();
});

/** The same for everybody. */
const PUBLIC = ['GET /api/rules', 'GET /.well-known/security.txt'];

test('nobody but the browser that asked keeps an answer, unless it is public', async () => {
  const { address, stop } = await started();
  const ann = await personAt(() => address, 'Ann');
  ann.connection.close();
  const { table } = await made(ann);
  const authorization = `Bearer ${ADMIN}`;
  const reading = Object.keys(ROUTES).filter((route) => route.startsWith('GET '));
  const answers = await Promise.all(
    reading.map(async (route) => {
      const path = route
        .slice('GET '.length)
        .replace(':table', table)
        .replace(/[:*]\w*/, 'x');
      const { status, headers } = await fetch(`${address}${path}`, {
        headers: { cookie: ann.cookie, authorization },
      });
      return { route, status, kept: headers.get('cache-control') !== 'no-store' };
    }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  expect(answers.filter(({ kept }) => kept).map(({ route }) => route)).toEqual(PUBLIC);
  await stop();
});
