/** What a tile would make of a city: its best cell, and the city with the tile on it. */
import {
  buildingsOf,
  type Cell,
  type CityMasks,
  FACTORY_WORTH,
  type Layout,
  type Letter,
  occupiedBy,
  placesOf,
  SQUARE,
  scoreMasks,
  shapeOf,
  type Tile,
} from '@duopolis/rules';

export interface Prospect {
  readonly at: Cell;
  readonly masks: CityMasks;
}

/** The worth of a factory can't change which cell is best: on every cell the tile adds as many of them. */
const ANY_WORTH = FACTORY_WORTH[0];

/** The first of the best cells in reading order. */
export function bestProspect({ masks, origin }: Layout, tile: Tile): Prospect {
  let best: Prospect | undefined;
  let most = -1;
  for (const place of placesOf(occupiedBy(masks), shapeOf(tile))) {
    const built = masksWith(masks, tile, place);
    const points = scoreMasks(built, ANY_WORTH);
    if (points <= most) continue;
    most = points;
    best = { at: [origin[0] + place[0], origin[1] + place[1]], masks: built };
  }
  if (best === undefined) throw new RangeError(`no cell for ${tile}`);
  return best;
}

/** A place above or left of the square's corner moves the whole city down or right to make room (PLACE-3). */
function masksWith(masks: CityMasks, tile: Tile, [row, column]: Cell): CityMasks {
  const [down, right] = [Math.max(0, -row), Math.max(0, -column)];
  const by = down * SQUARE.size + right;
  const built: { -readonly [letter in Letter]: number } = {
    S: masks.S << by,
    F: masks.F << by,
    d: masks.d << by,
    e: masks.e << by,
    m: masks.m << by,
    b: masks.b << by,
    O: masks.O << by,
    P: masks.P << by,
    H: masks.H << by,
  };
  const first = 1 << ((row + down) * SQUARE.size + column + right);
  const second = shapeOf(tile) === 'side' ? first << 1 : first << SQUARE.size;
  buildingsOf(tile).forEach((building, nth) => {
    built[building as Letter] |= nth === 0 ? first : second;
  });
  return built;
}
