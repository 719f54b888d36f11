/** The Capitals box, and what is refused in a custom box. */
import { expect, test } from 'vitest';
import { checkCapitals, workableMat } from '../../src/capitals/check-capitals.ts';
import { CAPITALS } from '../../src/capitals/capitals-components.ts';
import { parseMat } from '../../src/capitals/mat.ts';
import { siteOf } from '../../src/capitals/site.ts';
import { buildingTiles, COMPONENTS } from '../../src/components/box.ts';
import { TYPE_LETTERS } from '../../src/types.ts';
import { mat } from './kit/build-capital.ts';

test('CAP-1: 21 civic tiles make the building tiles enough for seven hands of nine, twice', () => {
  expect(CAPITALS.civics).toHaveLength(21);
  expect(buildingTiles(COMPONENTS).length + CAPITALS.civics.length).toBeGreaterThanOrEqual(7 * 9 * 2);
});

test.each(TYPE_LETTERS)('CAP-1: seven civic tiles want %s, and three or four are hurt by it', (letter) => {
  const tiles = CAPITALS.civics.map(({ tile }) => tile);
  expect(tiles.filter((tile) => tile.slice(1, 3).includes(letter))).toHaveLength(7);
  expect([3, 4]).toContain(tiles.filter((tile) => tile[4] === letter).length);
});

test('SEAT-4: the rulebook of Capitals lists 24 city tokens, those of the base game among them', () => {
  expect(CAPITALS.tokens).toHaveLength(24);
  expect(CAPITALS.tokens).toEqual(expect.arrayContaining([...COMPONENTS.tokens]));
});

test.each([
  ['river', 6, 6],
  ['lake', 6, 6],
  ['ridge', 6, 4],
  ['canyon', 6, 6],
  ['marsh', 6, 3],
  ['strait', 6, 6],
  ['coast', 6, 6],
])('LAND-2: the square has %s around in %i positions, its cells connected in %i', (name, all, connected) => {
  const { positions, whole } = siteOf(mat(name));
  expect([positions.length, whole.length]).toEqual([all, connected]);
});

test.each([
  ['', { code: 'empty' }],
  ['.#./.=./.##/..X', { code: 'unknown-letter', position: 14 }],
  ['.#./.=/.##', { code: 'ragged-row' }],
  ['.#...#/#.#..#', { code: 'too-large' }],
  ['.#./S=./.##/..#', { code: 'building-on-mat', row: 1, column: 0, found: 'S' }],
  ['.#./.=./.##', { code: 'landscape-cells', found: 4, need: 5 }],
  ['.##/.=#/.##', { code: 'landscape-cells', found: 6, need: 5 }],
])('LAND-1: the mat %j is refused', (notation, error) => {
  expect(parseMat(notation)).toMatchObject({ ok: false, error });
});

test.each([
  ['#####', 5, 2],
  ['.#.../#.#../.#.../...#./.....', 1, 0],
])('LAND-2: the mat %s has no workable position', (notation, positions, connected) => {
  const error = { code: 'no-workable-position', positions, connected };
  expect(workableMat(notation)).toEqual({ ok: false, error });
});

test('LAND-6: a mat whose only open cell takes no duplex side by side is not workable', () => {
  expect(workableMat('#.#/###')).toMatchObject({ ok: false, error: { code: 'no-workable-position' } });
  expect(workableMat('#.#./###.').ok).toBe(true);
});

test('LAND-1: a mat is read once, and again the same when many others were read since', () => {
  const river = '.#./.=./.##/..#';
  const first = parseMat(river);
  expect(parseMat(river)).toBe(first);
  for (let shift = 0; shift < 16; shift++) {
    const drawn = '#####'.padStart(5 + shift, '.').padEnd(25, '.');
    for (const bridge of ['#', '=', '|']) parseMat(drawn.replace('#', bridge).replace(/(.{5})(?=.)/g, '$1/'));
  }
  expect(parseMat(river)).not.toBe(first);
  expect(parseMat(river)).toEqual(first);
});

test("CAP-1: the box itself is sound, and so is one with a list of one's own", () => {
  expect(checkCapitals(CAPITALS)).toBeUndefined();
  expect(checkCapitals({ ...CAPITALS, mats: [{ name: 'delta', cells: '.#.#/.=../#..#' }] })).toBeUndefined();
});

const river = { name: 'river', cells: '.#./.=./.##/..#' };
const school = { name: 'school', tile: '[PH-T]' };

test.each<[string, object, object]>([
  [
    'a broken mat',
    { mats: [river, { name: 'x', cells: '.' }] },
    { code: 'bad-mat', nth: 1, problem: { code: 'landscape-cells', found: 0, need: 5 } },
  ],
  ['two mats of a name', { mats: [river, river] }, { code: 'alike', list: 'mats', found: 'river' }],
  ['two tokens of a name', { tokens: ['x', 'x'] }, { code: 'alike', list: 'tokens', found: 'x' }],
  [
    'two civic tiles of a name',
    { civics: [school, school] },
    { code: 'alike', list: 'civics', found: 'school' },
  ],
  [
    'two civic tiles alike',
    { civics: [school, { name: 'x', tile: '[PH-T]' }] },
    { code: 'alike', list: 'civics', found: '[PH-T]' },
  ],
  [
    'the same wishes turned round',
    { civics: [school, { name: 'x', tile: '[HP-T]' }] },
    { code: 'alike', list: 'civics', found: '[HP-T]' },
  ],
  [
    'a civic tile that wants a type twice',
    { civics: [{ name: 'x', tile: '[PP-T]' }] },
    { code: 'bad-civic-tile', nth: 0, found: '[PP-T]' },
  ],
  [
    'six district cards',
    { districtCards: ['shop', 'factory', 'tavern', 'office', 'park', 'house'] },
    { code: 'bad-district-cards', problem: { code: 'district-count', found: 6, need: 7 } },
  ],
  [
    'a card twice',
    { districtCards: ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'house'] },
    { code: 'bad-district-cards', problem: { code: 'district-twice', found: 'house' } },
  ],
])('CAP-1, LAND-1, DIST-1: %s is refused', (_, lists, problem) => {
  expect(checkCapitals({ ...CAPITALS, ...lists })).toEqual(problem);
});
