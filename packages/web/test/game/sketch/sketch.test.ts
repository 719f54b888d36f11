/** The drawing board's model: what is drawn is written and read back unchanged, and nothing gets lost on the way. */
import * as fc from 'fast-check';
import { type Cell, LETTERS } from '@duopolis/rules';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { type Grid, parseCity } from '@duopolis/rules/notation';
import { scoreGrids } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import {
  isEmptySketch,
  makeSketch,
  parseSketch,
  shortNotation,
} from '../../../src/game/sketch/sketch-link.ts';
import {
  buildingsIn,
  clear,
  move,
  moveMat,
  put,
  touch,
  withMat,
} from '../../../src/game/sketch/sketch-pieces.ts';
import { historyOf } from '../../../src/game/sketch/history.ts';
import { explain } from '../../../src/game/sketch/sketch-score.ts';
import { EMPTY_SKETCH, inSquare, type Sketch } from '../../../src/game/sketch/sketch.ts';

const sketch = (text: string): Sketch => {
  const read = parseSketch(text);
  if (!read.ok) throw new SyntaxError(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
};
const grid = (text: string): Grid => sketch(text).grid;
const written = (city: Grid): string => makeSketch({ ...EMPTY_SKETCH, grid: city });

const aCell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(4), fc.nat(4));
const aTile = fc.constantFrom(...LETTERS, ...COMPONENTS.duplexes, ...CAPITALS.civics.map(({ tile }) => tile));
const aMat = fc.constantFrom(undefined, ...CAPITALS.mats.map(({ name }) => name));
/** A sketch as people make them: a ground, tiles put here and there, others' figures. */
const aSketch: fc.Arbitrary<Sketch> = fc
  .record({
    mat: aMat,
    puts: fc.array(fc.tuple(aTile, aCell), { maxLength: 30 }),
    factories: fc.tuple(fc.nat(12), fc.nat(12)),
    sizes: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
  })
  .map(({ mat, puts, factories, sizes }) => {
    const base = withMat(EMPTY_SKETCH, mat);
    const drawn = puts.reduce(
      (city, [tile, cell]) => (mat === undefined && tile.startsWith('[') ? city : put(city, tile, cell)),
      base.grid,
    );
    const others = base.others.map((other, nth) => ({
      factories: factories[nth] ?? 0,
      sizes: other.sizes.map((_, district) => sizes[district * 2 + nth] ?? 0),
    }));
    return { ...base, grid: drawn, others };
  });

test('a drawing is written and read back unchanged', () => {
  fc.assert(
    fc.property(aSketch, (drawn) => {
      expect(parseSketch(makeSketch(drawn))).toEqual({ ok: true, value: drawn });
    }),
  );
});

test('the copied notation is the same city, without the empty edge', () => {
  fc.assert(
    fc.property(aSketch, (drawn) => {
      const read = parseCity(shortNotation(drawn));
      if (!read.ok) throw new SyntaxError(shortNotation(drawn));
      expect(scoreGrids([read.value], drawn.districts)).toEqual(scoreGrids([drawn.grid], drawn.districts));
    }),
  );
  expect(shortNotation(sketch('..../.SS./..F./....'))).toBe('SS/.F');
  expect(shortNotation(EMPTY_SKETCH)).toBe('..../..../..../....');
});

test('END-5: the score of the drawing is the score of the rules', () => {
  fc.assert(
    fc.property(aSketch, (drawn) => {
      const alone = { ...drawn, others: [] };
      expect(explain(alone).total).toBe(scoreGrids([drawn.grid], drawn.districts)[0]?.total);
    }),
  );
});

test.each([
  ['FF../FF..', 16],
  ['FF../FF..&factories=5', 12],
  ['FF../FF..&factories=4,4', 16],
  ['FF../FF..&factories=6,5', 8],
])('FACTORY-1: %s scores %i', (text, points) => {
  expect(explain(sketch(text)).total).toBe(points);
});

test.each([
  ['.#OOS/.=PPS/.##../..#../.....&districts=shop+office,park+house,tavern+civic&sizes=3.2,0.0,0.0', 9],
  ['.#OOS/.=PPS/.##../..#../.....&districts=shop+office,park+house,tavern+civic&sizes=4.2,0.0,0.0', 6],
  ['.#OOS/.=PPS/.##../..#../.....&districts=shop+office,park+house,tavern+civic&sizes=5.2,2.0,0.0', 3],
])('DIST-3: %s scores %i for its first district', (text, points) => {
  const explained = explain(sketch(text));
  expect(explained.kind === 'capital' && explained.district.districts[0]?.points).toBe(points);
});

