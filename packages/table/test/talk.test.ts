/** Channels: one for the table, one for each city; text, phrases and pings, within limits. */
import { describe, expect, test } from 'vitest';
import type { TableCommand } from '../src/table-command.ts';
import type { TableOptions } from '../src/options.ts';
import type { Channel, Content } from '../src/talk/talk-message.ts';
import { FLOOD, LONGEST_TEXT } from '../src/talk/talk-refusal.ts';
import { tableViewFor } from '../src/view.ts';
import {
  at,
  by,
  DUEL,
  gathered,
  given,
  optionsOf,
  refusal,
  type Session,
  started,
  tableOf,
} from './kit/session.ts';

const text = (said: string): Content => ({ kind: 'text', text: said });
const say = (who: string, channel: Channel, content: Content, time = 0): TableCommand =>
  by(who, { type: 'say', channel, content }, time);

const game = (others: Partial<TableOptions> = {}): Session =>
  given(started(optionsOf(tableOf(4), others)), by('wim', { type: 'join', name: 'wim' }));
const SESSION = game();
const [p0, p1, p2] = [0, 1, 2].map((seat) => at(SESSION, seat)) as [string, string, string];

const received = (session: Session, member: string): readonly string[] => {
  const { table, cities } = tableViewFor(session.state, member).asides.talk;
  return [...table, ...cities.flat()].map(({ content }) =>
    content.kind === 'text' ? content.text : content.kind,
  );
};

describe('who gets what', () => {
  const said = given(SESSION, say(p0, 'table', text('to all')), say(p0, 0, text('to my left')));
  test.each([
    ['the speaker', p0, ['to all', 'to my left']],
    ['the partner in that city', p1, ['to all', 'to my left']],
    ['another player', p2, ['to all']],
    ['a spectator', 'wim', ['to all']],
  ])('%s', (_, member, messages) => {
    expect(received(said, member)).toEqual(messages);
  });
});

describe('what is kept of a text', () => {
  test.each([
    ['spaces around it', '  hi  ', 'hi'],
    ['an order to a terminal', 'a\u001B]0;b\u0007c\u009Bd', 'a ]0;b c d'],
    ['lines', 'one\r\ntwo\u2028three', 'one two three'],
    ['a line turned around', '\u202Eevil\u202C \u2066x\u2069', 'evil x'],
    ['half a character', 'a\uD83Db', 'ab'],
    ['towers of marks', `e${'\u0301'.repeat(40)}`, 'e\u0301\u0301\u0301'],
    ['an emoji of several', '👩‍👩‍👧 1️⃣ 🏳️‍🌈', '👩‍👩‍👧 1️⃣ 🏳️‍🌈'],
    ['Persian and Hebrew', 'می‌خواهم שָׁלוֹם', 'می‌خواهم שָׁלוֹם'],
  ])('%s', (_, said, kept) => {
    expect(received(given(SESSION, say(p0, 'table', text(said))), p1)).toEqual([kept]);
  });
});

describe('refused', () => {
  test.each<[string, TableCommand, object]>([
    ['into a city of others', say(p0, 1, text('hi')), { code: 'not-your-city', city: 1 }],
    ['by a spectator into a running game', say('wim', 'table', text('hi')), { code: 'only-players-talk' }],
    [
      'by a spectator as a phrase',
      say('wim', 'table', { kind: 'phrase', phrase: 'hello' }),
      { code: 'only-players-talk' },
    ],
    ['nothing', say(p0, 'table', text('  \n ')), { code: 'empty-text' }],
    ['nothing that can be seen', say(p0, 'table', text('\u202E\u0007')), { code: 'empty-text' }],
    [
      'too much',
      say(p0, 'table', text('x'.repeat(LONGEST_TEXT + 1))),
      { code: 'text-too-long', length: 281 },
    ],
    [
      'a phrase of one’s own',
      say(p0, 0, { kind: 'phrase', phrase: 'boo' as never }),
      { code: 'no-such-phrase' },
    ],
    [
      'a ping out of the world',
      say(p0, 0, { kind: 'ping', city: 0, cell: [99, 0] }),
      { code: 'no-such-cell' },
    ],
    ['a ping in no city', say(p0, 0, { kind: 'ping', city: 9, cell: [0, 0] }), { code: 'no-such-cell' }],
    ['muting oneself', by(p0, { type: 'mute', member: p0, mute: true }), { code: 'mute-yourself' }],
    ['muting nobody', by(p0, { type: 'mute', member: 'x', mute: true }), { code: 'no-such-member' }],
  ])('%s', (_, command, problem) => {
    expect(refusal(SESSION, command)).toMatchObject(problem);
  });

  test('text at a table of phrases, which still has phrases and pings', () => {
    const quiet = game({ phrasesOnly: true });
    expect(refusal(quiet, say(p0, 'table', text('hi')))).toEqual({ code: 'phrases-only' });
    const said = given(
      quiet,
      say(p0, 0, { kind: 'phrase', phrase: 'want-shop' }),
      say(p0, 0, { kind: 'ping', city: 0, cell: [0, 1] }),
    );
    expect(received(said, p1)).toEqual(['phrase', 'ping']);
  });

  test('a city before there is one, or without a partner', () => {
    expect(refusal(gathered(optionsOf(tableOf(3))), say('ann', 0, text('hi')))).toMatchObject({
      code: 'wrong-table-phase',
    });
    expect(refusal(started(optionsOf(DUEL)), say('ann', 0, text('hi')))).toMatchObject({
      code: expect.stringMatching(/no-partner|not-your-city/),
    });
  });
});

test('messages have a rate limit over all channels', () => {
  const { messages, within } = FLOOD;
  const flood = Array.from({ length: messages }, (_, nth) =>
    say(p0, nth % 2 === 0 ? 'table' : 0, text('x'), nth),
  );
  const full = given(SESSION, ...flood);
  expect(refusal(full, say(p0, 'table', text('x'), within - 1))).toEqual({
    code: 'too-fast',
    messages,
    seconds: within / 1_000,
    again: within,
  });
  expect(received(given(full, say(p0, 'table', text('late'), within)), p2)).toContain('late');
  expect(received(given(full, say(p1, 'table', text('mine'), 7)), p2)).toContain('mine');
});

test('muting affects only one’s own view, from then on, and nobody else sees it', () => {
  const muted = given(
    SESSION,
    say(p0, 'table', text('before')),
    by(p1, { type: 'mute', member: p0, mute: true }),
    say(p0, 'table', text('meanwhile')),
    by(p1, { type: 'mute', member: p0, mute: false }),
    say(p0, 'table', text('after')),
  );
  expect(received(muted, p1)).toEqual(['before', 'unheard', 'after']);
  expect(received(muted, p2)).toEqual(['before', 'meanwhile', 'after']);
  expect(JSON.stringify(tableViewFor(muted.state, p0))).not.toContain('unheardBy');
});

test('a channel keeps the last fifty messages', () => {
  const many = Array.from({ length: 60 }, (_, nth) => say(p0, 'table', text(`${nth}`), nth * FLOOD.within));
  expect(received(given(SESSION, ...many), p2)).toEqual(
    Array.from({ length: 50 }, (_, nth) => `${nth + 10}`),
  );
});
