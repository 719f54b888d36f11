/** All ways to place the duplexes of a city, their two buildings fixed on cells (PLACE-5). */
import { type BuildingType, byType, type Tile } from '@duopolis/rules';
import { shapeOf } from '@duopolis/rules/cities';
import { lettersOf, typeOfLetter } from '@duopolis/rules/notation';
import { SQUARE_MASKS } from '@duopolis/rules/scoring';
import type { TypeMasks } from './exact-search.ts';

interface LaidDuplex {
  readonly tile: Tile;
  /** The cell of its left or top building, as a bit. */
  readonly first: number;
}

export interface LaidDuplexes {
  readonly duplexes: readonly LaidDuplex[];
  readonly fixed: TypeMasks;
  readonly covered: number;
}

const NONE: LaidDuplexes = {
  duplexes: [],
  fixed: byType(() => 0),
  covered: 0,
};

const { notLastColumn, notLastRow } = SQUARE_MASKS;

/** The bits of both halves of a shape that begins on a cell, or none where it would leave the square. */
const halves = (tile: Tile, first: number): readonly [first: number, second: number] | undefined => {
  const isSide = shapeOf(tile) === 'side';
  if ((first & (isSide ? notLastColumn : notLastRow)) === 0) return undefined;
  return [first, isSide ? first << 1 : first << 4];
};

export function layDuplexes(duplexes: readonly Tile[], region: number): readonly LaidDuplexes[] {
  return duplexes.reduce<readonly LaidDuplexes[]>(
    (laid, tile) => laid.flatMap((before) => [...laidWith(before, tile, region)]),
    [NONE],
  );
}

function* laidWith(before: LaidDuplexes, tile: Tile, region: number): Generator<LaidDuplexes> {
  for (let first = 1; first <= region; first <<= 1) {
    const cells = halves(tile, first);
    if (cells === undefined) continue;
    const both = cells[0] | cells[1];
    if ((both & ~region) !== 0 || (both & before.covered) !== 0) continue;
    const fixed: { [type in BuildingType]: number } = { ...before.fixed };
    lettersOf(tile).forEach((letter, nth) => {
      fixed[typeOfLetter(letter)] |= cells[nth] ?? 0;
    });
    yield { duplexes: [...before.duplexes, { tile, first }], fixed, covered: before.covered | both };
  }
}
