/** What happened, as the log and the announcements say it, in every language. */
import { firstView, type Offer, type SeenTableEvent, type TableView } from '@duopolis/table';
import { begin, evolve, INITIAL_STATE, setUp, viewFor } from '@duopolis/rules';
import { expect, test } from 'vitest';
import {
  announcementOf,
  joinSentences,
  isForMe,
  standingAnnouncement,
} from '../../../src/game/log/announcement.ts';
import { answeredOffer } from '../../../src/game/log/entries.ts';
import { sentenceOf } from '../../../src/game/log/event-sentence.ts';
import { spokenText } from '../../../src/game/talk/spoken-text.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');
const fr = await wordsIn('fr');
const ru = await wordsIn('ru');

const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'log');
if (!setup.ok) throw new Error(setup.error.code);
const game = begin(setup.value).reduce(evolve, INITIAL_STATE);

const first = firstView('ann');
const chair = (member: string) =>
  ({ holder: { kind: 'person', member }, ready: true, answered: true }) as const;
const VIEW: TableView = {
  ...first,
  open: {
    ...first.open,
    phase: 'playing',
    chairs: ['ann', 'ben', 'cleo'].map(chair),
    members: ['ann', 'ben', 'cleo'].map((id) => ({ id, name: id.toUpperCase(), here: true, since: 0 })),
  },
  game: viewFor(game, 0),
};
const token = game.open.tokens[1] ?? '';

const at = 5;
const placed = (seat: number, city: number): SeenTableEvent => ({
  type: 'game',
  at,
  event: { type: 'placed', seat, city, tile: 'S', at: [0, 0] },
});
const says = (event: SeenTableEvent, words = en): string | undefined => sentenceOf(event, VIEW, { words });

test('PLACE-1: the sentence of a placement says who, what, where and the change of the score', () => {
  const city = en.game.pieces.token(token);
  expect(sentenceOf(placed(1, 1), VIEW, { words: en, change: 2 })).toEqual(`BEN places shop → ${city}, +2`);
  expect(sentenceOf(placed(0, 1), VIEW, { words: en, change: -3 })).toEqual(
    `ANN (you) places shop → ${city}, −3`,
  );
});

test('CAP-1: a civic tile of a custom box has the name that its owner gave it', () => {
  const box = { civics: [{ name: 'Moot House', tile: '[OF-P]' }] } as const;
  const own = viewFor({ ...game, open: { ...game.open, box } }, 0);
  const event = { type: 'placed', seat: 1, city: 1, tile: '[OF-P]', at: [0, 0] } as const;
  expect(sentenceOf({ type: 'game', at, event }, { ...VIEW, game: own }, { words: en })).toContain(
    'BEN places Moot House (civic building for office and factory, not park)',
  );
});

test.each([
  [{ type: 'dropped', at, member: 'ben' }, 'BEN lost the connection'],
  [{ type: 'taken-over', at, seat: 1, why: 'late' }, 'BEN ran out of time: a bot plays the seat'],
  [{ type: 'nudged', at, seat: 0, by: 'ben' }, 'BEN nudges you: the table waits for you'],
  [{ type: 'nudged', at, seat: 2, by: 'ben' }, 'BEN nudges CLEO'],
  [
    { type: 'said', at, by: 'ben', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } },
    'BEN: Hello!',
  ],
  [{ type: 'undo-declined', at, city: 0, by: 1 }, 'BEN keeps the tile where it is'],
  [{ type: 'offer-died', at, city: 0, id: 1, why: { code: 'made-real' } }, undefined],
] as const satisfies readonly (readonly [SeenTableEvent, string | undefined])[])('%o', (event, text) => {
  expect(says(event)).toEqual(text);
});

test('a phrase is said in the language of the reader', () => {
  const event = {
    type: 'said',
    at,
    by: 'ben',
    channel: 0,
    content: { kind: 'phrase', phrase: 'yes' },
  } as const;
  expect([en, fr, ru].map((words) => says(event, words))).toEqual(['BEN: Yes', 'BEN : Oui', 'BEN: Да']);
});

const announced = (event: SeenTableEvent): string | undefined =>
  announcementOf({ event, before: VIEW, after: VIEW }, en);

test('what others do in my cities is announced, and not what they do elsewhere', () => {
  expect(announced(placed(1, 0))).toContain('BEN places shop');
  expect(announced(placed(1, 1))).toEqual(undefined);
});

test('CHOOSE-2: choices of others are not announced', () => {
  expect(announced({ type: 'game', at, event: { type: 'chose', seat: 1 } })).toEqual(undefined);
});

const offer = {
  id: 1,
  city: 0,
  tile: 'S',
  cell: [0, 0],
  by: 1,
  owner: 1,
  agreed: [1],
} as const satisfies Partial<Offer>;

