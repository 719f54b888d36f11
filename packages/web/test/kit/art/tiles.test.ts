/** Every building has its own drawings, and every type is recognizable by pattern, badge and silhouette as well as by colour. */
import { BUILDING_TYPES, LETTERS } from '@duopolis/rules';
import { typeOfLetter } from '@duopolis/rules/notation';
import { afterEach, describe, expect, test } from 'vitest';
import { TYPE_ART } from '../../../src/kit/art/type-art.ts';
import { badge } from '../../../src/kit/art/type-badge.ts';
import {
  ART_SIZES,
  artSize,
  building,
  face,
  smallFace,
  variantAt,
  variantsOf,
} from '../../../src/kit/art/face.ts';
import { glyphFace } from '../../../src/kit/art/glyph.ts';
import { patternId } from '../../../src/kit/art/pattern.ts';
import { marked, marks } from '../../../src/kit/art/marks.ts';

const TYPES = [...BUILDING_TYPES, 'civic'] as const;
const different = (drawings: readonly string[]): number => new Set(drawings).size;

/** Geometry only: what is left when the colours are gone. */
const inGrey = (drawing: string): string => drawing.replaceAll(/var\(--[a-z]+-([a-z]+)\)/g, 'var(--any-$1)');

describe.each(LETTERS)('the building %s', (letter) => {
  const variants = Array.from({ length: variantsOf(letter) }, (_, variant) => variant);

  test('has two or three variants, so that a street does not look stamped', () => {
    expect(variants.length).toBeGreaterThanOrEqual(2);
    expect(different(variants.map((variant) => building(letter, variant)))).toBe(variants.length);
    expect(different(variants.map((variant) => smallFace(letter, variant)))).toBe(variants.length);
  });

  test('stands before the pattern of its type at both sizes', () => {
    const sky = `url(#${patternId(typeOfLetter(letter))})`;
    expect(face(letter, 0)).toContain(sky);
    expect(smallFace(letter, 0)).toContain(sky);
  });

  test.each(variants)('has sound markup in variant %i', (variant) => {
    const markup = face(letter, variant) + smallFace(letter, variant) + glyphFace(letter);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('carries no style attribute, which a strict content policy would refuse', () => {
    expect(face(letter, 0) + smallFace(letter, 0) + glyphFace(letter)).not.toContain('style=');
  });
});

test('no two buildings look alike without colour, at any size', () => {
  expect(different(LETTERS.map((letter) => inGrey(building(letter, 0))))).toBe(LETTERS.length);
  expect(different(LETTERS.map((letter) => inGrey(smallFace(letter, 0))))).toBe(LETTERS.length);
  expect(different(LETTERS.map((letter) => inGrey(glyphFace(letter))))).toBe(LETTERS.length);
});

test('the types differ in pattern, in the shape of the badge and in what the badge says', () => {
  expect(different(TYPES.map((type) => TYPE_ART[type].pattern[2]))).toBe(TYPES.length);
  expect(different(TYPES.map((type) => TYPE_ART[type].badge))).toBe(TYPES.length);
  expect(different(TYPES.map((type) => badge(type).replace(TYPE_ART[type].badge, '')))).toBe(TYPES.length);
});

test('the tavern kinds share the circle and differ in the sign', () => {
  const kinds = (['d', 'e', 'm', 'b'] as const).map((kind) => badge('tavern', kind));
  for (const drawn of kinds) expect(drawn).toContain(TYPE_ART.tavern.badge);
  expect(different([...kinds, badge('tavern')])).toBe(5);
});

test.each([
  [160, 'full'],
  [130, 'full'],
  [129, 'medium'],
  [64, 'medium'],
  [63, 'small'],
  [48, 'small'],
  [40, 'small'],
  [39, 'glyph'],
  [15, 'glyph'],
] as const)('a cell of %i px gets the %s drawing', (pixels, size) => {
  expect(artSize(pixels)).toBe(size);
  expect(ART_SIZES).toContain(size);
});

test('neighbours have different variants, wherever the first tile is', () => {
  for (let row = -4; row < 5; row++)
    for (let column = -4; column < 5; column++) {
      expect([0, 1, 2]).toContain(variantAt(row, column));
      expect(variantAt(row, column)).not.toBe(variantAt(row + 1, column));
      expect(variantAt(row, column)).not.toBe(variantAt(row, column + 1));
    }
});

describe('where the letters of English would mislead', () => {
  afterEach(() => {
    marks.value = 'letters';
  });

  test('badges and the smallest tiles carry signs, each its own, and no letter', () => {
    const letters = TYPES.map((type) => badge(type));
    const glyphs = LETTERS.map((letter) => glyphFace(letter));
    marks.value = 'signs';
    const signs = TYPES.map((type) => badge(type));
    expect(different(signs.map(inGrey))).toBe(TYPES.length);
    for (const [nth, type] of TYPES.entries()) expect(signs[nth] === letters[nth]).toBe(type === 'tavern');
    expect(LETTERS.map((letter) => glyphFace(letter)).join()).not.toContain('stroke-width="3.4"');
    expect(different(LETTERS.map((letter) => inGrey(glyphFace(letter))))).toBe(different(glyphs.map(inGrey)));
    expect(marked('badge-shop-any')).toBe('badge-shop-any-sign');
  });
});
