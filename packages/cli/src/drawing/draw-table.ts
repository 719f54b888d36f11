/** All cities of a table side by side, each with its token, its partners and its score. */
import { type Cell, citiesOfSeats, type CityIndex, type OpenGame, resultOf } from '@duopolis/rules';
import { type Box, matchCity, sizeOf } from '@duopolis/rules/cities';
import { CAPITALS } from '@duopolis/rules/components';
import type { Vocabulary } from '@duopolis/words';
import { cityName } from './city-names.ts';
import type { Shell } from '../shell.ts';
import { boxOf, automacityLines, type Spacing, smallCity } from './draw-city.ts';
import { SCREEN } from './terminal.ts';
import { beside, clip, cut, figure, pad } from './text-width.ts';

/** A frame's two sides. */
const FRAME = 2;
/** A city's part of the screen where seven capitals stand side by side. */
const TIGHT_WIDTH = 11;
/** The width of a city's part where there is room for its name. */
const WIDEST_NAME = 20;

export interface TableDrawing {
  readonly open: OpenGame;
  readonly names: readonly string[];
  /** The position of each city, so that it doesn't move while it grows. */
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
  const size = Math.max(...open.cities.map(sizeOf));
  const isTight = open.cities.length * (2 * size + FRAME + 1) > SCREEN.columns;
  const spacing: Spacing = isTight ? '' : ' ';
  const room = Math.min(WIDEST_NAME, Math.floor(SCREEN.columns / open.cities.length));
  const width = isTight ? TIGHT_WIDTH : Math.max(2 * size + 1 + FRAME, room);
  const blocks = open.cities.map((city, index) => {
    const builders = [...new Set(buildersOf(open, index, names))];
    const nameWidth = Math.floor((width - builders.length) / builders.length);
    const drawn = matchCity(city, {
      automacity: ({ laid }) => automacityLines(laid, { size, spacing, paint }),
      built: (built) =>
        smallCity(built, boxes[index] ?? boxOf(built), {
          last: last?.city === index ? last.cells : [],
          spacing,
          paint,
        }),
    });
    return [
      paint.strong(cut(cityName(open, index, vocabulary), width - 1)),
      builders.map((name) => clip(name, nameWidth)).join('+'),
      ...drawn,
      paint.strong(pad(`  = ${figure(cities[index]?.total ?? 0)}`, width)),
    ];
  });
  return [...beside(blocks, 0), ...districtLine(open, vocabulary)];
}

/** The districts of Capitals with their scoring tiles (DIST-1). */
function districtLine({ districts = [] }: OpenGame, { pieces }: Vocabulary): readonly string[] {
  if (districts.length === 0) return [];
  const pairs = districts.map((types, nth) => {
    const figures = CAPITALS.scoringTiles[nth]?.join('/') ?? '';
    return `${figures} ${types.map((type) => pieces.types[type]).join('+')}`;
  });
  return [cut(pairs.join(' · '), SCREEN.columns)];
}
