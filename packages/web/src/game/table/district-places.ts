/** The first and second of all cities in a district, with ties. */
import type { CityIndex, OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { districtPlaces, districtSizes } from '@duopolis/rules/scoring';
import { cityName } from '../players/seat-names.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

export interface Placed {
  readonly city: CityIndex;
  readonly size: number;
  readonly points: number;
  /** Several cities share the place. */
  readonly isTied: boolean;
}

/** The largest first; a city without the district comes last. */
export function placesIn(
  { cities, districts = [] }: Pick<OpenGame, 'cities' | 'districts'>,
  nth: number,
): readonly Placed[] {
  const sizes = districtSizes(cities, districts)[nth] ?? [];
  const tile = CAPITALS.scoringTiles[nth];
  if (tile === undefined) return [];
  return districtPlaces(sizes, tile)
    .map(({ size, points, tied }, city) => ({ city, size, points, isTied: tied > 1 }))
    .toSorted((one, other) => other.size - one.size || one.city - other.city);
}

/** 'Pyramids 4 (tied, 6 points)' */
export function placeText(open: OpenGame, { city, size, points, isTied }: Placed): string {
  const { game } = words();
  const table = tableWords();
  const name = `${cityName(open, city, words())} ${size}`;
  if (points === 0) return name;
  return `${name} (${[...(isTied ? [table.tied] : []), game.scores.points(points)].join(', ')})`;
}
