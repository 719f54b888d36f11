/** How an Automa chooses a tile: the symbols, the best tile, the new type, the ties, and the rulebook's examples. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUTOMA_CARDS, type Column } from '../../src/automa/cards.ts';
import { chooseTile } from '../../src/automa/choice.ts';
import { cityInView, type CityInView } from '../../src/automa/gain.ts';
import { EMPTY_AUTOMACITY, withLaid } from '../../src/city/city.ts';
import { legalCells } from '../../src/city/placement.ts';
import { type BuildingType, LETTERS, type Tile } from '../../src/types.ts';
import { drawn } from '../kit/build-city.ts';
import { aCity, aLetter } from '../kit/generators.ts';

const tiles = (text: string): readonly Tile[] => text.split(' ') as Tile[];
const column = (text: string): Column => text.split('') as unknown as Column;
/** The card of the rulebook's example: factory, best; new type, house, best. */
const automacity = (laid: readonly Tile[], otherFactories: readonly number[]): CityInView =>
  cityInView(withLaid(EMPTY_AUTOMACITY, laid), otherFactories);
const [card] = AUTOMA_CARDS as [(typeof AUTOMA_CARDS)[number]];
const LEFTVILLE = drawn('PHO/.O.');
const AUTOMACITY = tiles('H S-m P');

test('AUTOMA-1, AUTOMA-2: Autommaso has no factory and takes the tavern: +4 against 3 for the shop and 2 for the house', () => {
  expect(chooseTile(tiles('H S b'), card.shared, cityInView(LEFTVILLE, [0, 0]))).toEqual({
    tile: 'b',
    symbol: '>',
    skipped: [{ symbol: 'f', why: 'none-in-hand' }],
    candidates: [
      { tile: 'b', gain: { points: 4, byType: { tavern: 1, office: 2, house: 1 }, at: [1, 2] } },
      { tile: 'S', gain: { points: 3, byType: { shop: 2, house: 1 }, at: [-1, 0] } },
      { tile: 'H', gain: { points: 2, byType: { house: 2 }, at: [-1, 0] } },
    ],
  });
});

test('AUTOMA-3, AUTOMA-1: no tile left is of a new type for Automacity, so Autommaso inserts the house', () => {
  expect(chooseTile(tiles('H S'), card.own, automacity(AUTOMACITY, [0, 0]))).toEqual({
    tile: 'H',
    symbol: 'h',
    skipped: [{ symbol: 'n', why: 'none-in-hand' }],
    candidates: [{ tile: 'H', gain: { points: 3, byType: { house: 3 } } }],
  });
});

test('AUTOMA-1: Automarta would assign her factory to Rightown', () => {
  const choice = chooseTile(tiles('O F P'), card.shared, cityInView(drawn('SP'), [1, 0]));
  expect(choice).toEqual({
    tile: 'F',
    symbol: 'f',
    skipped: [],
    candidates: [{ tile: 'F', gain: { points: 4, byType: { factory: 4 }, at: [-1, 0] } }],
  });
});

test('AUTOMA-3: Automarta would insert the office, a type that Automacity has not', () => {
  expect(chooseTile(tiles('O P'), card.own, automacity(AUTOMACITY, [0, 0]))).toEqual({
    tile: 'O',
    symbol: 'n',
    skipped: [],
    candidates: [{ tile: 'O', gain: { points: 3, byType: { office: 2, house: 1 } } }],
  });
});

test.each([
  ['P H F', 'h>', 'H', 'h', ''],
  ['P H F', 'f>', 'F', 'f', ''],
  ['P H F', 'hf>', 'H', 'h', ''],
  ['P S F', 'hf>', 'F', 'f', 'h'],
  ['P S S', 'hf>', 'P', '>', 'hf'],
  ['S P P', '>', 'P', '>', ''],
])('AUTOMA-1: of %s by %s it takes %s, by the symbol %s', (hand, symbols, tile, symbol, skipped) => {
  expect(chooseTile(tiles(hand), column(symbols), automacity(tiles('P'), [0, 0]))).toMatchObject({
    tile,
    symbol,
    skipped: skipped.split('').map((above) => ({ symbol: above, why: 'none-in-hand' })),
  });
});

test.each([
  ['most factories', [0, 0], 'F'],
  ['third most', [4, 3], 'S'],
])('AUTOMA-2: whether a factory beats a shop depends on the other cities: %s', (_, others, tile) => {
  expect(chooseTile(tiles('F S'), column('>'), cityInView(drawn('SP'), others)).tile).toBe(tile);
});

test.each([
  ['H S', 'S O', 'n>', 'O', 'n'],
  ['H S', 'S H', 'n>', 'S', '>'],
  ['H b', 'd e S', 'n>', 'S', 'n'],
  ['H b', 'd e m', 'n>', 'd', '>'],
  ['H H H O', 'S P m F', 'n>', 'F', 'n'],
  ['H H H O F|O F|O', 'O S m', 'n>', 'm', 'n'],
])(
  'AUTOMA-3: Automacity %s and hand %s by %s: %s, by the symbol %s',
  (lying, hand, symbols, tile, symbol) => {
    expect(chooseTile(tiles(hand), column(symbols), automacity(tiles(lying), [0, 0]))).toMatchObject({
      tile,
      symbol,
    });
  },
);

