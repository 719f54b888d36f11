/** The kinds of city are distinguished by their fields, as in stored games and messages. */
import { expect, test } from 'vitest';
import {
  builtCityAt,
  cityAt,
  laidIn,
  matchBuilt,
  matchCity,
  tilesIn,
  withTileLaid,
  withTilesFor,
} from '../../src/cities/kind.ts';
import {
  capitalCity,
  type City,
  EMPTY_AUTOMACITY,
  EMPTY_CITY,
  withLaid,
  withTile,
} from '../../src/city/city.ts';
import { boxOf } from '../../src/cities/grid.ts';
import { cellsFor } from '../../src/cities/cells-for.ts';
import { stateAfter } from '../../src/game/decide.ts';
import { EVERY_OPTIONS, nameOf, randomGame } from '../kit/games.ts';

const CAPITAL = capitalCity({ mat: '.#./.=./.##/..#', order: 's' });

type CityKind = 'square' | 'capital' | 'automacity';

const kindOf = (city: City): CityKind =>
  matchCity<CityKind>(city, {
    built: (built) => matchBuilt<CityKind>(built, { square: () => 'square', capital: () => 'capital' }),
    automacity: () => 'automacity',
  });

test.each<[CityKind, string]>([
  ['square', '{"tiles":[{"tile":"S","at":[0,0],"seat":0}]}'],
  ['capital', '{"tiles":[],"capital":{"mat":".#./.=./.##/..#","order":"s"}}'],
  ['automacity', '{"tiles":[],"laid":["S","P|H"]}'],
])('a %s as it is stored: %s', (kind, text) => {
  const city: City = JSON.parse(text);
  expect(kindOf(city)).toBe(kind);
  expect(JSON.stringify(city)).toBe(text);
});

test('SOLO-3: a tile in Automacity has no cell, so nothing else can be placed there', () => {
  const automacity = withLaid(EMPTY_AUTOMACITY, ['S', 'P|H']);
  expect(tilesIn(automacity)).toEqual(['S', 'P|H']);
  expect(laidIn(automacity)).toEqual(['S', 'P|H']);
  expect(laidIn(EMPTY_CITY)).toEqual([]);
  expect(laidIn(undefined)).toEqual([]);
  expect(() => builtCityAt([EMPTY_CITY, automacity], 1)).toThrow(RangeError);
  expect(cellsFor(automacity, 'S')).toEqual([]);
  expect(boxOf(automacity)).toBeUndefined();
});

test('SOLO-3: a tile for Automacity is laid at once, any other waits until somebody places it', () => {
  expect(withTileLaid(EMPTY_AUTOMACITY, 'S')).toEqual({ tiles: [], laid: ['S'] });
  expect(withTileLaid(EMPTY_CITY, 'S')).toBeUndefined();
  expect(withTileLaid(CAPITAL, 'S')).toBeUndefined();
});

test('other tiles take the cells of those that stood there', () => {
  const built = withTile(CAPITAL, { tile: 'S', at: [0, 1], seat: 2 });
  expect(withTilesFor(built, ['P'])).toEqual({ ...CAPITAL, tiles: [{ tile: 'P', at: [0, 1], seat: 2 }] });
  expect(withTilesFor(withLaid(EMPTY_AUTOMACITY, ['S']), ['P'])).toEqual({ tiles: [], laid: ['P'] });
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
