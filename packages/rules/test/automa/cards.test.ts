/** The Automa cards, and reading a custom deck. */
import { expect, test } from 'vitest';
import { AUTOMA_CARDS, type AutomaCard, TIE_BREAK_LIST } from '../../src/automa/cards.ts';
import { parseDeck } from '../../src/automa/deck.ts';

const printed = ({ number, shared, own }: AutomaCard): string =>
  `${number} ${shared.join('')} ${own.join('')}`;

test('FULL-1: the twenty cards, shared column and Automacity column', () => {
  expect(AUTOMA_CARDS.map(printed)).toEqual([
    '1 f> nh>',
    '2 f> n>',
    '3 f> h>',
    '4 f> >',
    '5 h> nf>',
    '6 h> f>',
    '7 h> n>',
    '8 h> >',
    '9 n> f>',
    '10 n> h>',
    '11 n> nh>',
    '12 > nh>',
    '13 > nh>',
    '14 > n>',
    '15 > n>',
    '16 > h>',
    '17 > f>',
    '18 > nf>',
    '19 > >',
    '20 > >',
  ]);
});

test('AUTOMA-4: the list printed on every card', () => {
  expect(TIE_BREAK_LIST.join(' ')).toBe('park tavern shop factory office house civic');
});

test('AUTOMA-1: a deck written as JSON is read back', () => {
  expect(parseDeck(JSON.parse(JSON.stringify(AUTOMA_CARDS)))).toEqual({ ok: true, value: AUTOMA_CARDS });
});

test('AUTOMA-1: a deck may have one card, and unknown fields of a card are ignored', () => {
  const card = { number: 7, shared: ['>'], own: ['h', '>'] };
  expect(parseDeck([{ ...card, artist: 'me' }])).toEqual({ ok: true, value: [card] });
});

const card = (number: unknown, shared: unknown, own: unknown) => ({ number, shared, own });
const good = card(1, ['f', '>'], ['n', 'h', '>']);

test.each([
  ['no list', { cards: [good] }, { code: 'wrong-shape', path: '' }],
  ['no card', [], { code: 'no-cards', path: '' }],
  ['a card that is a text', [good, 'f>'], { code: 'wrong-shape', path: '[1]', found: '"f>"' }],
  ['a number and a half', [card(1.5, ['>'], ['>'])], { code: 'wrong-shape', path: '[0].number' }],
  ['no number', [card(undefined, ['>'], ['>'])], { code: 'wrong-shape', path: '[0].number' }],
  [
    'a number twice',
    [good, card(2, ['>'], ['>']), card(1, ['>'], ['>'])],
    { code: 'duplicate-number', path: '[2].number', number: 1, first: '[0].number' },
  ],
  ['a column that is a text', [card(1, 'f>', ['>'])], { code: 'wrong-shape', path: '[0].shared' }],
  [
    'an unknown symbol',
    [good, card(2, ['>'], ['n', 'x', '>'])],
    { code: 'wrong-shape', path: '[1].own[1]', expected: ['h', 'f', 'n', '>'], found: '"x"' },
  ],
  ['an empty column', [card(1, [], ['>'])], { code: 'end-is-not-best', path: '[0].shared', found: '' }],
  [
    'a column without the best symbol at its end',
    [good, card(2, ['>'], ['>', 'h'])],
    { code: 'end-is-not-best', path: '[1].own', found: '> h' },
  ],
])('AUTOMA-1: a deck with %s is refused', (_, deck, error) => {
  expect(parseDeck(deck)).toMatchObject({ ok: false, error });
});
