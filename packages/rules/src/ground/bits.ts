/** Masks of cells as bits: counting them, taking them apart, finding connected ones. */
import type { Cell } from '../types.ts';

/** The counts of all 65,536 masks of 16 cells: looking one up is faster than counting it. */
const COUNT_OF_PATTERN: Uint8Array = countsOfPatterns();

/** A row of 256 for each high byte. High bytes with as many bits have equal rows: nine are counted, the others copied. */
function countsOfPatterns(): Uint8Array {
  const counts = new Uint8Array(1 << 16);
  for (let mask = 1; mask < 256; mask++) counts[mask] = (counts[mask >> 1] ?? 0) + (mask & 1);
  for (let high = 1; high < 256; high++) {
    const added = counts[high] ?? 0;
    const firstEqual = (1 << added) - 1;
    const row = high << 8;
    if (high > firstEqual) counts.copyWithin(row, firstEqual << 8, (firstEqual + 1) << 8);
    else for (let low = 0; low < 256; low++) counts[row + low] = (counts[low] ?? 0) + added;
  }
  return counts;
}

/** How many cells a mask of up to 32 has. */
export const count = (mask: number): number =>
  (COUNT_OF_PATTERN[mask & 0xffff] as number) + (COUNT_OF_PATTERN[mask >>> 16] as number);

/** The same for a mask of up to 16 cells, as all masks of the 4x4 square are. */
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
