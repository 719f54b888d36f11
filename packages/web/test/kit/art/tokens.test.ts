/** The style sheet defines every colour the drawings ask for, and what must be read has contrast by day and by night. */
import { readFileSync } from 'node:fs';
import { BUILDING_TYPES, LETTERS } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { describe, expect, test } from 'vitest';
import { tileBack } from '../../../src/kit/art/back.ts';
import { badge } from '../../../src/kit/art/type-badge.ts';
import { civic } from '../../../src/kit/art/capitals/civic-drawing.ts';
import { matDrawing } from '../../../src/kit/art/capitals/mat-drawing.ts';
import { strip } from '../../../src/kit/art/civic-face.ts';
import { face, smallFace, variantsOf } from '../../../src/kit/art/face.ts';
import { glyphFace } from '../../../src/kit/art/glyph.ts';
import { horizon, pattern } from '../../../src/kit/art/pattern.ts';
import { AUTOMATA_DRAWN } from '../../../src/kit/art/portraits/automata.ts';
import { PEOPLE_DRAWN } from '../../../src/kit/art/portraits/people-portraits.ts';

const source = (path: string): string =>
  readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const tokens = source('kit/style/tokens.css');
const TYPES = [...BUILDING_TYPES, 'civic'] as const;

const PAIRS = new Map(
  [...tokens.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map(
    ([, name, day, night]) => [name as string, { day: day as string, night: night as string }] as const,
  ),
);

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: 'day' | 'night'): number {
  const [a, b] = [one, other].map((name) =>
    luminance((PAIRS.get(name) as { day: string; night: string })[theme]),
  );
  return (Math.max(a as number, b as number) + 0.05) / (Math.min(a as number, b as number) + 0.05);
}

test('every custom property of the drawings is a token', () => {
  const drawings = [
    ...LETTERS.flatMap((letter) => [
      ...Array.from(
        { length: variantsOf(letter) },
        (_, variant) => face(letter, variant) + smallFace(letter, variant),
      ),
      glyphFace(letter),
    ]),
    ...TYPES.map((type) => badge(type) + pattern(type)),
    ...CAPITALS.civics.map(({ tile }) => civic(tile) + strip(tile)),
    ...CAPITALS.mats.map(({ name }) => matDrawing(name)?.draw() ?? ''),
    ...(['single', 'duplex', 'civic'] as const).map(tileBack),
    ...Object.values({ ...PEOPLE_DRAWN, ...AUTOMATA_DRAWN }).map((draw) => draw()),
    horizon,
    source('kit/art/art.css'),
  ];
  const asked = new Set(
    drawings.flatMap((drawing) => [...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)),
  );
  expect([...asked].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  expect(asked.size).toBeGreaterThan(60);
});

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  test.each([
    ['--ink', '--panel'],
    ['--ink', '--table'],
    ['--ink2', '--panel'],
    ['--ink2', '--table'],
    ['--ink2', '--sunk'],
    ['--ink3', '--panel'],
    ['--ink3', '--table'],
    ['--ink3', '--sunk'],
    ['--act', '--panel'],
    ['--act-ink', '--act'],
    ['--ink', '--act-soft'],
    ['--offer', '--panel'],
    ['--ink', '--offer-soft'],
    ['--alert', '--panel'],
    ['--alert', '--alert-soft'],
    ['--ink', '--alert-soft'],
    ...TYPES.flatMap((type) => [
      [`--${type}-bt`, `--${type}-b`],
      [`--${type}-bt`, `--${type}-d`],
      [`--${type}-d`, `--${type}-w`],
    ]),
  ] as [string, string][])('%s on %s is read at 4.5 to 1', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['--focus', '--panel'],
    ['--focus', '--table'],
    ['--rule', '--panel'],
    ['--line', '--panel'],
  ] as const)('%s against %s is seen at 3 to 1', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
