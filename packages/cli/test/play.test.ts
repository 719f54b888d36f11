/** A whole game in the terminal, key by key, and every screen of it. */
import { makeRecord, parseRecord, recordOf, verifyRecord } from '@duopolis/rules';
import { type Language, LANGUAGES, vocabularyOf } from '@duopolis/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text.ts';
import { beginPlay, playersOf, type PlayOptions } from '../src/play/begin.ts';
import { playThrough } from '../src/play/session.ts';
import type { Play } from '../src/play/play.ts';
import { press } from '../src/play/press.ts';
import { playLines } from '../src/play/screen.ts';
import { shellIn } from './kit/shell.ts';

const begun = (given: Partial<PlayOptions> = {}): Play => {
  const play = beginPlay({
    options: { mode: 'table', seats: 3, capitals: false },
    bots: ['random'],
    seed: 'play',
    name: 'Ann',
    automas: vocabularyOf('en').automas,
    ...given,
  });
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
};

const pressed = (play: Play, keys: readonly string[]): Play => keys.reduce(press, play);
/** Nobody else builds your cities there, so no draft is ever lost. */
const DUEL: Partial<PlayOptions> = { options: { mode: 'duel', seats: 2, capitals: false } };

const tilesPlaced = ({ events }: Play): number => events.filter(({ type }) => type === 'placed').length;

const CHOOSE = ['1', '2', 'enter'];
const CHOOSE_AND_DRAFT = [...CHOOSE, 'enter', 'enter'];

const textOf = (play: Play, language: Language = 'en'): string =>
  playLines(play, shellIn(language)).join('\n');

/** Plays on with the simplest keys until the game is over, calling back at every screen. */
function playedOut(first: Play, seen: (play: Play) => void = () => {}): Play {
  let play = first;
  for (let keys = 0; play.step.at !== 'over'; keys++) {
    if (keys > 1000) throw new Error('the game does not end');
    seen(play);
    play = press(
      play,
      play.step.at === 'choosing' && play.step.picked.length < 2 ? `${play.step.picked.length + 1}` : 'enter',
    );
  }
  seen(play);
  return play;
}

describe.each(LANGUAGES)('every screen of a game in %s', (language) => {
  test.each([
    ['table', 3, false],
    ['table', 7, false],
    ['duel', 2, false],
    ['table', 3, true],
    ['table', 7, true],
    ['duel', 2, true],
  ] as const)('%s with %d seats fits 80x24 (Capitals: %j)', (mode, seats, capitals) => {
    const shell = shellIn(language);
    const wrong: string[] = [];
    playedOut(begun({ options: { mode, seats, capitals } }), (play) => {
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
] as const)('a game played in the terminal, %s with %d seats, keeps every rule', (mode, seats) => {
  const play = playedOut(begun({ options: { mode, seats, capitals: false }, bots: ['greedy', 'random'] }));
  const record = recordOf(play.events, playersOf(play));
  expect(record).toBeDefined();
  const read = parseRecord(makeRecord(record as NonNullable<typeof record>));
  expect(read.ok && verifyRecord(read.value).ok).toBe(true);
  expect(record?.seats[0]).toEqual({ name: 'Ann', kind: 'human' });
});

test('CHOOSE-1: two tiles are picked before they can be locked', () => {
  const one = pressed(begun(), ['1', 'l']);
  expect(one.step.at).toBe('choosing');
  expect(textOf(one)).toContain('CHOOSE-1');
});

test('CHOOSE-1: Enter alone picks two tiles and locks them', () => {
  const play = pressed(begun(), ['enter', 'enter']);
  expect(play.step).toMatchObject({ at: 'choosing', picked: [0, 1] });
  expect(press(play, 'enter').game.open.phase).toBe('placing');
});

test('CHOOSE-2: nothing of the others is shown before you have locked', () => {
  const play = begun();
  expect(play.game.open.phase).toBe('choosing');
  expect(textOf(play)).toContain('Ada has chosen');
  expect(play.events.some(({ type }) => type === 'revealed')).toBe(false);
  expect(pressed(play, CHOOSE).events.some(({ type }) => type === 'revealed')).toBe(true);
});

test('CHOOSE-3: a pick can be taken back until it is locked', () => {
  const play = pressed(begun(), ['1', '2', 'u', '3']);
  expect(play.step).toMatchObject({ at: 'choosing', picked: [0, 2] });
});

test('PLACE-2: a draft places nothing until it is confirmed, and can be undone', () => {
  const drafted = pressed(begun(DUEL), CHOOSE_AND_DRAFT);
  expect(drafted.step.at).toBe('confirming');
  expect(drafted.events.some((event) => event.type === 'placed' && event.seat === 0)).toBe(false);
  const undone = pressed(drafted, ['u', 'u']);
  expect(undone.drafts).toEqual([]);
  expect(undone.step.at).toBe('drafting');
  const placed = press(drafted, 'enter');
  expect(placed.events.filter((event) => event.type === 'placed' && event.seat === 0)).toHaveLength(2);
});

test('a draft shows what it would change', () => {
  expect(textOf(pressed(begun(), CHOOSE))).toMatch(/left \d+→\d+/);
});

test('PLACE-7: a draft whose cell somebody takes is given back', () => {
  const lost = Array.from({ length: 40 }, (_, seed) => begun({ seed: `lost ${seed}` }))
    .map((play) => pressed(play, [...CHOOSE, 'enter', 'w', 'w', 'w']))
    .find(({ notice }) => notice?.code === 'draft-lost');
  expect(lost?.notice).toMatchObject({ refusal: { rule: 'PLACE-7' } });
  expect(textOf(lost as Play)).toContain('PLACE-7: your draft in');
  expect(lost?.step.at).toBe('drafting');
});

test('PLACE-8: waiting lets a bot place first, and nobody is left to wait for in the end', () => {
  const play = pressed(begun(), CHOOSE);
  const waited = press(play, 'w');
  expect(waited.events.some(({ type }) => type === 'waited')).toBe(true);
  expect(tilesPlaced(waited)).toBe(tilesPlaced(play) + 1);
  const alone = pressed(play, Array<string>(8).fill('w'));
  expect(alone.notice).toMatchObject({ code: 'rejected', rejection: { code: 'nobody-to-wait-for' } });
  expect(textOf(alone)).toContain('PLACE-8');
});

test('END-1: the end shows every rank and the two cities behind it', () => {
  const play = playedOut(begun());
  const text = textOf(play);
  for (const { score } of play.game.open.result?.seats ?? []) expect(text).toContain(`${score}`);
  expect(text).toContain('1st');
});

test('q asks before it leaves, and any other key goes on', () => {
  const asked = press(begun(), 'q');
  expect(asked.leaving).toBe('asked');
  expect(press(asked, 'enter').leaving).toBe('no');
  expect(press(asked, 'y').leaving).toBe('yes');
});

test('a session reads keys and shows a screen for each', async () => {
  const keys = [...CHOOSE_AND_DRAFT, 't', 'x', 'q', 'y'];
  const shown: (readonly string[])[] = [];
  const last = await playThrough(
    begun(),
    { show: (lines) => shown.push(lines), key: async () => keys.shift(), end: () => {}, ended: () => true },
    shellIn('en'),
  );
  expect(last.leaving).toBe('yes');
  expect(shown).toHaveLength(9);
});

test('a session ends when its input ends', async () => {
  const last = await playThrough(
    begun(),
    { show: () => {}, key: async () => undefined, end: () => {}, ended: () => true },
    shellIn('en'),
  );
  expect(last.step.at).toBe('choosing');
});
