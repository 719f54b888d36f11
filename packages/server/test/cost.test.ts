/** The cost of requests: no route and no message reads a long log at once, and each answer is as long as what was requested. */
import { readFileSync } from 'node:fs';
import {
  CLIENT_MESSAGE,
  type LobbyAnswer,
  type RecordsAnswer,
  type SeenEventsAnswer,
} from '@duopolis/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNITS_EACH } from '../src/tables/shares.ts';
import { ROUTES as DOCUMENTED } from '../src/http/openapi.ts';
import { LIMITS } from '@duopolis/rules';
import { CASES } from './cost/cases.ts';
import { KINDS, type Work } from './cost/meter.ts';
import { type Asked, served, type Served } from './cost/served.ts';

/** As many games as a table may have. */
const GAMES = LIMITS.gamesPerTable;
const OLD_GAMES = GAMES / 3;
const TABLES = 10_000;

/**
 * What one iteration of the event loop may do: about twice what the dearest cases do, which take up to 25 ms by
 * `npm run bench:routes`. Two shares of events may fall between two looks. Some 4,000 tables may wait to be filed.
 */
const MOST: Work = { events: 2 * UNITS_EACH + 64, rows: 8_000, characters: 2_000_000, items: 250_000 };

const tooMuch = (most: Work): readonly string[] =>
  KINDS.filter((kind) => most[kind] > MOST[kind]).map((kind) => `${most[kind]} ${kind}`);

let on: Served;
beforeAll(async () => {
  on = await served({ games: GAMES, tables: TABLES });
});
afterAll(() => on.stop());

const text = async (path: string, init?: Asked): Promise<string> => (await on.fetch(path, init)).text();
const json = async <T>(path: string): Promise<T> => JSON.parse(await text(path)) as T;

interface Route {
  readonly path: string;
  readonly init?: Asked;
}

const get = (path: string, init: Asked = {}): Route => ({ path, init });

/** Besides the cases of the benchmark. */
const ROUTES: readonly (readonly [string, Route])[] = [
  ['the page of a table', get('/table/long')],
  ['all records of an old log', get('/api/tables/old/records')],
  ['all events of a full table', get('/api/tables/full/told')],
  ['an invitation', get('/api/tables/dealt/invitation')],
];

test.each(ROUTES)('%s: a long log is read in parts', async (_, { path, init }) => {
  const { most } = await on.work(async () => {
    const answer = await on.fetch(path, init);
    expect(answer.status).toBe(200);
    await answer.text();
  });
  expect(tooMuch(most)).toEqual([]);
});

