/** The kinds of city, told apart by what they have, as stored games and messages hold them. */
import { expect, test } from 'vitest';
import { builtCityAt, type CityKind, cityAt, kindOf, laidIn, tilesIn } from '../../src/cities/kind.ts';
import { type City, EMPTY_AUTOMACITY, EMPTY_CITY, withLaid, withTile } from '../../src/city/city.ts';
import { stateAfter } from '../../src/game/decide.ts';
import { EVERY_OPTIONS, nameOf, randomGame } from '../kit/games.ts';

const CAPITAL: City = { ...EMPTY_CITY, capital: { mat: '.#./.=./.##/..#', order: 's' } };

test.each<[CityKind, string]>([
  ['square', '{"tiles":[{"tile":"S","at":[0,0],"seat":0}]}'],
  ['capital', '{"tiles":[],"capital":{"mat":".#./.=./.##/..#","order":"s"}}'],
  ['automacity', '{"tiles":[],"laid":["S","P|H"]}'],
])('a %s as it is stored: %s', (kind, text) => {
  const city: City = JSON.parse(text);
  expect(kindOf(city)).toBe(kind);
  expect(JSON.stringify(city)).toBe(text);
});

test('SOLO-3: what is laid in Automacity has no cells, so nothing else can be placed there', () => {
  const automacity = withLaid(EMPTY_AUTOMACITY, ['S', 'P|H']);
  expect(tilesIn(automacity)).toEqual(['S', 'P|H']);
  expect(laidIn(automacity)).toEqual(['S', 'P|H']);
  expect(laidIn(EMPTY_CITY)).toEqual([]);
  expect(laidIn(undefined)).toEqual([]);
  expect(() => builtCityAt([EMPTY_CITY, automacity], 1)).toThrow(RangeError);
});

test('a city by its index', () => {
  const built = withTile(EMPTY_CITY, { tile: 'S', at: [0, 0], seat: 0 });
  expect(cityAt([CAPITAL, built], 1)).toBe(built);
  expect(builtCityAt([CAPITAL, built], 0)).toBe(CAPITAL);
  expect(tilesIn(built)).toEqual(['S']);
  expect(() => cityAt([built], 1)).toThrow('no city 1 among 1');
});

test.each(EVERY_OPTIONS.map((options) => [nameOf(options), options] as const))(
  'CAP-1, SOLO-3: the cities of %s are of the kinds that its options say',
  (_, options) => {
    const { cities } = stateAfter(randomGame(options, 'kinds').events).open;
    const others: CityKind = options.capitals ? 'capital' : 'square';
    expect(cities.map(kindOf)).toEqual(
      cities.map((__, city) => (options.mode === 'solo' && city === 1 ? 'automacity' : others)),
    );
  },
);
