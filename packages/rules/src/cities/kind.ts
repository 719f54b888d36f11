/** The kinds of cities: only this folder distinguishes them. */
import {
  type Automacity,
  type BuiltCity,
  type CapitalCity,
  type City,
  type SquareCity,
  withLaid,
} from '../city/city.ts';
import { itemAt } from '../lists.ts';
import type { CityIndex, Tile } from '../types.ts';

export const isAutomacity = (city: City): city is Automacity => city.laid !== undefined;

export const isCapital = (city: City): city is CapitalCity => city.capital !== undefined;

/** What fits the kind of a city: tiles on cells, or tiles that are only laid out. */
export const matchCity = <T>(
  city: City,
  {
    built,
    automacity,
  }: { readonly built: (city: BuiltCity) => T; readonly automacity: (city: Automacity) => T },
): T => (isAutomacity(city) ? automacity(city) : built(city));

/** The same for a city with cells: the 4x4 square, or around a mat. */
export const matchBuilt = <T>(
  city: BuiltCity,
  {
    square,
    capital,
  }: { readonly square: (city: SquareCity) => T; readonly capital: (city: CapitalCity) => T },
): T => (isCapital(city) ? capital(city) : square(city));

/** A city of a table; every index in a game is one of its cities. */
export function cityAt<C extends City>(cities: readonly C[], index: CityIndex): C {
  const city = cities[index];
  if (city === undefined) throw new RangeError(`no city ${index} among ${cities.length}`);
  return city;
}

/** A city of a table that tiles are placed in. */
export function builtCityAt(cities: readonly City[], index: CityIndex): BuiltCity {
  const city = cityAt(cities, index);
  if (isAutomacity(city)) throw new RangeError(`city ${index} is Automacity: its tiles have no cells`);
  return city;
}

/** All tiles of a city, in the order they came. */
export const tilesIn = (city: City): readonly Tile[] =>
  isAutomacity(city) ? city.laid : city.tiles.map(({ tile }) => tile);

/** A city with other tiles in the place of its own, in the order they came. */
export const withTilesFor = (city: City, tiles: readonly Tile[]): City =>
  isAutomacity(city)
    ? { ...city, laid: tiles }
    : { ...city, tiles: city.tiles.map((placed, nth) => ({ ...placed, tile: itemAt(tiles, nth) })) };

/** The city with a tile that needs no cell; nothing if somebody has to place it. */
export const withTileLaid = (city: City, tile: Tile): Automacity | undefined =>
  isAutomacity(city) ? withLaid(city, [tile]) : undefined;

/** The tiles laid out in Automacity, where there is one. */
export const laidIn = (city: City | undefined): readonly Tile[] =>
  city !== undefined && isAutomacity(city) ? city.laid : [];
