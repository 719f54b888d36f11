/** The first city of a postcard: the viewer's best, or the best of all if their seat is unknown. */
import type { CityIndex } from '@duopolis/rules';
import type { GameRecord } from '@duopolis/rules/record';

/** The cities of the only person in a game. */
function ownCities({ seats, result }: GameRecord): readonly CityIndex[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [own] = people;
  return own === undefined || people.length > 1 ? [] : (result.seats[own]?.cities ?? []);
}

/** Of the cities that are a square: Automacity is none. */
export function firstCity(record: GameRecord, squares: readonly CityIndex[]): CityIndex {
  const totalOf = (city: CityIndex): number => record.result.cities[city]?.total ?? 0;
  const own = ownCities(record).filter((city) => squares.includes(city));
  return (own.length > 0 ? own : squares).toSorted((one, other) => totalOf(other) - totalOf(one))[0] ?? 0;
}