test.each([
  ['SX', { code: 'unknown-letter', position: 1, found: 'X' }],
  ['SS/S', { code: 'ragged-row', position: 4 }],
  ['SSSSS', { code: 'too-large' }],
  ['[PP-T]', { code: 'bad-civic', position: 0 }],
  ['S&factories=many', { code: 'bad-part', part: 'factories', found: 'many' }],
  ['S&districts=shop+office', { code: 'bad-part', part: 'districts' }],
  ['S&districts=house+factory,park+shop,tavern+civic', { code: 'bad-part', part: 'districts' }],
  ['S&districts=shop+shop,park+house,tavern+civic', { code: 'bad-part', part: 'districts' }],
  ['S&sizes=1.x', { code: 'bad-part', part: 'sizes', found: '1.x' }],
  ['S&colour=red', { code: 'unknown-part', found: 'colour=red' }],
])('%s is refused, with what is wrong and where', (text, problem) => {
  expect(parseSketch(text)).toMatchObject({ ok: false, error: problem });
});

test.each([
  ['S', 'S.../..../..../....'],
  ['##/##/.#', '.##../.##../..#../...../.....'],
  ['SS=S', 'SS=S./...../...../...../.....'],
])('%s is laid into a full square: %s', (text, full) => {
  expect(written(inSquare(grid(text)))).toBe(full);
});

test.each([
  ['S', [0, 0], 'S.../..../..../....'],
  ['S-F', [0, 0], 'SF../..../..../....'],
  ['S-F', [0, 3], '..SF/..../..../....'],
  ['S|F', [3, 1], '..../..../.S../.F..'],
  ['S', [4, 0], '..../..../..../....'],
] as const)('%s put on %j gives %s', (tile, cell, after) => {
  expect(written(put(EMPTY_SKETCH.grid, tile, cell))).toBe(after);
});

test('LAND-1: nothing is put on landscape, and nothing moves there', () => {
  const river = grid('.#.../S=.../.##../..#../.....');
  expect(put(river, 'H', [0, 1])).toBe(river);
  expect(put(river, 'H|S', [0, 1])).toBe(river);
  expect(move(river, [1, 0], [1, 1])).toBe(river);
  expect(clear(river, [0, 1])).toBe(river);
});

test('a building moves, changes places, or leaves the board', () => {
  const city = grid('SF../..../..../....');
  expect(written(move(city, [0, 0], [1, 0]))).toBe('.F../S.../..../....');
  expect(written(move(city, [0, 0], [0, 1]))).toBe('FS../..../..../....');
  expect(written(move(city, [0, 0], undefined))).toBe('.F../..../..../....');
  expect(move(city, [3, 3], [0, 0])).toBe(city);
});

test.each([
  ['S', 'S.../..../..../....'],
  ['.', '..../..../..../....'],
  ['#', '#.../..../..../....'],
] as const)('a second touch with %s removes it again', (sign, once) => {
  const first = touch(EMPTY_SKETCH.grid, sign, [0, 0]);
  expect(written(first)).toBe(once);
  expect(written(touch(first, sign, [0, 0]))).toBe('..../..../..../....');
});

test('LAND-2: a mat is placed where it covers the fewest buildings, and moves inside the square', () => {
  const onRiver = withMat(sketch('SSSS/SSSS/..../....'), 'river');
  expect(buildingsIn(onRiver.grid)).toBe(7);
  expect(onRiver.districts).toHaveLength(3);
  const moved = moveMat(withMat(EMPTY_SKETCH, 'river').grid, [1, 0]);
  expect(written(moved)).toBe('...../.#.../.=.../.##../..#..');
  expect(moveMat(moved, [1, 0])).toBe(moved);
});

test('LAND-2: a mat of a custom box, with a long bridge, is placed and moved like ours', () => {
  const mats = [{ name: 'Ponte', cells: '===./.#.#' }];
  const laid = withMat(EMPTY_SKETCH, 'Ponte', mats).grid;
  expect(written(laid)).toBe('===../.#.#./...../...../.....');
  expect(written(moveMat(laid, [1, 0], mats))).toBe('...../===../.#.#./...../.....');
  expect(moveMat(laid, [1, 0])).toBe(laid);
});

test('from Capitals back to the base game the buildings stay', () => {
  const back = withMat(sketch('.#.SS/.=.SS/.##../..#../.....'), undefined);
  expect(written(back.grid)).toBe('..SS/..SS/..../....');
  expect(back.districts).toEqual([]);
});

test('undo and redo go through every change, and a new change clears redo', () => {
  const history = historyOf<number>(1, Object.is);
  history.change(2);
  history.change(2);
  history.change(3);
  history.undo();
  expect([history.now.value, history.canUndo.value, history.canRedo.value]).toEqual([2, true, true]);
  history.redo();
  history.undo();
  history.undo();
  history.undo();
  expect([history.now.value, history.canUndo.value]).toEqual([1, false]);
  history.change(4);
  history.redo();
  expect([history.now.value, history.canRedo.value]).toEqual([4, false]);
});

test('an empty board needs no address', () => {
  expect(isEmptySketch(EMPTY_SKETCH)).toBe(true);
  expect(isEmptySketch(sketch('S'))).toBe(false);
  expect(isEmptySketch(sketch('.&factories=1'))).toBe(false);
});
