/** One deal at several tables: the same tiles for everyone, nothing revealed early, the results side by side. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DealAnswer, LobbyAnswer, RecordsAnswer, TableLink } from '@duopolis/protocol';
import { verifyRecord } from '@duopolis/rules/record';
import type { TableOptions, TableView } from '@duopolis/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { gather, type Player, playerOn } from './kit/play.ts';
import { ADMIN, granted, made, type PersonHere, personAt, started, tableOptions } from './kit/server.ts';

let server: Server;
let people: readonly PersonHere[];
const folder = mkdtempSync(join(tmpdir(), 'duopolis-deals-'));
const clock = { ahead: 0 };

const open = (): Promise<Server> =>
  started({ data: folder }, { ...REAL_ENVIRONMENT, now: () => REAL_ENVIRONMENT.now() + clock.ahead });

beforeAll(async () => {
  server = await open();
  people = await Promise.all(['Ann', 'Ben', 'Wim'].map((name) => personAt(() => server.address, name)));
});

afterAll(async () => {
  for (const { connection } of people) connection.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

let deals = 0;
const newDeal = (): string => `deal-of-the-tests-no-${`${deals++}`.padStart(3, '0')}`;

const optionsOf = (deal: string, others: Partial<TableOptions> = {}): TableOptions =>
  tableOptions({}, { deal, access: 'private', watching: { who: 'nobody', delay: 0 }, ...others });

/** A person among bots, up to the first hands. */
async function begun(person: PersonHere, options: TableOptions): Promise<Player> {
  const [player] = (await gather([person], options)) as [Player];
  return player;
}

/** On every chair but the first. */
const seatBots = (link: TableLink, seats: number) =>
  Promise.all(
    Array.from({ length: seats - 1 }, (_, nth) =>
      granted(link, { type: 'seat-bot', seat: nth + 1, strength: 'random' }),
    ),
  );

/** The person's first hand, and where they sit. */
async function firstHand(person: PersonHere, options: TableOptions) {
  const { table } = await made(person, options);
  const link = person.connection.table(table);
  link.watch();
  await granted(link, { type: 'sit', seat: 0 });
  await seatBots(link, options.game.seats);
  await granted(link, { type: 'start' });
  await expect.poll(() => link.view()?.game !== undefined).toBe(true);
  const { game } = link.view() as Required<TableView>;
  link.close();
  const close = (): Promise<void> => granted(person.connection.table(table), { type: 'close' });
  const { viewer, open: seen } = game;
  return { table, close, view: { viewer, hand: 'hand' in game && game.hand, commitment: seen.commitment } };
}

const ask = async <T>(person: PersonHere, path: string): Promise<readonly [number, T]> => {
  const answer = await person.fetch(path);
  return [answer.status, (await answer.json()) as T];
};

const dealAt = async (person: PersonHere, deal: string): Promise<DealAnswer> =>
  (await ask<DealAnswer>(person, `/api/deals/${deal}`))[1];

test('tables of one deal have the same tiles and commitment, other deals and games have others, also after a restart', async () => {
  const [ann, ben, wim] = people as [PersonHere, PersonHere, PersonHere];
  const [deal, other] = [newDeal(), newDeal()];
  const first = await firstHand(ann, optionsOf(deal));
  const second = await firstHand(ben, optionsOf(deal));
  expect(second.view).toEqual(first.view);
  const unlike = [
    await firstHand(ann, optionsOf(other)),
    await firstHand(ann, optionsOf(deal, { game: { mode: 'table', seats: 4, capitals: false } })),
    await firstHand(ann, optionsOf(deal, { game: { mode: 'table', seats: 3, capitals: true } })),
  ];
  const commitments = [first, ...unlike].map(({ view }) => view.commitment);
  expect(new Set(commitments).size).toBe(4);
  await server.stop();
  server = await open();
  const third = await firstHand(wim, optionsOf(deal, { pace: { kind: 'days', hours: 24 } }));
  expect(third.view).toEqual(first.view);
  await Promise.allSettled([first, second, third, ...unlike].map((one) => one.close()));
});

test.each([
  ['too short', 'monday'],
  ['too long', 'x'.repeat(44)],
  ['not for an address', 'x/'.repeat(12)],
  ['no text', 41],
])('a deal that is %s is refused', async (_, deal) => {
  const [ann] = people as [PersonHere];
  const options = optionsOf(deal as string);
  const answer = await ann.fetch('/api/tables', { method: 'POST', body: { options } });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'bad-request' }]);
});

test('nobody may watch a table of a deal', async () => {
  const [ann] = people as [PersonHere];
  const options = optionsOf(newDeal(), { watching: { who: 'invited', delay: 0 } });
  const answer = await ann.fetch('/api/tables', { method: 'POST', body: { options } });
  expect(await answer.json()).toEqual({ error: 'bad-options', problem: { code: 'deal-watched' } });
});

test('an unused deal and an invalid token are not found', async () => {
  const [ann] = people as [PersonHere];
  const answers = await Promise.all(
    [newDeal(), 'monday', '%20'].map((deal) => ask(ann, `/api/deals/${deal}`)),
  );
  expect(answers).toEqual(answers.map(() => [404, { error: 'no-such-deal' }]));
});

