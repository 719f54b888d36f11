/** Whole solo and duo games in the terminal, every screen of them, and what the Automas say. */
import { makeRecord, parseRecord, recordOf, verifyRecord } from '@duopolis/rules/record';
import { YOU } from '@duopolis/rules/solo';
import { LANGUAGES } from '@duopolis/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text-width.ts';
import { playAt } from '../src/play/at-table.ts';
import type { LocalTable, PlayOptions } from '../src/play/local-game.ts';
import type { Play } from '../src/play/play-state.ts';
import { playLines } from '../src/play/play-screen.ts';
import { shellIn } from './kit/shell.ts';
import { playedOut as played, playOf, pressed, tableWith, textOf } from './kit/table.ts';

const SOLO_FULL = { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 2 } } as const;
const SOLO_SIMPLE = { ...SOLO_FULL, solo: { kind: 'simple', difficulty: 7 } } as const;
const DUO = { mode: 'duo', seats: 3, capitals: false } as const;

const begun = (options: PlayOptions['options'], seed = 'solo'): Promise<LocalTable> =>
  tableWith({ options, bots: ['greedy'], seed, name: 'Ann' });

/** Enter alone plays a whole game. */
const playedOut = (table: LocalTable, seen?: (play: Play) => void): Promise<Play> =>
  played(table, () => 'enter', seen);

