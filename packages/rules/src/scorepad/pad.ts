/** A score pad for a game played with the box: the players and every city. */
import { type District, DISTRICTS } from '../capitals/district.ts';
import { CAPITAL_SIZE } from '../capitals/capital-ground.ts';
import { isLandscapeCell, LANDSCAPE_CELLS } from '../capitals/mat.ts';
import { type Components, COMPONENTS, tokensOf } from '../components/box.ts';
import { modeRules } from '../modes/modes.ts';
import type { Grid, GridCell } from '../notation/city-notation.ts';
import { SQUARE_SIZE } from '../city/placement.ts';
import type { Options } from '../state/options.ts';
import type { Building, CityIndex } from '../types.ts';

export interface Pad {
  /** Clockwise. Two names are a duel. */
  readonly names: readonly string[];
  readonly capitals: boolean;
  /** The token of each city. */
  readonly tokens: readonly string[];
  /** Three pairs in Capitals, none in the base game (DIST-1). */
  readonly districts: readonly District[];
  /** Always whole squares, empty cells included. */
  readonly cities: readonly Grid[];
}

export const padOptions = ({ names, capitals }: Pick<Pad, 'names' | 'capitals'>): Options => ({
  mode: names.length === 2 ? 'duel' : 'table',
  seats: names.length,
  capitals,
});

const emptyCity = ({ capitals }: { readonly capitals: boolean }): Grid => {
  const size = capitals ? CAPITAL_SIZE : SQUARE_SIZE;
  return { height: size, width: size, cells: Array<GridCell>(size * size).fill('.') };
};

const firstDistricts = ({ districtCards }: Components): readonly District[] =>
  Array.from(
    { length: DISTRICTS },
    (_, nth): District => [districtCards[2 * nth] ?? 'shop', districtCards[2 * nth + 1] ?? 'office'],
  );

interface PadBox {
  readonly capitals: boolean;
  /** Ours if no other is in use. */
  readonly box?: Components;
}

export function newPad(names: readonly string[], { capitals, box = COMPONENTS }: PadBox): Pad {
  const cities = modeRules(padOptions({ names, capitals })).cityCount(names.length);
  return {
    names,
    capitals,
    tokens: tokensOf(box, { capitals }).slice(0, cities),
    districts: capitals ? firstDistricts(box) : [],
    cities: Array.from({ length: cities }, () => emptyCity({ capitals })),
  };
}

const withCity = (pad: Pad, city: CityIndex, grid: Grid): Pad => ({
  ...pad,
  cities: pad.cities.map((other, nth) => (nth === city ? grid : other)),
});

/** The pad with another sign on one cell of a city. */
export function fillCell(pad: Pad, city: CityIndex, change: readonly [cell: number, sign: GridCell]): Pad {
  const grid = pad.cities[city];
  const [cell, sign] = change;
  const former = grid?.cells[cell];
  if (grid === undefined || former === undefined || isLandscapeCell(former)) return pad;
  return withCity(pad, city, { ...grid, cells: grid.cells.with(cell, sign) });
}

export const replaceCity = withCity;

/** The next empty cell in reading order, from the start again after the last one. */
export function nextEmpty({ cells }: Grid, from: number): number | undefined {
  const after = cells.indexOf('.', from + 1);
  const found = after < 0 ? cells.indexOf('.') : after;
  return found < 0 ? undefined : found;
}

/** How many buildings a city still lacks. */
export function cellsLeft({ cells }: Grid, { capitals }: { readonly capitals: boolean }): number {
  const empty = cells.filter((sign) => sign === '.').length;
  return capitals && !cells.some(isLandscapeCell) ? Math.max(0, empty - LANDSCAPE_CELLS) : empty;
}

export const isComplete = (pad: Pad): boolean =>
  pad.cities.every(
    (grid) =>
      cellsLeft(grid, { capitals: pad.capitals }) === 0 &&
      (!pad.capitals || grid.cells.some(isLandscapeCell)),
  );

/** The landmarks a city of this pad can have: its own, and those no other city has. */
export const freeTokens = (
  { tokens, capitals }: Pad,
  city: CityIndex,
  box: Components = COMPONENTS,
): readonly string[] =>
  tokensOf(box, { capitals }).filter((token) => token === tokens[city] || !tokens.includes(token));

/** What stands on a cell, if anything does. */
export const buildingAt = ({ cells }: Grid, cell: number): Building | undefined => {
  const sign = cells[cell];
  return sign === undefined || sign === '.' || isLandscapeCell(sign) ? undefined : sign;
};