/** Everything that somebody can ask for about a table and its deal. */
async function everything(person: PersonHere, table: string, deal: string): Promise<string> {
  const paths = [
    `/api/tables/${table}/records`,
    `/api/tables/${table}/told`,
    `/api/deals/${deal}`,
    '/api/tables',
    '/api/tables/mine',
    `/replay/table-${table}-1`,
  ];
  const pages = await Promise.all(paths.map(async (path) => (await person.fetch(path)).text()));
  const link = person.connection.table(table);
  link.watch();
  await expect.poll(() => link.view()).toBeDefined();
  return [...pages, JSON.stringify(link.view())].join('\n');
}

test('while another table plays the deal its seed stays hidden; then everyone can read the records', async () => {
  const [ann, ben, wim] = people as [PersonHere, PersonHere, PersonHere];
  const deal = newDeal();
  const slow = await made(ben, optionsOf(deal));
  const quick = await begun(ann, optionsOf(deal));
  await quick.over;
  const { table } = quick;

  /** Ben's table is still in its lobby, then plays. */
  const refused = [409, { error: 'deal-still-played' }];
  expect(await ask(ann, `/api/tables/${table}/records`)).toEqual(refused);
  const bens = playerOn(ben.connection, slow.table, 'Ben');
  bens.link.watch();
  await granted(bens.link, { type: 'sit', seat: 0 });
  await seatBots(bens.link, 3);
  const before = await everything(ann, table, deal);
  const seen = await dealAt(wim, deal);
  expect(seen.tables.map(({ phase, finished }) => [phase, finished.length])).toEqual([
    ['gathering', 0],
    ['over', 1],
  ]);
  expect(seen.tables[1]?.finished[0]).toMatchObject({
    nth: 1,
    cities: [expect.any(Number), expect.any(Number), expect.any(Number)],
    standings: Array.from({ length: 3 }, () => ({ score: expect.any(Number), rank: expect.any(Number) })),
  });
  expect(seen.tables[1]?.finished[0]?.record).toBeUndefined();

  await granted(bens.link, { type: 'start' });
  await bens.over;
  const [status, { records }] = await ask<RecordsAnswer>(ann, `/api/tables/${table}/records`);
  const seed = records[0]?.fairness?.seed ?? 'none';
  expect([status, records.length]).toEqual([200, 1]);
  expect(before).toContain('commitment');
  expect(before).not.toContain(seed);
  expect(before).not.toContain('"seed"');

  const all = await dealAt(wim, deal);
  const games = all.tables.flatMap(({ finished }) => finished);
  expect(games.map(({ record }) => record && verifyRecord(record).ok)).toEqual([true, true]);
  expect(games.map(({ record }) => record?.fairness?.seed)).toEqual([seed, seed]);
  expect(games.map(({ cities }) => cities)).toEqual(
    games.map(({ record }) => record?.result.cities.map(({ total }) => total)),
  );
  for (const { link } of [quick, bens]) link.close();
});

test('a rematch is another deal, held back separately; each person finds their own seat', async () => {
  const [ann, ben] = people as [PersonHere, PersonHere];
  const deal = newDeal();
  const [one, other] = [await begun(ann, optionsOf(deal)), await begun(ben, optionsOf(deal))];
  await Promise.all([one.over, other.over]);
  await granted(one.link, { type: 'rematch' });
  await granted(one.link, { type: 'start' });
  await granted(other.link, { type: 'rematch' });
  await expect.poll(async () => (await dealAt(ann, deal)).tables[0]?.finished.length).toBe(2);
  const [first, second] = (await dealAt(ann, deal)).tables[0]?.finished ?? [];
  expect([first?.record !== undefined, second?.record !== undefined]).toEqual([true, false]);
  const [, { records }] = await ask<RecordsAnswer>(ann, `/api/tables/${one.table}/records`);
  expect(records.length).toBe(1);
  expect(first?.seats.flatMap(({ you, name }) => (you === true ? [name] : []))).toEqual(['Ann']);
  /** Ben's table is in its lobby, but nobody has come for a day. */
  other.link.close();
  clock.ahead += 25 * 3_600_000;
  const later = (await dealAt(ann, deal)).tables[0]?.finished[1]?.record;
  expect(later?.fairness?.seed).not.toBe(first?.record?.fairness?.seed);
  one.link.close();
});

test('the lobby does not show which deal a table plays', async () => {
  const [ann, , wim] = people as [PersonHere, PersonHere, PersonHere];
  const deal = newDeal();
  const { table } = await made(ann, optionsOf(deal, { access: 'open' }));
  const [, lobby] = await ask<LobbyAnswer>(wim, '/api/tables');
  expect(lobby.tables.map((one) => one.table)).toContain(table);
  expect(JSON.stringify(lobby)).not.toContain(deal);
});

test('nobody can make a second table of a deal before they have finished its first game', async () => {
  const [ann, ben] = people as [PersonHere, PersonHere];
  const deal = newDeal();
  const first = await firstHand(ann, optionsOf(deal));
  const again = () => ann.fetch('/api/tables', { method: 'POST', body: { options: optionsOf(deal) } });
  const refused = await again();
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'deal-played-by-you' }]);
  expect((await firstHand(ben, optionsOf(deal))).view).toEqual(first.view);
  await fetch(`${server.address}/admin/tables/${first.table}/close`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect((await again()).status).toBe(201);
});