describe.each(LANGUAGES)('every screen in %s fits 80x24', (language) => {
  test.each([
    ['full', SOLO_FULL],
    ['simple', SOLO_SIMPLE],
    ['full, Capitals', { ...SOLO_FULL, capitals: true }],
    ['simple, Capitals', { ...SOLO_SIMPLE, capitals: true }],
    ['duo', DUO],
    ['duo, Capitals', { ...DUO, capitals: true }],
  ])('%s', async (_, options) => {
    const shell = shellIn(language);
    const wrong: string[] = [];
    await playedOut(await begun(options), (play) => {
      const again = play.game.open.automas.length > 0 ? { ...play, automa: 0 } : play;
      for (const shown of [play, again, { ...play, table: true }]) {
        const lines = playLines(shown, shell);
        if (lines.length !== 24) wrong.push(`${lines.length} lines: ${lines.join('\n')}`);
        wrong.push(...lines.filter((line) => widthOf(line) > 80));
        if (lines.at(-1)?.includes('…') === true) wrong.push(`keys cut: ${lines.at(-1)}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['SIMPLE-1', SOLO_SIMPLE],
  ['FULL-4', SOLO_FULL],
  ['CAP-4', { ...SOLO_FULL, capitals: true }],
  ['DUO-1', DUO],
])('a game played in the terminal keeps every rule (%s)', async (_, options) => {
  const table = await begun(options);
  await playedOut(table);
  const record = recordOf(await table.events(), table.players());
  const read = parseRecord(makeRecord(record as NonNullable<typeof record>));
  expect(read.ok && verifyRecord(read.value)).toMatchObject({ ok: true });
  expect(record?.seats.map(({ kind }) => kind)).toEqual(
    options.mode === 'duo' ? ['human', 'bot', 'automa'] : ['human', 'automa', 'automa'],
  );
});

test('FULL-2: a turn begins with both Automas and their reasons, then you assign', async () => {
  const table = await begun(SOLO_FULL);
  expect(playOf(table)).toMatchObject({ automa: 0, step: { at: 'assigning' } });
  expect(textOf(playOf(table))).toContain('Autommaso · card');
  expect(textOf(await pressed(table, ['enter']))).toContain('Automarta · card');
  expect((await pressed(table, ['enter'])).automa).toBeUndefined();
  expect(textOf(await pressed(table, ['a']))).toContain('Autommaso · card');
});

test('FULL-2: all hands lie open', async () => {
  const play = await pressed(await begun(SOLO_FULL), ['enter', 'enter']);
  const text = textOf(play);
  expect(play.game.faceUp).toHaveLength(3);
  for (const hand of play.game.faceUp?.slice(1) ?? []) expect(text).toContain(hand.join(' '));
});

test('AUTOMA-1, AUTOMA-2, AUTOMA-4: card, symbols, every candidate with its points and the tie-break are shown', async () => {
  const reasons = new Set<string>();
  for (let game = 0; game < 6; game++) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await playedOut(await begun(SOLO_FULL, `reasons ${game}`), (play) => {
      const move = play.game.open.automas[play.automa ?? -1];
      if (move === undefined) return;
      const text = textOf(play);
      expect(text).toContain(`card ${move.card.number} · shared city ${move.card.shared.join(' ')}`);
      for (const { tile, gain } of move.takes.flatMap((take) => take.candidates.slice(1))) {
        expect(text).toContain(`${tile} ${gain.points < 0 ? `−${-gain.points}` : `+${gain.points}`}`);
      }
      for (const { skipped, tieBreak } of move.takes) {
        for (const { why } of skipped) reasons.add(why);
        if (tieBreak !== undefined) reasons.add('tie');
        if (skipped.some(({ why }) => why === 'no-house-in-city')) {
          expect(text).toContain('the city has no house');
        }
        if (tieBreak !== undefined) expect(text).toContain('tied: ');
      }
    });
  }
  expect([...reasons].toSorted()).toEqual(['no-house-in-city', 'none-in-hand', 'tie']);
});

test('SOLO-2: an assignment can be taken back until all are confirmed', async () => {
  const table = await begun(SOLO_FULL);
  const play = await pressed(table, ['escape', 'enter', 'enter']);
  expect(play.step).toMatchObject({
    at: 'assigning',
    gifts: [
      { index: 0, city: 0 },
      { index: 1, city: 2 },
    ],
  });
  expect(play.events.some(({ type }) => type === 'assigned')).toBe(false);
  const undone = await pressed(table, ['u', 'u', 'tab', '3']);
  expect(undone.step).toMatchObject({ gifts: [{ index: 2, city: 2 }], city: 0 });
  const confirmed = await pressed(table, ['enter', 'enter']);
  expect(confirmed.events.filter(({ type }) => type === 'assigned')).toHaveLength(2);
  expect(confirmed.game.open.phase).toBe('placing');
});

test('SOLO-2: all four tiles are drafted, the second next to the first, and undone one by one', async () => {
  const table = await begun(SOLO_FULL);
  const inserting = await pressed(table, ['escape', 'enter', 'enter', 'enter']);
  expect(inserting.step.at).toBe('drafting');
  const drafted = await pressed(table, ['enter', 'enter', 'enter', 'enter']);
  expect(drafted.step.at).toBe('confirming');
  expect(drafted.drafts.map(({ city }) => city)).toEqual([0, 0, 2, 2]);
  expect(textOf(drafted)).toContain('Enter places all 4 tiles for good.');
  expect((await pressed(table, ['u', 'u', 'u', 'u'])).drafts).toEqual([]);
  const placed = await pressed(table, Array<string>(5).fill('enter'));
  expect(placed.events.filter(({ type }) => type === 'placed')).toHaveLength(4);
});

test('x goes through all tiles to insert, Tab to the other city', async () => {
  const table = await begun(SOLO_FULL);
  const inserting = await pressed(table, ['escape', 'enter', 'enter', 'enter']);
  expect((await pressed(table, ['tab'])).step).toMatchObject({ draft: { city: 2 } });
  await pressed(table, ['tab']);
  const cities = new Set<number>();
  const tiles = new Set<string>();
  for (let keys = 0; keys < 5; keys++) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const play = keys === 0 ? playOf(table) : await pressed(table, ['x']);
    if (play.step.at !== 'drafting') throw new Error(play.step.at);
    tiles.add(play.step.draft.tile);
    cities.add(play.step.draft.city);
  }
  expect(tiles).toEqual(new Set(inserting.game.open.pending.map(({ tile }) => tile)));
  expect(cities.size).toBe(2);
});

test('SOLO-3: Automacity is shown by type with its score, in the overview and alone', async () => {
  const play = await playedOut(await begun(SOLO_FULL));
  const { cities } = play.game.open;
  const shops = (cities[1]?.laid ?? []).join('').replaceAll(/[^S]/g, '');
  const table = textOf({ ...play, table: true });
  expect(table).toMatch(new RegExp(`shops +${shops} +\\d+`));
  expect(table).toMatch(/difficulty +−4/);
});

test('SOLO-4, SOLO-5: the end shows the difficulty and the standings of three', async () => {
  const text = textOf(await playedOut(await begun(SOLO_SIMPLE)));
  expect(text).toMatch(/difficulty +\+6/);
  for (const name of ['Ann', 'Autommaso', 'Automarta', 'Leftville', 'Automacity', 'Rightown'])
    expect(text).toContain(name);
});

test('SIMPLE-1: a tile for each of three cities; Automacity gets its tile at once', async () => {
  const table = await begun(SOLO_SIMPLE);
  const play = playOf(table);
  const laid = play.game.open.cities[1]?.laid?.length ?? 0;
  expect(play.step).toMatchObject({ at: 'assigning', city: 0 });
  const confirmed = await pressed(table, ['enter', 'enter', 'enter', 'enter']);
  expect(confirmed.game.open.cities[1]?.laid).toHaveLength(laid + 1);
  expect(confirmed.game.open.pending).toHaveLength(4);
});

test('DUO-1: you insert for the Automa in city 2, and see why it chose after the reveal only', async () => {
  const table = await begun(DUO);
  expect(playOf(table).step).toMatchObject({ at: 'drafting', draft: { city: 2 } });
  const choosing = await pressed(table, ['enter', 'enter']);
  expect(choosing.step.at).toBe('choosing');
  expect((await pressed(table, ['a'])).automa).toBeUndefined();
  const placing = await pressed(table, ['enter', 'enter', 'enter']);
  const mine = placing.game.open.pending.filter(({ seat }) => seat === YOU);
  expect(mine.filter(({ cities }) => cities.length === 1 && cities[0] === 2)).toHaveLength(1);
  expect(textOf(await pressed(table, ['a']))).toContain('Automa · card');
});

test('a session with Automas reads keys and shows a screen for each', async () => {
  const keys = Array<string>(400).fill('enter');
  const last = await playAt(
    await begun(SOLO_FULL),
    { show: () => {}, key: async () => keys.shift(), end: () => {}, ended: () => true },
    shellIn('fr'),
  );
  expect(last.play?.step.at).toBe('over');
  expect(last.leaving).toBe('yes');
});
