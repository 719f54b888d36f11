/** Which kind of city it is: the one place that asks. */
import type { Automacity, BuiltCity, CapitalCity, City } from '../city/city.ts';
import type { CityIndex, Tile } from '../types.ts';

const CITY_KINDS = ['square', 'capital', 'automacity'] as const;
export type CityKind = (typeof CITY_KINDS)[number];

export const isAutomacity = (city: City): city is Automacity => city.laid !== undefined;

export const isCapital = (city: City): city is CapitalCity => city.capital !== undefined;

export const kindOf = (city: City): CityKind =>
  isAutomacity(city) ? 'automacity' : isCapital(city) ? 'capital' : 'square';

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

/** The tiles laid out in Automacity, where there is one. */
export const laidIn = (city: City | undefined): readonly Tile[] =>
  city !== undefined && isAutomacity(city) ? city.laid : [];
