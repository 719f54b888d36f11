/** The first and second of all cities in a district, with ties, and what is said about them. */
import type { CityIndex, OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { districtPlaces, districtSizes } from '@duopolis/rules/scoring';
import { cityName } from '../players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { type DistrictPlace, tableWords } from '../players/words/table-words.ts';
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

/** 'House and shop' */
export function nameOfDistrict({ districts = [] }: Pick<OpenGame, 'districts'>, nth: number): string {
  const { types } = words().game.pieces;
  const [one, other] = districts[nth] ?? [];
  return one === undefined || other === undefined
    ? ''
    : sentence(tableWords().district(types[one], types[other]));
}

/** The largest group of every city, and what the first two score. */
export function districtText(open: OpenGame, nth: number): string {
  const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
  const sizes = placesIn(open, nth).map((place) => placeText(open, place));
  return tableWords().districtSaid({ sizes, first, second });
}

/** Only the cities that score in it. */
export const leadersText = (open: OpenGame, nth: number): string =>
  placesIn(open, nth)
    .filter(({ points }) => points > 0)
    .map((place) => placeText(open, place))
    .join(', ');

/** The place of a city: first with the largest group of all, second if it scores without that. */
export function placeOf(
  places: readonly Placed[],
  city: CityIndex,
): DistrictPlace & { readonly points: number } {
  const own = places.find((one) => one.city === city);
  const { size = 0, points = 0, isTied = false } = own ?? {};
  if (points === 0) return { size, points, isTied: false, place: undefined };
  return { size, points, isTied, place: size === places[0]?.size ? 1 : 2 };
}
