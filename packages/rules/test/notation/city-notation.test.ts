/** City notation: what is read is written again, and what is wrong is refused at its place. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_CITY, filledCells } from '../../src/city/city.ts';
import { gridOf } from '../../src/cities/grid.ts';
import { makeCity, parseCity } from '../../src/notation/city-notation.ts';
import { LETTERS } from '../../src/types.ts';
import { city, grid } from '../kit/build-city.ts';
import { aBaseGrid, aCapitalGrid, aCity } from '../kit/generators.ts';

test.each([
  ['S', 1, 1, ['S']],
  ['.', 1, 1, ['.']],
  ['SF/dO', 2, 2, ['S', 'F', 'd', 'O']],
  ['Sdem/bOPH', 2, 4, ['S', 'd', 'e', 'm', 'b', 'O', 'P', 'H']],
  ['S/F/./H', 4, 1, ['S', 'F', '.', 'H']],
  ['[PH-T]S/F[OT-H]', 2, 2, ['[PH-T]', 'S', 'F', '[OT-H]']],
  ['.#./.=./.##/..#', 4, 3, ['.', '#', '.', '.', '=', '.', '.', '#', '#', '.', '.', '#']],
  ['##|#S/.....', 2, 5, ['#', '#', '|', '#', 'S', '.', '.', '.', '.', '.']],
])('%s is read as %i rows and %i columns', (text, height, width, cells) => {
  expect(parseCity(text)).toEqual({ ok: true, value: { height, width, cells } });
  expect(makeCity(grid(text))).toBe(text);
});

test('parse and make are inverse for every grid, of the base game and of Capitals', () => {
  fc.assert(
    fc.property(fc.oneof(aBaseGrid, aCapitalGrid), (cells) => {
      expect(parseCity(makeCity(cells))).toEqual({ ok: true, value: cells });
    }),
  );
});

test('any text is either printed unchanged, or refused with a position inside it', () => {
  const signs = fc.constantFrom(...LETTERS, '.', '/', '#', '=', '|', '[PH-T]', '[', 'X', ' ', '🏠');
  fc.assert(
    fc.property(
      fc.array(signs).map((parts) => parts.join('')),
      (text) => {
        const parsed = parseCity(text);
        if (parsed.ok) expect(makeCity(parsed.value)).toBe(text);
        else {
          expect(parsed.error.position).toBeGreaterThanOrEqual(0);
          expect(parsed.error.position).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});

const ANY_CELL = 'S F d e m b O P H [PH-T] . # = |';

test.each([
  ['', 'empty', 0, '', ANY_CELL],
  ['/', 'empty', 0, '/', ANY_CELL],
  ['/S', 'empty', 0, '/', ANY_CELL],
  ['S//S', 'empty', 2, '/', ANY_CELL],
  ['S/', 'empty', 2, '', ANY_CELL],
  ['SX', 'unknown-letter', 1, 'X', ANY_CELL],
  ['s', 'unknown-letter', 0, 's', ANY_CELL],
  ['S S', 'unknown-letter', 1, ' ', ANY_CELL],
  ['SS/ST', 'unknown-letter', 4, 'T', ANY_CELL],
  ['S-F', 'unknown-letter', 1, '-', ANY_CELL],
  ['S🏠', 'unknown-letter', 1, '🏠', ANY_CELL],
  ['[PH-T]X', 'unknown-letter', 6, 'X', ANY_CELL],
  ['SS/S', 'ragged-row', 4, '1', '2'],
  ['S/SS/S', 'ragged-row', 4, '2', '1'],
  ['[PH-T]/SS', 'ragged-row', 9, '2', '1'],
  ['[PH-X]', 'bad-civic', 0, '[PH-X]', '[PH-T]'],
  ['S[PP-T]', 'bad-civic', 1, '[PP-T]', '[PH-T]'],
  ['S/[PH-P]', 'bad-civic', 2, '[PH-P]', '[PH-T]'],
  ['[PH', 'bad-civic', 0, '[PH', '[PH-T]'],
  ['[PHT]SS', 'bad-civic', 0, '[PHT]S', '[PH-T]'],
  ['SSSSS', 'too-large', 0, '1x5', '4x4'],
  ['S/S/S/S/S', 'too-large', 0, '5x1', '4x4'],
  ['......', 'too-large', 0, '1x6', '4x4'],
  ['#.....', 'too-large', 0, '1x6', '5x5'],
  ['#/./././././.', 'too-large', 0, '7x1', '5x5'],
])('%j is refused: %s at %i, found %j where %j is right', (text, code, position, found, expected) => {
  expect(parseCity(text)).toEqual({ ok: false, error: { code, position, found, expected } });
});

test.each([
  [EMPTY_CITY, '.'],
  [city(['S', 0, 0]), 'S'],
  [city(['S-F', 0, 0]), 'SF'],
  [city(['S|F', 0, 0]), 'S/F'],
  [city(['S', 0, 0], ['F-O', -1, -1], ['P|H', -3, 0]), '.P/.H/FO/.S'],
  [city(['S', 0, 0], ['F', 1, 0], ['d', 1, 1]), 'S./Fd'],
])('the city %j is drawn as %s', (built, text) => {
  expect(makeCity(gridOf(built))).toBe(text);
});

test('the drawing of a city is its smallest box and shows every building', () => {
  fc.assert(
    fc.property(aCity, (built) => {
      const { height, width, cells } = gridOf(built);
      expect(parseCity(makeCity({ height, width, cells })).ok).toBe(true);
      const shown = cells.filter((cell) => cell !== '.').toSorted();
      expect(shown).toEqual(
        filledCells(built)
          .map(({ building }) => building)
          .toSorted(),
      );
      if (built.tiles.length > 0) {
        expect(cells.slice(0, width).some((cell) => cell !== '.')).toBe(true);
        expect(cells.slice(-width).some((cell) => cell !== '.')).toBe(true);
        for (const side of [0, width - 1])
          expect(cells.some((cell, nth) => nth % width === side && cell !== '.')).toBe(true);
      }
    }),
  );
});