const announcedAt = (event: SeenTableEvent, words = en): string | undefined =>
  announcementOf({ event, before: VIEW, after: VIEW }, words, (_, [row, column]) => [row + 2, column + 3]);

test('an offer is announced with its cell, as the board counts it, and with what it would change', () => {
  const event = { type: 'offered', at, offer: { ...offer, by: 1, owner: 1 } } as unknown as SeenTableEvent;
  expect(announcedAt(event)).toMatch(/BEN offers .*shop.*, row 2, column 3, \+2$/);
  expect(announcedAt(event, fr)).toMatch(/, rangée 2, colonne 3, \+2$/);
  expect(announcedAt(event, ru)).toMatch(/, ряд 2, столбец 3, \+2$/);
});

test('B7: a lost agreement is shown on every screen; a lost offer is only in the log', () => {
  const event = {
    type: 'offer-died',
    at,
    city: 0,
    id: 1,
    why: { code: 'cell-lost', refusal: { code: 'occupied', rule: 'PLACE-7', at: [0, 0] } },
  } as const satisfies SeenTableEvent;
  const before = (agreed: readonly number[]): TableView => ({
    ...VIEW,
    asides: { ...VIEW.asides, offers: [{ ...offer, agreed }] },
  });
  expect(isForMe({ event, before: before([0, 1]), after: VIEW })).toBe(true);
  expect(isForMe({ event, before: before([1]), after: VIEW })).toBe(false);
  expect(announced(event)).toBe('Offer cancelled: that space is taken');
});

test('U14: while a bot plays a seat, the bot offers, not its person', () => {
  const chairs = VIEW.open.chairs.map((one, seat) =>
    seat === 1 ? { ...one, standIn: { why: 'late', since: 0 } as const } : one,
  );
  const view = { ...VIEW, open: { ...VIEW.open, chairs } };
  const event = { type: 'offered', at, offer } as const satisfies SeenTableEvent;
  expect(sentenceOf(event, view, { words: en })).toMatch(/^BEN’s bot offers a shop/);
  expect(sentenceOf(event, VIEW, { words: en })).toMatch(/^BEN offers a shop/);
});

test('my own choice and my own placement are confirmed', () => {
  const city = en.game.pieces.token(game.open.tokens[0] ?? '');
  expect(announcedAt(placed(0, 0))).toBe(`Tile placed: shop, ${city}`);
  expect(announcedAt({ type: 'game', at, event: { type: 'chose', seat: 0 } })).toBe('Locked.');
  expect(announcedAt({ type: 'game', at, event: { type: 'chose', seat: 1 } })).toBeUndefined();
});

test('a newcomer to a running table hears the current phase', () => {
  expect(standingAnnouncement(VIEW, en.table)).toBe('Round 1, turn 1 of 3. Choose two tiles');
});

test('several sentences are one text, each with one end', () => {
  expect(joinSentences(['Locked.', 'BEN shows shop', 'Ready?'])).toBe('Locked. BEN shows shop. Ready?');
});

const answered = (type: 'offer-agreed' | 'offer-declined', by: number): SeenTableEvent =>
  ({ type, at, city: 0, id: 1, by, reasons: [] }) as const;

test('the log says which offer was answered, and that it was me who answered', () => {
  const city = (words: typeof en): string => words.game.pieces.token(game.open.tokens[0] ?? '');
  const say = (event: SeenTableEvent, words = en) => sentenceOf(event, VIEW, { words, offer });
  expect(say(answered('offer-declined', 0))).toBe(`You declined BEN’s offer: shop (${city(en)})`);
  expect(say(answered('offer-agreed', 0))).toBe(`You agreed with BEN: shop (${city(en)})`);
  expect(say(answered('offer-agreed', 1))).toBe(`BEN agrees: shop (${city(en)})`);
  expect(say(answered('offer-declined', 0), fr)).toMatch(/^Vous refusez la proposition de BEN/);
  expect(say(answered('offer-declined', 0), ru)).toMatch(/^Вы отклонили предложение \(BEN\): магазин/);
  expect(says({ type: 'offered', at, offer: { ...offer, by: 0, owner: 0 } })).toBe(
    `You offer your shop (${city(en)})`,
  );
});

test('the log keeps the offer that was answered: it may be gone from the table since', () => {
  const before = { ...VIEW, asides: { ...VIEW.asides, offers: [offer] } };
  expect(answeredOffer(answered('offer-declined', 1), before)).toEqual(offer);
  expect(answeredOffer(placed(0, 0), before)).toBeUndefined();
});

test('I pointed at a space; somebody else tells me to look there', () => {
  const ping = { kind: 'ping', city: 0, cell: [0, 0] } as const;
  expect(spokenText(ping, VIEW, { words: en, isOwn: true })).toMatch(/^pointed at .+, row \d, column \d$/);
  expect(spokenText(ping, VIEW, { words: en })).toMatch(/^look here: /);
});
