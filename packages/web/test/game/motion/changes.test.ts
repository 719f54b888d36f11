/** U2: every change of a score has a cause, and what a placement finished lights up. */
import type { Cell, City, OpenGame, Tile } from '@duopolis/rules';
import { builtCityAt, withTile } from '@duopolis/rules/cities';
import { expect, test } from 'vitest';
import { changesOf, type ScoreChange } from '../../../src/game/motion/changes.ts';
import { litOf } from '../../../src/game/motion/lit-cells.ts';
import { withChanges } from '../../../src/game/motion/motion-state.ts';
import { cityOf, placing } from '../turn/turn-games.ts';

const built = (open: OpenGame, city: number, tile: Tile, at: Cell): OpenGame => ({
  ...open,
  cities: open.cities.with(city, withTile(builtCityAt(open.cities, city), { tile, at, seat: 1 })),
});

const row = (tile: Tile, ...columns: readonly number[]): City =>
  cityOf(...columns.map((column) => [tile, [0, column]] as const));

const FACTORIES = placing([], [row('F', 0, 1), row('F', 0, 1), row('P', 0, 1)]);

test('FACTORY-1: a rival’s factory costs the other city two points, and says so', () => {
  const changes = changesOf(FACTORIES, built(FACTORIES, 1, 'F', [0, 2]));
  expect(changes).toEqual([
    { city: 0, term: 'factory', points: -2, cause: { kind: 'rivals' } },
    { city: 1, term: 'factory', points: 4, cause: { kind: 'built', tile: 'F' } },
  ]);
});

test('a factory beside a house costs points of the same city, because of that factory', () => {
  const before = placing([], [cityOf(['H', [0, 0]], ['P', [0, 1]], ['S', [1, 1]]), row('F', 0), row('F', 0)]);
  const changes = changesOf(before, built(before, 0, 'F', [1, 0]));
  expect(changes.find(({ term, city }) => city === 0 && term === 'house')).toEqual({
    city: 0,
    term: 'house',
    points: -1,
    cause: { kind: 'built', tile: 'F' },
  });
});

test('the points of a tile are taken back with it', () => {
  const after = built(FACTORIES, 1, 'F', [0, 2]);
  expect(changesOf(after, FACTORIES).map(({ points, cause }) => [points, cause.kind])).toEqual([
    [2, 'rivals-lost'],
    [-4, 'removed'],
  ]);
});

test('a tile without points makes no change', () => {
  const taverns = placing([], [cityOf(['d', [0, 0]]), row('P', 0), row('P', 0)]);
  expect(changesOf(taverns, taverns)).toEqual([]);
});

test.each([
  ['four shops in a line', row('S', 0, 1, 2), 'S', [0, 3], 'shop', '16'],
  ['three parks', row('P', 0, 1), 'P', [0, 2], 'park', '12'],
  ['four kinds of taverns', cityOf(['d', [0, 0]], ['e', [0, 1]], ['m', [1, 0]]), 'b', [1, 1], 'tavern', '17'],
  [
    'a house with all other types',
    cityOf(['H', [0, 0]], ['S', [0, 1]], ['O', [1, 1]], ['P', [2, 1]], ['d', [1, 0]]),
    'F',
    [2, 2],
    'house',
    '5',
  ],
] as const)('%s light up', (_, city, tile, at, tone, label) => {
  const before = placing([], [city, row('P', 0), row('P', 0)]);
  const after = built(before, 0, tile, at);
  const finished = litOf(before, after, changesOf(before, after)).filter(({ isFinished }) => isFinished);
  expect(finished.map((lit) => [lit.tone, lit.label])).toEqual([[tone, label]]);
});

test('two labels never meet on a cell', () => {
  const before = placing([], [row('P', 1, 2), row('S', 0), row('S', 0)]);
  const after = built(before, 0, 'P', [0, 0]);
  const labels = litOf(before, after, changesOf(before, after)).map(({ cells, label }) => [cells[0], label]);
  expect(labels).toEqual([
    [[0, 0], '+4'],
    [[0, 1], '12'],
  ]);
});

test('a tile lights up with the buildings it scores with; earlier groups do not light up again', () => {
  const before = placing([], [row('P', 0, 1, 2), row('S', 0), row('S', 0)]);
  const after = built(before, 0, 'S', [1, 0]);
  const lit = litOf(before, after, changesOf(before, after));
  expect(lit.map(({ cells, label, isFinished }) => [cells, label, isFinished])).toEqual([
    [[[1, 0]], '+2', false],
  ]);
});

const lost = (points: number): ScoreChange => ({
  city: 0,
  term: 'factory',
  points,
  cause: { kind: 'rivals' },
});

test('changes of a row add up for the same reason, and cancel out', () => {
  expect(withChanges([lost(-2)], [lost(-1)])).toEqual([lost(-3)]);
  expect(withChanges([lost(-2)], [lost(2)])).toEqual([]);
  const own: ScoreChange = { ...lost(4), cause: { kind: 'built', tile: 'F' } };
  expect(withChanges([lost(-2)], [own])).toEqual([own]);
});
