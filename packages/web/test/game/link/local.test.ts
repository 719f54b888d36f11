/** Tables on this device: started at once, kept, opened again where they were, and run by one tab. */
import 'fake-indexeddb/auto';
import { legalFor, type SeatView } from '@duopolis/rules';
import { COMPONENTS } from '@duopolis/rules/components';
import { INITIAL_TABLE, type TableOptions } from '@duopolis/table';
import { expect, test } from 'vitest';
import { actionIn } from '../../../src/game/players/acting-people.ts';
import type { Link } from '../../../src/game/link/link.ts';
import { createLocal, type LocalTable, openLocal, startAll } from '../../../src/game/local/local-table.ts';
import { savedScores } from '../../../src/game/scores/solo-scores.ts';

const OPTIONS: TableOptions = INITIAL_TABLE.open.options;

async function made(people: readonly string[], options = OPTIONS): Promise<string> {
  const created = await createLocal(
    options,
    people.map((name) => ({ name })),
    { botIn: () => 'random' },
  );
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

async function opened(table: string, take = false): Promise<LocalTable> {
  const found = await openLocal(table, { take });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const seatViewOf = ({ view }: Link): SeatView => view.value?.game as SeatView;

const playFirst = async (link: Link) => {
  const command = legalFor(seatViewOf(link)).find(({ type }) => type !== 'wait');
  if (command === undefined) throw new Error('nothing to do');
  return link.ask({ type: 'play', position: link.view.value?.open.position ?? 0, move: command });
};

test('a table starts with its people seated and bots in the other seats', async () => {
  const { links, close } = await opened(await made(['Ann', 'Chloé']));
  const open = links[0]?.view.value?.open;
  expect(open?.phase).toBe('playing');
  expect(open?.chairs.map(({ holder }) => holder.kind).toSorted()).toEqual(['bot', 'person', 'person']);
  expect(links.map(({ you }) => you)).toEqual(['person-1', 'person-2']);
  close();
});

const cardOf = (number: number) => ({ number, asks: 'shoe-size', order: 'number' }) as const;

test('SEAT-2: with a seating card the table waits for an answer from each person', async () => {
  const components = { ...COMPONENTS, seatingCards: [1, 2, 3].map(cardOf) };
  const { links, close } = await opened(
    await made(['Ann', 'Ben', 'Cleo'], { ...OPTIONS, seating: 'card', components }),
  );
  const open = () => links[0]?.view.value?.open;
  expect(open()).toMatchObject({ phase: 'gathering', card: { asks: 'shoe-size' } });
  await startAll(links);
  expect(open()?.phase).toBe('gathering');
  expect(await links[0]?.ask({ type: 'answer', answer: 'large' })).toMatchObject({
    ok: false,
    error: { code: 'bad-answer' },
  });
  const answers = ['44', '38', '41'];
  await Promise.all(links.map(({ ask }, nth) => ask({ type: 'answer', answer: answers[nth] ?? '' })));
  await startAll(links);
  expect(open()?.phase).toBe('playing');
  expect(open()?.chairs.map(({ holder }) => holder)).toEqual(
    ['person-2', 'person-3', 'person-1'].map((member) => ({ kind: 'person', member })),
  );
  expect(links[0]?.view.value?.game?.open.seating).toEqual([1, 2, 3]);
  close();
});

test('each link sees only its own hand', async () => {
  const { links, close } = await opened(await made(['Ann', 'Ben']));
  const [ann, ben] = links.map(seatViewOf);
  expect(ann?.viewer).not.toBe(ben?.viewer);
  expect(ann?.faceUp).toBeUndefined();
  close();
});

test('a locked choice survives closing and opening the table', async () => {
  const table = await made(['Ann', 'Ben', 'Cleo']);
  const before = await opened(table);
  const link = before.links[1] as Link;
  expect(await playFirst(link)).toEqual({ ok: true });
  const { choice, hand } = seatViewOf(link);
  before.close();
  const after = await opened(table);
  expect(seatViewOf(after.links[1] as Link)).toMatchObject({ choice, hand });
  after.close();
});

test('an invalid name is refused, and nothing is stored', async () => {
  expect(await createLocal(OPTIONS, [{ name: ' ' }], { botIn: () => 'easy' })).toMatchObject({
    ok: false,
    error: { code: 'bad-name' },
  });
});

test('a table that is not there', async () => {
  expect(await openLocal('none')).toEqual({ ok: false, error: { code: 'no-such-table' } });
});

test('one tab runs a table; another can take it over', async () => {
  const table = await made(['Ann']);
  const first = await opened(table);
  expect(await openLocal(table)).toEqual({ ok: false, error: { code: 'elsewhere' } });
  const second = await opened(table, true);
  await Promise.resolve();
  expect(first.lost.value).toBe(true);
  expect(await playFirst(first.links[0] as Link)).toEqual({ ok: false, error: { code: 'gone' } });
  expect(await playFirst(second.links[0] as Link)).toEqual({ ok: true });
  second.close();
});

test('a table that was closed can be opened again', async () => {
  const table = await made(['Ann']);
  (await opened(table)).close();
  const { links, close } = await opened(table);
  expect(links[0]?.state.value).toBe('local');
  close();
});

/** Everyone makes the first move the rules list, until the game is over. */
async function playOut({ links }: LocalTable): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    const link = links.find(({ view }) => view.value !== undefined && actionIn(view.value) !== undefined);
    if (link === undefined) return;
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await playFirst(link);
  }
}

test('a whole game on one device, and a rematch that starts by itself', async () => {
  const duel: TableOptions = { ...OPTIONS, game: { mode: 'duel', seats: 2, capitals: false } };
  const table = await opened(await made(['Ann', 'Ben'], duel));
  await playOut(table);
  const [first] = table.links as [Link];
  expect(first.view.value?.open.phase).toBe('over');
  await expect.poll(savedScores).toHaveLength(2);
  expect((await savedScores()).map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
  const hosts = table.links.find(({ you }) => you === first.view.value?.open.host);
  expect(await hosts?.ask({ type: 'rematch' })).toEqual({ ok: true });
  await expect.poll(() => first.view.value?.open.phase).toBe('playing');
  expect(first.view.value?.open.games).toBe(2);
  table.close();
});