test('AUTOMA-3: without a house in the city there is no new type to look for', () => {
  expect(chooseTile(tiles('P S'), column('n>'), automacity(tiles('S'), [0, 0]))).toMatchObject({
    tile: 'S',
    symbol: '>',
    skipped: [{ symbol: 'n', why: 'no-house-in-city' }],
  });
});

/** A city where every tile gains the same. */
const evenCity = (types: readonly BuildingType[]): CityInView => ({
  types,
  gainOf: () => ({ points: 1, byType: {} }),
});

test('AUTOMA-3, CAP-4: a civic tile is never a new type', () => {
  const choice = chooseTile(['[PH-T]', 'O'], column('n>'), evenCity(['house']));
  expect(choice).toMatchObject({ tile: 'O', symbol: 'n', candidates: [{ tile: 'O' }] });
});

test.each([
  ['H O F S b P', 'P b S F O H', 'type'],
  ['H O F S b', 'b S F O H', 'type'],
  ['O S F', 'S F O', 'type'],
  ['H O F', 'F O H', 'type'],
  ['H O', 'O H', 'type'],
  ['b m e d', 'd e m b', 'kind'],
  ['b S m', 'm b S', 'kind'],
  ['[PH-T] H', 'H [PH-T]', 'type'],
  ['[SF-P] [PH-T]', '[SF-P] [PH-T]', 'hand'],
])('AUTOMA-4: equal gains of %s rank as %s, the first by its %s', (hand, ranked, by) => {
  const choice = chooseTile(tiles(hand), column('>'), evenCity([]));
  expect(choice.tile).toBe(tiles(ranked)[0]);
  expect(choice.tieBreak).toEqual({ by, tied: tiles(ranked) });
});

test('AUTOMA-4: equal gains of new types follow the list too', () => {
  const choice = chooseTile(tiles('O e d P'), column('n>'), evenCity(['house', 'park']));
  expect(choice).toMatchObject({ tile: 'd', symbol: 'n', tieBreak: { by: 'kind', tied: ['d', 'e', 'O'] } });
});

test('AUTOMA-4: a tie below the best tile is none', () => {
  const choice = chooseTile(tiles('S P d'), column('>'), automacity(tiles('P'), [0, 0]));
  expect(choice.candidates.map(({ tile, gain }) => `${tile}${gain.points}`)).toEqual(['P6', 'S2', 'd1']);
  expect(choice).not.toHaveProperty('tieBreak');
});

test('AUTOMA-1: an empty hand has nothing to choose', () => {
  expect(() => chooseTile([], column('h>'), evenCity([]))).toThrow(RangeError);
});

const aHand = fc.array(aLetter, { minLength: 1, maxLength: 7 });
const aColumn = fc.constantFrom(...AUTOMA_CARDS.flatMap(({ shared, own }) => [shared, own]));
const counts = fc.tuple(fc.nat(5), fc.nat(5));
const aView: fc.Arbitrary<CityInView> = fc.oneof(
  fc
    .tuple(
      aCity.filter((city) => legalCells(city, 'S').length > 0),
      counts,
    )
    .map(([city, others]) => cityInView(city, others)),
  fc.tuple(fc.array(aLetter, { maxLength: 15 }), counts).map(([lying, others]) => automacity(lying, others)),
);

test('AUTOMA-1: the chosen tile is in the hand, and the order of the hand does not matter', () => {
  fc.assert(
    fc.property(aHand, aColumn, aView, (hand, symbols, view) => {
      const choice = chooseTile(hand, symbols, view);
      expect(hand).toContain(choice.tile);
      expect(chooseTile(hand.toReversed(), symbols, view)).toEqual(choice);
      expect([...choice.skipped.map(({ symbol }) => symbol), choice.symbol]).toEqual(
        symbols.slice(0, choice.skipped.length + 1),
      );
    }),
  );
});

test('AUTOMA-2: no tile of the hand gains more than the one chosen as the best', () => {
  fc.assert(
    fc.property(aHand, aView, (hand, view) => {
      const choice = chooseTile(hand, ['>'], view);
      expect(choice.candidates.map(({ tile }) => tile).toSorted()).toEqual(
        LETTERS.filter((letter) => hand.includes(letter)).toSorted(),
      );
      expect(view.gainOf(choice.tile).points).toBe(Math.max(...hand.map((tile) => view.gainOf(tile).points)));
    }),
  );
});

test('AUTOMA-2: a choice survives JSON, so that an event can carry it', () => {
  fc.assert(
    fc.property(aHand, aColumn, aView, (hand, symbols, view) => {
      const choice = chooseTile(hand, symbols, view);
      expect(JSON.parse(JSON.stringify(choice))).toEqual(choice);
    }),
  );
});

test('AUTOMA-4: the list of an owner’s cards decides instead of ours', () => {
  const hand = tiles('S P');
  const city = { types: [], gainOf: () => ({ points: 1, byType: {} }) };
  const types = ['house', 'office', 'factory', 'shop', 'tavern', 'park', 'civic'] as const;
  expect(chooseTile(hand, ['>'], city).tile).toBe('P');
  expect(chooseTile(hand, ['>'], { ...city, ties: { types, taverns: ['b', 'm', 'e', 'd'] } }).tile).toBe('S');
});
