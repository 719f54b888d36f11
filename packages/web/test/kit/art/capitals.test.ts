/** Every civic building, mat and token of the components has a drawing of its own, drawn from its data. */
import type { Civic } from '@duopolis/rules';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { type TypeLetter, typeOfTypeLetter } from '@duopolis/rules/notation';
import { describe, expect, test } from 'vitest';
import { TYPE_ART } from '../../../src/kit/art/type-art.ts';
import { CIVIC_BUILDINGS, civic, coarse, smallCivic } from '../../../src/kit/art/capitals/civic-drawing.ts';
import { capitalLandmark } from '../../../src/kit/art/capitals/capital-landmarks.ts';
import { matDrawing, TERRAIN } from '../../../src/kit/art/capitals/mat-drawing.ts';
import { smallStrip, strip } from '../../../src/kit/art/civic-face.ts';
import { BASE_LANDMARKS } from '../../../src/kit/art/drawing/landmarks.ts';

const different = (drawings: readonly string[]): number => new Set(drawings).size;
const count = (text: string, part: string): number => text.split(part).length - 1;

const emblemOf = (city: string): string | undefined => BASE_LANDMARKS[city] ?? capitalLandmark(city);

const drawnMat = (mat: string): string => {
  const drawing = matDrawing(mat);
  if (drawing === undefined) throw new Error(`${mat} has no drawing`);
  return drawing.draw();
};

describe('civic tiles', () => {
  const tiles = COMPONENTS.civics.map(({ tile }) => tile);

  test('all have their own building, and nothing is drawn that is not a piece', () => {
    expect(Object.keys(CIVIC_BUILDINGS).toSorted()).toEqual(
      COMPONENTS.civics.map(({ name }) => name).toSorted(),
    );
    expect(different(tiles.map(civic))).toBe(tiles.length);
    expect(different(tiles.map(smallCivic))).toBe(tiles.length);
  });

  test.each(COMPONENTS.civics)('$name: sound markup, heavy lines when small', ({ tile }) => {
    expect(civic(tile)).not.toMatch(/NaN|undefined|Infinity|style=/);
    expect(smallCivic(tile)).not.toMatch(/pen-(?:ink|thin|fine|hatch|faint)"/);
    expect(smallCivic(tile)).toContain('pen-stout');
  });

  test('a tile of a custom list gets a building too', () => {
    expect(tiles).not.toContain('[OP-S]');
    expect(civic('[OP-S]')).toBe(civic('[SO-F]'));
  });

  test.each(tiles)(
    'CIVIC-1: %s shows its two wanted types and then the unwanted one at both sizes',
    (tile: Civic) => {
      const shapes = ([1, 2, 4] as const).map(
        (at) => TYPE_ART[typeOfTypeLetter(tile[at] as TypeLetter)].badge,
      );
      for (const drawn of [strip(tile), smallStrip(tile)]) {
        const [, ...parts] = drawn.split(/(?=<g transform)/);
        expect(parts.map((part) => shapes.findIndex((shape) => part.includes(shape)))).toEqual([0, 1, 2]);
        const box = drawn.indexOf('var(--alert-soft)');
        expect(box).toBeGreaterThan(drawn.indexOf(shapes[1] as string));
        expect(box).toBeLessThan(drawn.lastIndexOf('<g transform'));
      }
    },
  );

  test('coarse keeps the shapes and drops the fine lines', () => {
    expect(
      coarse(
        '<path class="pen-ink" d="M0 0"/><path class="pen-hatch" d="M1 1"/><path class="pen-thin" d="M2 2"/>',
      ),
    ).toBe('<path class="pen-stout" d="M0 0"/><path class="pen-lean" d="M2 2"/>');
  });
});

describe('landscape mats', () => {
  test('all have their own terrain, by name and by notation', () => {
    expect(Object.keys(TERRAIN).toSorted()).toEqual(CAPITALS.mats.map(({ name }) => name).toSorted());
    expect(different(CAPITALS.mats.map(({ name }) => drawnMat(name)))).toBe(CAPITALS.mats.length);
    expect(different(CAPITALS.mats.map(({ name }) => matDrawing(name)?.id ?? ''))).toBe(CAPITALS.mats.length);
    for (const { name, cells } of CAPITALS.mats) expect(drawnMat(cells)).toBe(drawnMat(name));
  });

  test.each(CAPITALS.mats)(
    'LAND-1: $name has a plot on each open cell and on no other',
    ({ name, cells }) => {
      expect(count(drawnMat(name), 'stroke-dasharray="6 5"')).toBe(count(cells, '.'));
      expect(drawnMat(name)).not.toMatch(/NaN|undefined|Infinity|style=/);
    },
  );

  test.each(CAPITALS.mats)(
    'LAND-4: $name has a bridge on each bridge cell, turned where it joins north and south',
    ({ name, cells }) => {
      const bridges =
        drawnMat(name).match(/<g transform="translate\(\d+ \d+\)( rotate\(90 50 50\))?">/g) ?? [];
      expect(bridges).toHaveLength(count(cells, '=') + count(cells, '|'));
      expect(bridges.filter((bridge) => bridge.includes('rotate'))).toHaveLength(count(cells, '|'));
    },
  );

  test('a mat of a custom list is drawn from its cells', () => {
    expect(drawnMat('..#/..=/..#/.##')).toContain('M0 0H300V400H0Z');
    expect(matDrawing('S.#')).toBeUndefined();
    expect(matDrawing('no mat')).toBeUndefined();
  });

  const SHAPES = [
    ['an L', '._/#=/##/#.', 'M0 0L100 0L100 100L200 100L200 400L0 400Z'],
    ['with a hole', '###/#_#/...', 'M0 0L300 0L300 300L0 300ZM200 100L100 100L100 200L200 200Z'],
    [
      'of two parts that touch at a corner',
      '##_/=#_/__#',
      'M0 0L200 0L200 200L0 200ZM200 200L300 200L300 300L200 300Z',
    ],
  ] as const;
  test.each(SHAPES)('LAND-1: land and frame of a mat %s follow its cells', (_, cells, outline) => {
    expect(drawnMat(cells)).toContain(`<path d="${outline}" fill="var(--land)"/>`);
    expect(drawnMat(cells)).toContain(`<path d="${outline}" class="pen-mat-edge" fill="none"`);
    expect(matDrawing(cells)?.isRectangle).toBe(false);
  });

  test('a rectangle is framed by the style sheet, around it', () => {
    expect(drawnMat('river')).not.toContain('pen-mat-edge');
    expect(matDrawing('river')?.isRectangle).toBe(true);
  });
});

describe('city tokens', () => {
  test('all of both boxes have their own emblem', () => {
    const emblems = [...COMPONENTS.tokens, ...COMPONENTS.capitalTokens].map(
      (city) => [city, emblemOf(city)] as const,
    );
    expect(emblems.filter(([, emblem]) => emblem === undefined)).toEqual([]);
    expect(new Set(emblems.map(([, emblem]) => emblem)).size).toBe(
      new Set(emblems.map(([city]) => city)).size,
    );
  });

  test('those of the base game load without the drawings of Capitals', () => {
    for (const city of COMPONENTS.tokens) expect(BASE_LANDMARKS[city]).toBeDefined();
  });
});
