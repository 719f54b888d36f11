/** Mats from another box: of any shape, with bridges of any length. */
import { describe, expect, test } from 'vitest';
import { workableMat } from '../../src/capitals/check-capitals.ts';
import { parseMat } from '../../src/capitals/mat.ts';
import { scoreGrids } from '../../src/cities/grid.ts';
import { cellsFor, whyNot } from '../../src/cities/cells-for.ts';
import { EMPTY_CITY } from '../../src/city/city.ts';
import { COMPONENTS, type Components } from '../../src/components/box.ts';
import { begin, decide, legalCommands, stateAfter } from '../../src/game/decide.ts';
import { evolve } from '../../src/game/evolve.ts';
import { setUp } from '../../src/game/setup.ts';
import { parseCity } from '../../src/notation/city-notation.ts';
import type { GameState } from '../../src/state/state.ts';
import { inCapitals, tableOf } from '../kit/games.ts';

const scoreOf = (city: string): number => {
  const grid = parseCity(city);
  if (!grid.ok) throw new Error(grid.error.code);
  return scoreGrids([grid.value])[0]?.total ?? 0;
};

describe('LAND-4: a bridge of any length joins its ends', () => {
  test.each([
    ['SS=S', 10],
    ['SS==S', 10],
    ['S===S', 5],
    ['S/|/|/S', 5],
    ['S/|/|/|/S', 5],
    // One end is no open cell, so nothing is joined.
    ['S==#S', 4],
    ['P==P', 8],
    ['O==d', 1 + 1 + 1],
  ])('LAND-4: %s scores %i', (city, points) => {
    expect(scoreOf(city)).toBe(points);
  });

  test('LAND-4: a tile may be placed across a long bridge', () => {
    const city = {
      ...EMPTY_CITY,
      capital: { mat: '.==./###.', order: 'ssssssssddssssssss' },
      tiles: [{ tile: 'S', at: [0, 0], seat: 0 }],
    } as const;
    expect(whyNot(city, 'S', [0, 3])).toBeUndefined();
  });
});

describe('a mat that is no rectangle', () => {
  const MAT = '_#./.=./.##/..#';

  test('LAND-3: the first tile lies on the mat, not on a cell beside it', () => {
    expect(workableMat(MAT).ok).toBe(true);
    const city = { ...EMPTY_CITY, capital: { mat: MAT, order: 'ssssssssddssssssss' } };
    expect(whyNot(city, 'S', [0, 0])).toMatchObject({ code: 'first-off-mat', rule: 'LAND-3' });
    expect(cellsFor(city, 'S')).not.toContainEqual([0, 0]);
    const begun = { ...city, tiles: [{ tile: 'S', at: [1, 0], seat: 0 }] } as const;
    expect(whyNot(begun, 'S', [0, 0])).toBeUndefined();
  });

  test.each(['_../###/.##', '.._/##_/##_/#._', '...#/..##/.##./____'])(
    'a row or column with nothing of the mat is refused: %s',
    (cells) => {
      const mat = parseMat(cells);
      if (cells.startsWith('_..')) expect(mat.ok).toBe(true);
      else expect(mat.ok ? undefined : mat.error).toEqual({ code: 'edge-off-mat' });
    },
  );
});

test('LAND-1, LAND-6: whole games can be played on such mats', () => {
  const mats = ['_#./.=./.##/..#', '.==./###.', '#.../.##./..##', '##./.=./.#_/.=.'].map((cells, nth) => ({
    name: `mat ${nth}`,
    cells,
  }));
  const components: Components = { ...COMPONENTS, mats };
  const setup = setUp(inCapitals(tableOf(4)), 'own mats', { components });
  if (!setup.ok) throw new Error(setup.error.code);
  let state: GameState = stateAfter(begin(setup.value));
  for (let step = 0; state.open.phase !== 'over'; step++) {
    const commands = [0, 1, 2, 3]
      .flatMap((seat) => legalCommands(state, seat))
      .filter(({ type }) => type !== 'wait');
    const command = commands[(step * 7) % commands.length];
    if (command === undefined) throw new Error('nobody can move');
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  expect(state.open.cities.every(({ tiles }) => tiles.length === 18)).toBe(true);
});
