/** A city as search sees it: its masks, and how to put one more tile into it; a square or a capital. */
import type { BuiltCity, CapitalCity, Cell, SquareCity, Tile } from '@duopolis/rules';
import {
  cellsFor,
  matchBuilt,
  matOfCapital,
  placesWord,
  REACH,
  shapeNamed,
  withTile,
} from '@duopolis/rules/cities';
import {
  type CapitalLayout,
  type CityMasks,
  civicTiles,
  count,
  EMPTY_MASKS,
  type FactoryWorth,
  type Ground,
  layoutOf,
  layoutOfCapital,
  occupiedBy,
  scoreCapitalMasks,
  scoreMasks,
  SQUARE,
} from '@duopolis/rules/scoring';
import { pieceOf } from './piece.ts';
import { build, newDraft } from './square.ts';

export interface Lot {
  readonly masks: CityMasks;
  /** How many tiles stand. */
  readonly tiles: number;
  /** The cell of bit 0, in the city's own rows and columns. */
  readonly origin: Cell;
  readonly ground: Ground;
  /** Capitals only. */
  readonly capital?: Capital;
}

interface Capital {
  readonly city: CapitalCity;
  readonly layout: CapitalLayout;
}

/** A capital's buildings on their ground. */
export type Built = Pick<CapitalLayout, 'masks' | 'ground'>;

/** A tile on one of its cells. */
export interface Prospect {
  readonly at: Cell;
  readonly lot: Lot;
}

export const EMPTY_LOT: Lot = { masks: EMPTY_MASKS, tiles: 0, origin: [0, 0], ground: SQUARE };

export const lotOf = (city: BuiltCity): Lot => matchBuilt(city, { square: squareLot, capital: capitalLot });

function squareLot(city: SquareCity): Lot {
  const { masks, origin } = layoutOf(city);
  return { masks, tiles: city.tiles.length, origin, ground: SQUARE };
}

function capitalLot(city: CapitalCity): Lot {
  const layout = layoutOfCapital(matOfCapital(city), city);
  const { masks, origin, ground } = layout;
  return { masks, tiles: city.tiles.length, origin, ground, capital: { city, layout } };
}

/** Every legal cell of a tile in reading order, with what becomes of the city. */
export const prospectsOf = (lot: Lot, tile: Tile): readonly Prospect[] =>
  lot.capital === undefined ? inSquare(lot, tile) : aroundMat(lot.capital.city, tile);

/** Around a mat cells are expensive to find. */
export const hasCheapCells = ({ capital }: Lot): boolean => capital === undefined;

const aroundMat = (city: CapitalCity, tile: Tile): readonly Prospect[] =>
  cellsFor(city, tile).map((at) => ({ at, lot: lotOf(withTile(city, { tile, at, seat: 0 })) }));

function inSquare({ masks, tiles, origin, ground }: Lot, tile: Tile): readonly Prospect[] {
  const piece = pieceOf(tile);
  const prospects: Prospect[] = [];
  for (let word = placesWord(piece.shape, occupiedBy(masks)); word !== 0; word &= word - 1) {
    const place = 31 - Math.clz32(word & -word);
    const draft = newDraft();
    build(draft, masks, piece, place);
    const [row, column] = rowAndColumn(piece.shape, place);
    const at: Cell = tiles === 0 ? origin : [origin[0] + row, origin[1] + column];
    const moved: Cell = [origin[0] + Math.min(0, row), origin[1] + Math.min(0, column)];
    const next = tiles === 0 ? origin : moved;
    prospects.push({ at, lot: { masks: draft, tiles: tiles + 1, origin: next, ground } });
  }
  return prospects;
}

/** The row and column of a bit of a shape's word, from the square's corner. */
function rowAndColumn(shape: number, place: number): Cell {
  const [up, left] = REACH[shapeNamed(shape)];
  const width = SQUARE.size + left;
  return [Math.floor(place / width) - up, (place % width) - left];
}

/** What the city scores as it stands, without districts. */
export const pointsOf = ({ masks, capital }: Lot, worth: FactoryWorth): number =>
  capital === undefined
    ? scoreMasks(masks, worth)
    : scoreCapitalMasks(capital.layout.masks, capital.layout.ground, worth);

/** The points of the civic tile on a cell; 0 if none stands there. */
export function civicPointsAt({ capital }: Lot, bit: number): number {
  if (capital === undefined) return 0;
  const { ground, masks } = capital.layout;
  return civicTiles(ground, masks).find(({ civic }) => civic === bit)?.points ?? 0;
}

export const factoriesOf = ({ masks }: Lot): number => count(masks.F);
