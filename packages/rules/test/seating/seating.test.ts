/** Seating: by numbered cards, or by the answers to one card. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARD_ORDERS,
  type CardOrder,
  RAINBOW,
  seatByCard,
  seatByNumbers,
  type Seating,
} from '../../src/chance/seating.ts';
import { COMPONENTS } from '../../src/components/box.ts';

const CARDS = COMPONENTS.seatingCards.map(({ number }) => number);

test.each([3, 4, 5, 6, 7])('SEAT-2: %i players dealt a card each sit in ascending order', (players) => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const seating = seatByNumbers(players, seed, CARDS);
      expect(seating.players.toSorted((one, other) => one - other)).toEqual([...Array(players).keys()]);
      expect(seating.values).toHaveLength(players);
      expect(new Set(seating.values).size).toBe(players);
      expect(CARDS).toEqual(expect.arrayContaining([...seating.values]));
      expect(seating.values).toEqual(seating.values.toSorted((one, other) => one - other));
      expect(seatByNumbers(players, seed, CARDS)).toEqual(seating);
    }),
    { numRuns: 30 },
  );
});

test('SEAT-2: over many seeds everyone gets every seat, and every card is dealt', () => {
  const seatings = Array.from({ length: 300 }, (_, nth) => seatByNumbers(3, `seed ${nth}`, CARDS));
  expect(new Set(seatings.map(({ players }) => players.join())).size).toBe(6);
  expect(new Set(seatings.flatMap(({ values }) => values)).size).toBe(15);
});

test.each<[CardOrder, readonly string[], readonly number[]]>([
  ['number', ['42', '38,5', '39.5'], [1, 2, 0]],
  ['number', ['10', '9', ' 100 ', '-3'], [3, 1, 0, 2]],
  ['date', ['12-24', '1-31', '02-01'], [1, 2, 0]],
  ['date', ['5-09', '05-10', ' 4-30 '], [2, 0, 1]],
  ['text', ['Birmingham', 'Augusta', 'chicago'], [1, 0, 2]],
  ['text', ['Éze', 'Faro', 'Dijon', 'ébène'], [2, 3, 0, 1]],
  ['rainbow', ['violet', 'Red', ' blue', 'GREEN'], [1, 3, 2, 0]],
  ['rainbow', RAINBOW.toReversed(), [6, 5, 4, 3, 2, 1, 0]],
])('SEAT-2: by %s the answers %j seat the players %j', (order, answers, players) => {
  expect(seatByCard(order, answers, 'seed')).toEqual({ players, values: players.map((_, nth) => nth + 1) });
});

test.each<[CardOrder, string]>([
  ['number', '7'],
  ['date', '6-21'],
  ['text', 'Lyon'],
  ['rainbow', 'indigo'],
])('SEAT-3: equal answers by %s are ordered by lot, the same lot for the same seed', (order, answer) => {
  const orders = Array.from({ length: 60 }, (_, nth) => {
    const seating = seatByCard(order, [answer, answer, answer], `seed ${nth}`) as Seating;
    expect(seatByCard(order, [answer, answer, answer], `seed ${nth}`)).toEqual(seating);
    expect(seating.values).toEqual([1, 2, 3]);
    return seating.players.join();
  });
  expect(new Set(orders).size).toBe(6);
});

test('SEAT-3: the lot decides among equals only', () => {
  for (let nth = 0; nth < 20; nth++) {
    const { players } = seatByCard('number', ['5', '1', '5', '9'], `seed ${nth}`) as Seating;
    expect([players[0], players[3]]).toEqual([1, 3]);
  }
});

test.each<[CardOrder, string]>([
  ['number', ''],
  ['number', '  '],
  ['number', 'ten'],
  ['number', 'Infinity'],
  ['number', '1 2'],
  ['date', ''],
  ['date', '13-01'],
  ['date', '0-10'],
  ['date', '6-32'],
  ['date', '6-0'],
  ['date', '2001-06-21'],
  ['date', '6/21'],
  ['text', ''],
  ['text', '   '],
  ['rainbow', 'pink'],
  ['rainbow', ''],
])('SEAT-2: by %s the answer %j is refused, with who gave it', (order, answer) => {
  const good = { number: '1', date: '1-1', text: 'a', rainbow: 'red' }[order];
  expect(seatByCard(order, [good, answer, good], 'seed')).toEqual({
    code: 'bad-answer',
    order,
    player: 1,
    answer,
  });
});

test('SEAT-2: every card of the box has an order that is known', () => {
  expect(COMPONENTS.seatingCards.map(({ number }) => number)).toEqual(
    [...Array(15).keys()].map((n) => n + 1),
  );
  expect(CARD_ORDERS).toEqual(expect.arrayContaining(COMPONENTS.seatingCards.map(({ order }) => order)));
});
