/** A whole game in the terminal, key by key, and every screen of it. */
import { makeRecord, parseRecord, recordOf, verifyRecord } from '@duopolis/rules/record';
import { LANGUAGES } from '@duopolis/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text-width.ts';
import { playAt } from '../src/play/at-table.ts';
import type { LocalTable, PlayOptions } from '../src/play/local-game.ts';
import type { Play } from '../src/play/play-state.ts';
import { playLines } from '../src/play/play-screen.ts';
import { shellIn } from './kit/shell.ts';
import { playedOut as played, playOf, pressed, tableWith, textOf } from './kit/table.ts';

const begun = (given: Partial<PlayOptions> = {}): Promise<LocalTable> =>
  tableWith({
    options: { mode: 'table', seats: 3, capitals: false },
    bots: ['random'],
    seed: 'play',
    name: 'Ann',
    ...given,
  });

/** The screen after some keys of a new game. */
const after = async (keys: readonly string[], given: Partial<PlayOptions> = {}): Promise<Play> =>
  pressed(await begun(given), keys);

/** Nobody else builds your cities there, so no draft is ever lost. */
const DUEL: Partial<PlayOptions> = { options: { mode: 'duel', seats: 2, capitals: false } };

const tilesPlaced = ({ events }: Play): number => events.filter(({ type }) => type === 'placed').length;

const CHOOSE = ['1', '2', 'enter'];
const CHOOSE_AND_DRAFT = [...CHOOSE, 'enter', 'enter'];

/** Plays on with the simplest keys until the game is over. */
const playedOut = (table: LocalTable, seen?: (play: Play) => void): Promise<Play> =>
  played(
    table,
    ({ step }) => (step.at === 'choosing' && step.picked.length < 2 ? `${step.picked.length + 1}` : 'enter'),
    seen,
  );

