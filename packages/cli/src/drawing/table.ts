/** All cities of a table side by side, each with its token, its partners and its score. */
import {
  type Box,
  type Cell,
  type CityIndex,
  citiesOfSeats,
  type OpenGame,
  resultOf,
  SQUARE_SIZE,
} from '@duopolis/rules';
import type { Shell } from '../shell.ts';
import { boxOf, laidCity, smallCity } from './city.ts';
import { beside, clip, cut, pad } from './text.ts';

/** One more than a small city of four cells and its frame, so that seven fit on 80 columns. */
const CITY_WIDTH = 11;
const SCREEN = 80;

export interface TableDrawing {
  readonly open: OpenGame;
  readonly names: readonly string[];
  /** Where each city lies, so that it stays in its place while it grows. */
  readonly boxes: readonly Box[];
  /** What was placed last. */
  readonly last?: { readonly city: CityIndex; readonly cells: readonly Cell[] };
}

/** The names of those who build a city, left builder first. */
export const buildersOf = (open: OpenGame, city: CityIndex, names: readonly string[]): readonly string[] =>
  citiesOfSeats(open.options).flatMap((cities, seat) => (cities.includes(city) ? [names[seat] ?? ''] : []));

export const currentBoxes = ({ cities }: OpenGame): readonly Box[] => cities.map(boxOf);

export function tableLines(
  { open, names, boxes, last }: TableDrawing,
  { paint, vocabulary }: Shell,
): readonly string[] {
  const { cities } = resultOf(open);
  const blocks = open.cities.map((city, index) => {
    const box = boxes[index] ?? boxOf(city);
    const builders = [...new Set(buildersOf(open, index, names))];
    const nameWidth = Math.floor((CITY_WIDTH - builders.length) / builders.length);
    return [
      paint.strong(cut(vocabulary.pieces.token(open.tokens[index] ?? ''), CITY_WIDTH - 1)),
      builders.map((name) => clip(name, nameWidth)).join('+'),
      ...(city.laid === undefined
        ? smallCity(city, box, SQUARE_SIZE, last?.city === index ? last.cells : [], paint)
        : laidCity(city.laid, SQUARE_SIZE, paint)),
      paint.strong(pad(`  = ${cities[index]?.total ?? 0}`, CITY_WIDTH)),
    ];
  });
  const lines: string[] = [];
  const aRow = Math.max(1, Math.floor(SCREEN / CITY_WIDTH));
  for (let from = 0; from < blocks.length; from += aRow)
    lines.push(...beside(blocks.slice(from, from + aRow), 0));
  return lines;
}
