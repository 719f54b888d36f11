/** The ground a city is scored on: which cells are next to each other (ADJ-1) and which lie in one straight run. */
import type { Cell } from '../types.ts';

/** Cells are bits, row by row: bit `row * size + column`. */
export interface Ground {
  readonly size: number;
  /** The cells next to at least one cell of the mask. */
  readonly beside: (mask: number) => number;
  /** For every cell the straight runs of one to four cells that start there, going right or down. */
  readonly runs: readonly (readonly number[])[];
}

/** A ground that knows the best points of shops and of parks on it, so that one scorer serves every ground. */
export interface ScoringGround extends Ground {
  readonly shopPoints: (shops: number) => number;
  readonly parkPoints: (parks: number) => number;
}

export const LONGEST_RUN = 4;

/**
 * In a table of points: not worked out yet, since a page that shows one city should not wait for the points of all. The
 * shops, parks and taverns of a city together are worth less.
 */
export const UNKNOWN = 255;

/** The 4x4 square of the base game. */
export const SQUARE: Ground = { size: 4, beside: besideInSquare, runs: squareRuns(4) };

const FULL = 0xffff;
const NOT_LAST_COLUMN = 0x7777;
const NOT_FIRST_COLUMN = 0xeeee;

export function besideInSquare(mask: number): number {
  return (
    ((mask << 4) | (mask >> 4) | ((mask & NOT_LAST_COLUMN) << 1) | ((mask & NOT_FIRST_COLUMN) >> 1)) & FULL
  );
}

function squareRuns(size: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const starting = [1 << cell];
    for (const [step, room] of [
      [1, size - (cell % size)],
      [size, size - Math.floor(cell / size)],
    ] as const) {
      let run = 1 << cell;
      for (let length = 2; length <= Math.min(room, LONGEST_RUN); length++) {
        run |= 1 << (cell + step * (length - 1));
        starting.push(run);
      }
    }
    runs.push(starting);
  }
  return runs;
}

/** How many cells a mask of up to 32 has. */
export function count(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The counts of all 65,536 masks of the 4x4 square: looking one up is faster than counting it. */
const COUNT_OF_PATTERN: Uint8Array = countsOfHalves();

function countsOfHalves(): Uint8Array {
  const counts = new Uint8Array(1 << 16);
  for (let mask = 1; mask < counts.length; mask++) counts[mask] = (counts[mask >> 1] as number) + (mask & 1);
  return counts;
}

export const countInSquare = (mask: number): number => COUNT_OF_PATTERN[mask] as number;

export const lowestBit = (mask: number): number => mask & -mask;

export const bitIndex = (bit: number): number => 31 - Math.clz32(bit);

/** The single cells of a mask, as bits, in reading order. */
export function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest));
  return bits;
}

/** All cells of the mask that are connected with its first one. */
export function firstGroup(mask: number, beside: (mask: number) => number): number {
  let group = lowestBit(mask);
  for (;;) {
    const grown = (group | beside(group)) & mask;
    if (grown === group) return group;
    group = grown;
  }
}

/** A mask's cells as rows and columns, where bit 0 stands on the given cell. */
export const cellsOfMask = (mask: number, size: number, [row, column]: Cell): readonly Cell[] =>
  bitsOf(mask).map((bit): Cell => {
    const index = bitIndex(bit);
    return [row + Math.floor(index / size), column + (index % size)];
  });
