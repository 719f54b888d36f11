/** The routes that Fastify knows are those of the document and the pages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROUTES } from '../src/http/openapi.ts';
import { started } from './kit/server.ts';

/** Every route as it is added, by whomever. */
const { added } = vi.hoisted(() => ({ added: new Set<string>() }));

vi.mock('fastify', async (original) => {
  const actual = await original<typeof import('fastify')>();
  const listening = (options: object) => {
    const app = actual.default(options);
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) added.add(`${one} ${url}`);
    });
    return app;
  };
  return { ...actual, default: listening };
});

beforeEach(() => added.clear());

const folder = mkdtempSync(join(tmpdir(), 'duopolis-routes-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');

test.each([
  ['without a client', undefined, ['GET /', 'GET /table/:table']],
  ['with a client', folder, ['GET /', 'GET /*']],
])('%s there is every route of the document, its pages, and no other', async (_, web, pages) => {
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
