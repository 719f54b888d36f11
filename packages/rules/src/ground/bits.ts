/** Masks of cells as bits: counting them, taking them apart, finding connected ones. */
import type { Cell } from '../types.ts';

/** How many cells a mask of up to 32 has. */
export function count(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

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
