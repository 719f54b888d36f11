/** Which drawing of its type a tile has: by its builder and turn, so that it is the same in the hand and in the city. */
import { modeRules, type OpenGame, type PlacedTile, type Seat } from '@duopolis/rules';
import type { Piece } from './board-model.ts';

/** Every type has at most three. */
const DRAWINGS = 3;
const drawingOf = (seat: Seat, nth: number): number => (seat + nth) % DRAWINGS;

/** The tiles of a city as pieces, each with its drawing. */
export function standingPieces(tiles: readonly PlacedTile[]): readonly Piece[] {
  const built = new Map<Seat, number>();
  return tiles.map(({ tile, at, seat }): Piece => {
    const nth = built.get(seat) ?? 0;
    built.set(seat, nth + 1);
    return { tile, at, tone: 'standing', variant: drawingOf(seat, nth) };
  });
}

/** The drawing of a seat's next tile: every turn it builds one tile in each of its cities. */
export function nextDrawing({ options, cities }: Pick<OpenGame, 'options' | 'cities'>, seat: Seat): number {
  const built = modeRules(options)
    .citiesOf(seat, options.seats)
    .map((city) => cities[city]?.tiles.filter((placed) => placed.seat === seat).length ?? 0);
  return drawingOf(seat, Math.min(...built));
}
