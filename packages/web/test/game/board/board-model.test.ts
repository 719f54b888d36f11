/** What lies on every cell of a board. */
import type { Cell, Tile } from '@duopolis/rules';
import { parseMat } from '@duopolis/rules/components';
import { describe, expect, test } from 'vitest';
import {
  type BoardCell,
  type BoardState,
  cellsOfBoard,
  type Piece,
  legalPlaceAt,
} from '../../../src/game/board/board-model.ts';
import { firstFocus, stepTo } from '../../../src/game/board/board-keys.ts';

const FRAME = { top: -1, left: -1, height: 3, width: 3 };
const EMPTY: BoardState = { frame: FRAME, pieces: [], legal: [], marks: [] };

const piece = (tile: Tile, at: Cell, tone: Piece['tone'] = 'standing'): Piece => ({ tile, at, tone });

const drawn = (state: BoardState, sign: (cell: BoardCell) => string): string =>
  cellsOfBoard(state)
    .map((row) => row.map(sign).join(''))
    .join('/');

const letters = (state: BoardState): string =>
  drawn(
    state,
    ({ face, landscape, legal }) => face?.building ?? landscape ?? (legal === undefined ? '.' : '+'),
  );

test.each<[string, readonly Piece[], string]>([
  ['a tile', [piece('S', [0, 0])], '.../.S./...'],
  ['a duplex side by side', [piece('S-F', [0, 0])], '.../.SF/...'],
  ['a duplex stacked', [piece('S|F', [-1, 0])], '.S./.F./...'],
  [
    'what is tried covers what is offered',
    [piece('P', [0, 0], 'staged'), piece('O', [0, 0], 'ghost')],
    '.../.P./...',
  ],
  ['what stands covers all', [piece('P', [0, 0]), piece('O', [0, 0], 'preview')], '.../.P./...'],
  ['outside the window', [piece('P', [5, 5])], '.../.../...'],
])('cells show %s', (_, pieces, board) => {
  expect(letters({ ...EMPTY, pieces })).toBe(board);
});

test('PLACE-5: the halves of a duplex know their side', () => {
  const halves = drawn({ ...EMPTY, pieces: [piece('S-F', [0, 0]), piece('P|H', [-1, -1])] }, ({ face }) =>
    (face?.half ?? '.').charAt(0),
  );
  expect(halves).toBe('t../blr/...');
});

test('LAND-1: the mat is drawn under the cells', () => {
  const mat = parseMat('.#./.=./.##/..#');
  if (!mat.ok) throw new Error(mat.error.code);
  const state = { ...EMPTY, frame: { top: 0, left: 0, height: 4, width: 4 }, mat: mat.value };
  expect(letters(state)).toBe('.#../.=../.##./..#.');
  expect(drawn(state, ({ onMat }) => (onMat ? 'm' : '.'))).toBe('mmm./mmm./mmm./mmm.');
});

test('a mark has borders at its edge, and its label on the first cell', () => {
  const marks = [
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      tone: 'shop',
      label: '5',
    },
  ] as const;
  const edges = cellsOfBoard({ ...EMPTY, marks })
    .flat()
    .flatMap((cell) => cell.edges);
  expect(edges).toEqual([
    { tone: 'shop', top: true, right: false, bottom: true, left: true, label: '5' },
    { tone: 'shop', top: true, right: true, bottom: true, left: false },
  ]);
});

describe('the place meant by pointing', () => {
  const legal = [
    { at: [0, 0], gain: 2, best: false },
    { at: [0, 1], gain: 5, best: true },
    { at: [1, -1], gain: 1, best: false },
  ] as const;

  test.each<[string, Tile, Cell, Cell | undefined]>([
    ['the cell itself', 'S', [0, 0], [0, 0]],
    ['no legal cell', 'S', [2, 2], undefined],
    ['the right half of a duplex', 'S-F', [0, 2], [0, 1]],
    ['a cell of its own before a half of another', 'S-F', [0, 1], [0, 1]],
    ['the bottom half of a duplex', 'S|F', [1, 1], [0, 1]],
    ['a half of one only', 'S-F', [1, 0], [1, -1]],
  ])('is %s', (_, tile, cell, at) => {
    expect(legalPlaceAt(legal, tile, cell)?.at).toEqual(at);
  });
});

describe('keys', () => {
  test.each<[string, Cell, Cell | undefined]>([
    ['ArrowRight', [0, 0], [0, 1]],
    ['ArrowRight', [0, 1], [0, 1]],
    ['ArrowUp', [-1, 0], [-1, 0]],
    ['ArrowDown', [0, 0], [1, 0]],
    ['Home', [0, 1], [0, -1]],
    ['End', [0, -1], [0, 1]],
    ['x', [0, 0], undefined],
  ])('%s from %j', (key, from, to) => {
    expect(stepTo(FRAME, from, key)).toEqual(to);
  });

  test('the first focus is the best legal cell', () => {
    const legal = [
      { at: [0, 0], best: false },
      { at: [1, 1], best: true },
    ] as const;
    expect([firstFocus(FRAME, legal), firstFocus(FRAME, legal.slice(0, 1)), firstFocus(FRAME, [])]).toEqual([
      [1, 1],
      [0, 0],
      [-1, -1],
    ]);
  });
});
