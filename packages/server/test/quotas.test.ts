/** A person's limits for bots, including games that they start and leave. */
import { LIMITS } from '@duopolis/rules';
import type { AboutTable, Request, TableEvent } from '@duopolis/table';
import type { Answer } from '@duopolis/table/host';
import { afterEach, expect, test } from 'vitest';
import { openEmbedded } from '../src/store/embedded.ts';
import { openTables, type Tables } from '../src/tables/tables.ts';
import { tableOptions } from './kit/server.ts';

const SEATS = 3;
const REFILL = 60_000 / LIMITS.botGamesPerMinute;

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Tables whose clock is moved by hand. */
async function opened() {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  const time = { now: 1_000_000 };
  let ids = 0;
  const newId = (): string => `id-${++ids}`;
  const tables = await openTables(store.value, { now: () => time.now, newSeed: newId, newId });
  stop = async () => {
    await tables.stop();
    await store.value.close();
  };
  const ask = (table: string, request: Request, who = 'ann'): Promise<Answer> =>
    tables.host.request(table, { who, id: newId(), request });
  return { tables, time, ask };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** A table of Ann's with bots in every seat from this one on. */
async function tableWithBots({ tables, ask }: Opened, table: string, first: number): Promise<void> {
  const options = tableOptions({ seats: SEATS });
  await tables.host.create(table, { who: 'ann', name: 'Ann', options, code: 'code' });
  const seats = Array.from({ length: SEATS - first }, (_, nth) => first + nth);
  await Promise.all(seats.map((seat) => ask(table, { type: 'seat-bot', seat, strength: 'random' })));
}

const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.error.code);

const over = ({ directory }: Tables, table: string): Promise<void> =>
  expect.poll(() => directory.about(table)?.phase, { interval: 1 }).toBe('over');

/** Games that could be started, up to one more than are allowed at once. */
async function startsOf(play: () => Promise<Answer>): Promise<readonly string[]> {
  const codes: string[] = [];
  while (codes.length <= LIMITS.botGamesAtOnce && codes.at(-1) !== 'bots-too-fast') {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    codes.push(codeOf(await play()));
  }
  return codes;
}

test('a limited number of bot-only games start at once, and one more after a while', async () => {
  const on = await opened();
  await tableWithBots(on, 'bots', 0);
  const play = async (): Promise<Answer> => {
    const started = await on.ask('bots', { type: 'start' });
    if (!started.ok) return started;
    await over(on.tables, 'bots');
    return on.ask('bots', { type: 'rematch' });
  };
  const most = Array<string>(LIMITS.botGamesAtOnce).fill('done');
  expect(await startsOf(play)).toEqual([...most, 'bots-too-fast']);
  on.time.now += REFILL;
  expect(codeOf(await play())).toBe('done');
  expect(codeOf(await play())).toBe('bots-too-fast');
});

test('a game that all people left counts as bot-only', async () => {
  const on = await opened();
  await tableWithBots(on, 'left', 1);
  await on.ask('left', { type: 'sit', seat: 0 });
  const play = async (): Promise<Answer> => {
    await on.ask('left', { type: 'ready', ready: true });
    const started = await on.ask('left', { type: 'start' });
    if (!started.ok) return started;
    await on.ask('left', { type: 'leave' });
    await over(on.tables, 'left');
    await on.ask('left', { type: 'join', name: 'Ann' });
    return on.ask('left', { type: 'rematch' });
  };
  const most = Array<string>(LIMITS.botGamesAtOnce).fill('done');
  expect(await startsOf(play)).toEqual([...most, 'done']);
  expect(codeOf(await play())).toBe('bots-too-fast');
  on.time.now += REFILL;
  expect(codeOf(await play())).toBe('done');
});

test('bot-only tables are counted, including those that all people left', async () => {
  const on = await opened();
  await tableWithBots(on, 'bots', 0);
  const about = {
    ...(on.tables.directory.about('bots') as AboutTable),
    phase: 'playing',
    people: 0,
  } as const;
  const alone = Array.from({ length: LIMITS.botTablesPerPerson }, (_, nth) => `alone-${nth}`);
  const event = (await on.tables.directory.store.read('bots'))[0] as TableEvent;
  const keep = (tableId: string, expected: number, people: number) =>
    on.tables.directory.store.append({
      tableId,
      expected,
      events: [event],
      commands: [],
      about: { ...about, people },
    });
  await Promise.all(alone.map((tableId) => keep(tableId, 0, 0)));
  expect(codeOf(await on.ask('bots', { type: 'start' }))).toBe('too-many-bot-tables');
  await keep('alone-0', 1, 1);
  expect(codeOf(await on.ask('bots', { type: 'start' }))).toBe('done');
});

test('a seat that was left to a bot does not count as played by a person', async () => {
  const on = await opened();
  await tableWithBots(on, 'table', 2);
  await on.ask('table', { type: 'join', name: 'Ben' }, 'ben');
  for (const [seat, who] of ['ann', 'ben'].entries()) {
    // oxlint-disable no-await-in-loop -- one after the other
    await on.ask('table', { type: 'sit', seat }, who);
    await on.ask('table', { type: 'ready', ready: true }, who);
    // oxlint-enable no-await-in-loop
  }
  await on.ask('table', { type: 'start' });
  const people = (): number | undefined => on.tables.directory.about('table')?.people;
  expect(people()).toBe(2);
  await on.ask('table', { type: 'leave' }, 'ben');
  expect(people()).toBe(1);
  await on.ask('table', { type: 'join', name: 'Ben' }, 'ben');
  expect(people()).toBe(2);
});