describe.each(LANGUAGES)('every screen of a game in %s', (language) => {
  test.each([
    ['table', 3, false],
    ['table', 7, false],
    ['duel', 2, false],
    ['table', 3, true],
    ['table', 7, true],
    ['duel', 2, true],
  ] as const)('%s with %d seats fits 80x24 (Capitals: %j)', async (mode, seats, capitals) => {
    const shell = shellIn(language);
    const wrong: string[] = [];
    await playedOut(await begun({ options: { mode, seats, capitals } }), (play) => {
      for (const shown of [play, { ...play, table: true }, { ...play, leaving: 'asked' as const }]) {
        const lines = playLines(shown, shell);
        if (lines.length !== 24) wrong.push(`${lines.length} lines`);
        wrong.push(...lines.filter((line) => widthOf(line) > 80));
        if (lines.at(-1)?.includes('…') === true) wrong.push(`keys cut: ${lines.at(-1)}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['table', 3],
  ['table', 5],
  ['duel', 2],
] as const)('a game played in the terminal, %s with %d seats, keeps every rule', async (mode, seats) => {
  const table = await begun({ options: { mode, seats, capitals: false }, bots: ['greedy', 'random'] });
  await playedOut(table);
  const record = recordOf(await table.events(), table.players());
  expect(record).toBeDefined();
  const read = parseRecord(makeRecord(record as NonNullable<typeof record>));
  expect(read.ok && verifyRecord(read.value).ok).toBe(true);
  expect(record?.seats[0]).toEqual({ name: 'Ann', kind: 'human' });
});

test('SEAT-2: a card asks you, and bots sit down around you', async () => {
  const table = await begun({ card: true, options: { mode: 'table', seats: 5, capitals: false } });
  const { open } = table.session().view;
  expect(open.phase).toBe('gathering');
  const answer = { number: '40', date: '05-17', text: 'Ghent', rainbow: 'blue' }[open.card?.order ?? 'text'];
  expect((await table.ask({ type: 'answer', answer: '' })).ok).toBe(false);
  expect((await table.ask({ type: 'answer', answer })).ok).toBe(true);
  expect((await table.ask({ type: 'start' })).ok).toBe(true);
  const play = await playedOut(table);
  expect(play.game.open.seating).toEqual([1, 2, 3, 4, 5]);
  const record = recordOf(await table.events(), table.players());
  expect(record?.seats[play.me]).toEqual({ name: 'Ann', kind: 'human' });
  expect(record?.seats[(play.me + 1) % 5]).toEqual({ name: 'Ada', kind: 'bot' });
});

test('the same seed and the same keys give the same game', async () => {
  const records = await Promise.all(
    ['one', 'two'].map(async () => {
      const table = await begun({ bots: ['greedy', 'random'] });
      await playedOut(table);
      return recordOf(await table.events(), table.players());
    }),
  );
  expect(records[1]).toEqual(records[0]);
});

test('CHOOSE-1: two tiles are picked before they can be locked', async () => {
  const one = await after(['1', 'l']);
  expect(one.step.at).toBe('choosing');
  expect(textOf(one)).toContain('CHOOSE-1');
});

test('CHOOSE-1: Enter alone picks two tiles and locks them', async () => {
  const table = await begun();
  const play = await pressed(table, ['enter', 'enter']);
  expect(play.step).toMatchObject({ at: 'choosing', picked: [0, 1] });
  expect((await pressed(table, ['enter'])).game.open.phase).toBe('placing');
});

test('CHOOSE-2: nothing about the others is shown before you have locked', async () => {
  const table = await begun();
  const play = playOf(table);
  expect(play.game.open.phase).toBe('choosing');
  expect(textOf(play)).toContain('Ada has chosen');
  expect(play.events.some(({ type }) => type === 'revealed')).toBe(false);
  expect((await pressed(table, CHOOSE)).events.some(({ type }) => type === 'revealed')).toBe(true);
});

test('CHOOSE-3: a pick can be taken back until it is locked', async () => {
  const play = await after(['1', '2', 'u', '3']);
  expect(play.step).toMatchObject({ at: 'choosing', picked: [0, 2] });
});

test('PLACE-2: a draft places nothing until it is confirmed, and can be undone', async () => {
  const table = await begun(DUEL);
  const drafted = await pressed(table, CHOOSE_AND_DRAFT);
  expect(drafted.step.at).toBe('confirming');
  expect(drafted.events.some((event) => event.type === 'placed' && event.seat === 0)).toBe(false);
  const undone = await pressed(table, ['u', 'u']);
  expect(undone.drafts).toEqual([]);
  expect(undone.step.at).toBe('drafting');
  const placed = await pressed(table, ['enter', 'enter', 'enter']);
  expect(placed.events.filter((event) => event.type === 'placed' && event.seat === 0)).toHaveLength(2);
});

test('a draft shows what it would change', async () => {
  expect(textOf(await after(CHOOSE))).toMatch(/left \d+→\d+/);
});

test('bots beside you offer their tiles, and g agrees', async () => {
  const table = await begun({ bots: ['greedy'] });
  const offered = await pressed(table, CHOOSE);
  expect(textOf(offered)).toMatch(/(Ada|Ben) offers \w+/);
  expect(tilesPlaced(await pressed(table, ['g']))).toBeGreaterThan(tilesPlaced(offered));
});

test('PLACE-7: a draft whose cell somebody takes returns to the hand', async () => {
  const tries = Array.from({ length: 40 }, (_, seed) =>
    after([...CHOOSE, 'enter', 'w'], { seed: `lost ${seed}` }),
  );
  const lost = (await Promise.all(tries)).find(({ notice }) => notice?.code === 'draft-lost');
  expect(lost?.notice).toMatchObject({ refusal: { rule: 'PLACE-7' } });
  expect(textOf(lost as Play)).toContain('PLACE-7: your draft in');
  expect(lost?.step.at).toBe('drafting');
});

test('PLACE-8: waiting lets the bots place first, until there is nobody to wait for', async () => {
  const table = await begun();
  const play = await pressed(table, CHOOSE);
  const waited = await pressed(table, ['w']);
  expect(waited.events.some(({ type }) => type === 'waited')).toBe(true);
  expect(tilesPlaced(waited)).toBeGreaterThan(tilesPlaced(play));
  const alone = await pressed(table, Array<string>(8).fill('w'));
  expect(alone.notice).toMatchObject({ code: 'rejected', rejection: { code: 'nobody-to-wait-for' } });
  expect(textOf(alone)).toContain('PLACE-8');
});

test('END-1: the end shows every rank and the two cities behind it', async () => {
  const play = await playedOut(await begun());
  const text = textOf(play);
  for (const { score } of play.game.open.result?.seats ?? []) expect(text).toContain(`${score}`);
  expect(text).toContain('1st');
});

test('q asks before it leaves, and any other key continues', async () => {
  const table = await begun();
  expect((await pressed(table, ['q'])).leaving).toBe('asked');
  expect((await pressed(table, ['enter'])).leaving).toBe('no');
  expect((await pressed(table, ['q', 'y'])).leaving).toBe('yes');
});

test('a session reads keys and shows a screen for each', async () => {
  const keys = [...CHOOSE_AND_DRAFT, 't', 'x', 'q', 'y'];
  const shown: (readonly string[])[] = [];
  const last = await playAt(
    await begun(),
    { show: (lines) => shown.push(lines), key: async () => keys.shift(), end: () => {}, ended: () => true },
    shellIn('en'),
  );
  expect(last.leaving).toBe('yes');
  expect(shown).toHaveLength(9);
});

test('a session ends when its input ends', async () => {
  const last = await playAt(
    await begun(),
    { show: () => {}, key: async () => undefined, end: () => {}, ended: () => true },
    shellIn('en'),
  );
  expect(last.play?.step.at).toBe('choosing');
});
