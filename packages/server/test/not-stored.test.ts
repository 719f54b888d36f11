/** A failing store is reported with its own code by every request that needs it; bugs of the program are not. */
import { HTTP_ERRORS } from '@duopolis/protocol';
import { ok } from '@duopolis/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PeopleStore } from '../src/people/people-store.ts';
import { type Server, startServer } from '../src/start.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { configOf, made, type PersonHere, personAt, UNREAD } from './kit/server.ts';

let server: Server;
let ann: PersonHere;
let failure: Error | undefined;

const orFail =
  <Given extends readonly unknown[], T>(task: (...given: Given) => Promise<T>) =>
  async (...given: Given): Promise<T> => {
    if (failure !== undefined) throw failure;
    return task(...given);
  };

/** The store of a server with people who can't be kept, or asked for, while it fails. */
function failingStore() {
  const opened = openEmbedded(undefined);
  if (!opened.ok) throw new Error(opened.error.code);
  const { people, events } = opened.value;
  const failing: PeopleStore = {
    ...people,
    add: orFail(people.add),
    rename: orFail(people.rename),
    seen: orFail(people.seen),
    offer: orFail(people.offer),
    claim: orFail(people.claim),
    forget: orFail(people.forget),
  };
  const store = {
    ...opened.value,
    people: failing,
    events: { ...events, read: orFail(events.read), append: orFail(events.append) },
  };
  return ok(store);
}

beforeEach(async () => {
  failure = undefined;
  const started = await startServer(configOf(), { log: UNREAD, open: async () => failingStore() });
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
  ann = await personAt(() => server.address, 'Ann');
});
afterEach(async () => {
  failure = undefined;
  ann.connection.close();
  await server.stop();
});

const failing = (message: string, codes: object = {}): Error => Object.assign(new Error(message), codes);

/** By method, path and body; TABLE is a table of Ann's. */
const REQUESTS: readonly (readonly [string, string, unknown?])[] = [
  ['POST', '/api/session', { name: 'Anna' }],
  ['DELETE', '/api/session'],
  ['POST', '/api/session/transfer'],
  ['POST', '/api/session/claim', { code: 'abcd-efgh' }],
  ['GET', '/api/tables/TABLE/records'],
];

const answers = (table: string): Promise<readonly unknown[]> =>
  Promise.all(
    REQUESTS.map(async ([method, path, body]) => {
      const answer = await ann.fetch(path.replace('TABLE', table), { method, body });
      return [answer.status, ((await answer.json()) as { readonly error?: string }).error];
    }),
  );

test.each([
  ['a full disk', failing('full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['a disk that fails', failing('i/o', { code: 'ERR_SQLITE_ERROR', errcode: 778 })],
  ['a full disk of the database', failing('could not extend file', { code: '53100' })],
  ['a database that is not there', failing('refused', { code: 'ECONNREFUSED' })],
  ['a connection that ends', failing('Connection terminated unexpectedly')],
])('%s', async (_, why) => {
  const { table } = await made(ann);
  failure = why;
  expect(await answers(table)).toEqual(REQUESTS.map(() => [507, 'not-stored']));
  /** A person whose visit can't be stored is recognized all the same. */
  expect(await (await ann.fetch('/api/session')).json()).toEqual({ you: ann.you, name: 'Ann' });
  failure = undefined;
  expect((await ann.fetch('/api/session/transfer', { method: 'POST' })).status).toBe(200);
  expect(HTTP_ERRORS).toContain('not-stored');
});

test.each([
  ['a mistake', new TypeError('undefined is not a function')],
  ['a wrong statement', failing('syntax', { code: 'ERR_SQLITE_ERROR', errcode: 1 })],
  ['a broken rule of the schema', failing('duplicate key', { code: '23505' })],
])('%s is not a failure of the store', async (_, why) => {
  const { table } = await made(ann);
  failure = why;
  expect(await answers(table)).toEqual(REQUESTS.map(() => [500, 'internal']));
});
