/** Rows and columns of a board: a city that grows keeps the size of its tiles. */
import type { Cell, City, Tile } from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';
import { expect, test } from 'vitest';
import { hiddenOf, linesOf } from '../../../src/game/board/board-lines.ts';
import type { BoardState, Piece } from '../../../src/game/board/board-model.ts';
import { footprint, frameOf, triedFrameOf } from '../../../src/game/board/board-window.ts';
import { cityOf } from '../turn/turn-games.ts';

const piece = (tile: Tile, at: Cell, tone: Piece['tone'] = 'standing'): Piece => ({ tile, at, tone });

const boardOf = (city: City, more: readonly Piece[] = [], tile: Tile = 'P'): BoardState => {
  const reached = footprint('tiles' in city ? cellsFor(city, tile).map((at) => ({ tile, at })) : []);
  return {
    frame: frameOf(city, [...reached, ...footprint(more)]),
    pieces: [...city.tiles.map(({ tile: built, at }) => piece(built, at)), ...more],
    legal: [],
    marks: [],
  };
};

/** The room that the rows take: a narrow one takes half. */
const heightOf = (state: BoardState): number => state.frame.height - linesOf(state).rows.size / 2;
const widthOf = (state: BoardState): number => state.frame.width - linesOf(state).columns.size / 2;

test('one to four tiles in a row never take more than four rows and columns', () => {
  const cities = [1, 2, 3, 4].map((length) =>
    cityOf(...Array.from({ length }, (_, column) => ['S', [0, column]] as const)),
  );
  expect(cities.map((city) => [heightOf(boardOf(city)), widthOf(boardOf(city))])).toEqual(
    cities.map(() => [4, 4]),
  );
});

test('a duplex with room on all sides of a city of two by three changes no size either', () => {
  const city = cityOf(
    ...(
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [1, 1],
        [1, 2],
      ] as const
    ).map((at) => ['S', at] as const),
  );
  for (const duplex of ['S-P', 'S|P'] as const) {
    const state = boardOf(city, [], duplex);
    expect([heightOf(state), widthOf(state)]).toEqual([4, 4]);
  }
});

test('a tried tile is shown whole, one that is only pointed at or offered makes no room', () => {
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]]);
  for (const tone of ['preview', 'ghost'] as const) {
    const loose = boardOf(city, [piece('P', [0, 3], tone)]);
    expect(hiddenOf({ tile: 'P', at: [0, 3] }, loose.frame, linesOf(loose))).toEqual({
      top: 0,
      right: 1,
      bottom: 0,
      left: 0,
      edges: { down: 0, across: 0 },
    });
  }
  const state = boardOf(city, [piece('P', [0, 3], 'staged')]);
  expect(hiddenOf({ tile: 'P', at: [0, 3] }, state.frame, linesOf(state))).toBeUndefined();
});

test('the second narrow row beside a duplex’s reach is an edge', () => {
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]]);
  const state = boardOf(city, [], 'S-P');
  const { columns, edges } = linesOf(state);
  expect([columns, edges.columns]).toEqual([new Set([0, 1, 4, 5]), new Set([0, 5])]);
});

test('offers on opposite rims move and shrink nothing', () => {
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]], ['S', [1, 0]], ['S', [2, 0]]);
  const calm = boardOf(city);
  const offered = boardOf(city, [
    piece('P', [-1, 0], 'ghost'),
    piece('P', [3, 0], 'ghost'),
    piece('P', [0, -1], 'ghost'),
    piece('P', [0, 3], 'ghost'),
  ]);
  expect(offered.frame).toEqual(calm.frame);
  expect(linesOf(offered)).toEqual(linesOf(calm));
});

test('a tried tile moves the window until it is whole in it', () => {
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]]);
  const tried = [{ tile: 'P', at: [0, 3] }] as const;
  expect(frameOf(city).width).toBe(5);
  expect(triedFrameOf(city, footprint(tried), tried)).toMatchObject({ left: 0, width: 4 });
});

test('a tried tile that shows whole moves nothing', () => {
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]]);
  const tried = [{ tile: 'P', at: [-1, 0] }] as const;
  expect(triedFrameOf(city, footprint(tried), tried)).toEqual(frameOf(city));
});

test('a drawing board has equal cells', () => {
  const state: BoardState = {
    frame: { top: -1, left: -1, height: 6, width: 6 },
    pieces: [piece('S', [1, 1])],
    legal: [],
    marks: [],
    hasEqualCells: true,
  };
  expect(linesOf(state)).toMatchObject({ rows: new Set(), columns: new Set() });
});