test('the page of costs has a row for every route and every message', () => {
  const page = readFileSync(new URL('../../../bench/ROUTES.md', import.meta.url), 'utf8');
  const measured = new Set(Array.from(page.matchAll(/^\| `([^`]+)` /gm), ([, route]) => route));
  expect(new Set(CASES.map(({ route }) => route))).toEqual(measured);
  /** A socket costs what its messages do; draining ends the server; there is no contact. */
  const others = ['GET /api/socket', 'GET /.well-known/security.txt', 'POST /admin/drain'];
  const messages = CLIENT_MESSAGE.options.map(({ entries }) => `message: ${entries.type.literal}`);
  expect([...Object.keys(DOCUMENTED), ...messages].filter((route) => !measured.has(route))).toEqual(others);
});

test('many requests at once share the event loop', async () => {
  const paths = ['old', 'dealt', 'dealt'].map((table) => `/api/tables/${table}/told`);
  const { most, all } = await on.work(() => Promise.all(paths.map((path) => text(path))));
  expect(all.events).toBeGreaterThan((2 * on.long.log.length) / 3);
  expect(on.long.log.length / 3).toBeGreaterThan(3 * MOST.events);
  expect(tooMuch(most)).toEqual([]);
});

test('a request for the head of a long answer reads nothing of the answer', async () => {
  /** Loads the table. */
  await text('/api/tables/long/invitation');
  const { all } = await on.work(async () => {
    const answer = await on.fetch('/api/tables/long/told', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    // oxlint-disable-next-line no-await-in-loop -- iterations in which the answer could be written
    for (let nth = 0; nth < 50; nth++) await new Promise(setImmediate);
  });
  expect(all.events).toBeLessThan(UNITS_EACH);
});

const last = () => ({ stream: 'live', number: 20, time: 1 });

describe('a message', () => {
  test.each([
    ['watching', { type: 'watch', table: 'long' }],
    ['watching a full table', { type: 'watch', table: 'full' }],
    ['watching again after a long time', { type: 'watch', table: 'long', after: last() }],
    ['looking at a game', { type: 'look', table: 'old', game: OLD_GAMES, step: 0 }],
    ['a command', { type: 'command', table: 'dealt', id: 'one', request: { type: 'sit', seat: 0 } }],
  ])('%s: a long log is read in parts', async (_, message) => {
    const { most } = await on.work(() =>
      on.say(message, 'view', 'events', 'current', 'looking', 'refused', 'error'),
    );
    expect(tooMuch(most)).toEqual([]);
  });

  test('a client that missed the last events gets them from a checkpoint', async () => {
    const view = await on.say({ type: 'watch', table: 'long' }, 'view');
    if (view.type !== 'view') throw new Error('no view');
    const { stream, number } = view.at;
    const missed = { type: 'watch', table: 'long', after: { stream, number: number - 100 } };
    let found = 0;
    const { all } = await on.work(async () => {
      const answer = await on.say(missed, 'events', 'view');
      if (answer.type === 'events') found = answer.events.length;
    });
    expect(found).toBeGreaterThanOrEqual(100);
    expect(all.events).toBeLessThan(2 * UNITS_EACH);
  });
});

const recordOf = (nth: number): string => `/api/tables/dealt/records?game=${nth}`;

describe('an answer costs what it holds', () => {
  test('one game of a table with an index is found by reading that game', async () => {
    /** Loads the table; nobody has asked for its games yet. */
    await text('/api/tables/dealt/invitation');
    const game = on.long.log.length / GAMES;
    const { all } = await on.work(() => text(recordOf(OLD_GAMES / 2)));
    expect(all.events).toBeGreaterThan(0);
    expect(all.events).toBeLessThan(2 * game + 256);
  });

  test('a game that was built is not read again', async () => {
    const path = '/api/tables/long/records?game=7';
    const first = await text(path);
    const { all } = await on.work(async () => expect(await text(path)).toBe(first));
    expect(all.events).toBeLessThanOrEqual(4);
  });

  test('an old log is scanned once', async () => {
    await text('/api/tables/old/records?game=1');
    const { all } = await on.work(() => text('/api/tables/old/records?game=2'));
    expect(all.events).toBeLessThan(1_000);
  });

  test('old and new logs have the same records', async () => {
    const [old, long] = [
      await json<RecordsAnswer>('/api/tables/old/records'),
      await json<RecordsAnswer>('/api/tables/long/records'),
    ];
    expect(long.records.length).toBe(GAMES);
    expect(old.records).toEqual(long.records.slice(0, OLD_GAMES));
    const one = await json<RecordsAnswer>('/api/tables/long/records?game=60');
    expect(one).toEqual({ game: 60, records: [long.records[59]] });
    expect(await json<RecordsAnswer>(`/api/tables/long/records?game=${GAMES + 1}`)).toMatchObject({
      records: [],
    });
  });

  test('the lobby comes in pages, each table once', async () => {
    const seen = new Set<string>();
    let next: string | undefined;
    for (let pages = 0; pages === 0 || next !== undefined; pages++) {
      const query: string = next === undefined ? '' : `?after=${next}`;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page: LobbyAnswer = await json(`/api/tables${query}`);
      expect(page.tables.length).toBeLessThanOrEqual(200);
      for (const { table } of page.tables) seen.add(table);
      next = page.next;
    }
    expect(seen.size).toBe(TABLES + 1);
  });

  test('the index is never sent', async () => {
    const found = await text('/api/tables/dealt/told');
    const { events } = JSON.parse(found) as SeenEventsAnswer;
    expect(events.filter(({ type }) => type === 'started').length).toBe(OLD_GAMES);
    expect(found).not.toContain('"index"');
    expect(await text('/api/tables/mine')).not.toMatch(/lastStart|owner|members/);
  });
});

/** In the order of the benchmark, which measures the same in milliseconds. */
test.each(CASES)('$route, $what: no iteration does much', async ({ run }) => {
  const { most, all } = await on.work(() => run(on, GAMES));
  expect(KINDS.some((kind) => all[kind] > 0)).toBe(true);
  expect(tooMuch(most)).toEqual([]);
});
