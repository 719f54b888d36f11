/** A transposition table of unfinished cities: fixed size, newer answers replace older ones. */

const SLOT_BITS = 13;

/** Two numbers for each slot: a state, then the tiles to come with the answer in the lowest bit. 64 KB for a mat. */
export type TranspositionTable = Int32Array;

export const newTranspositionTable = (): TranspositionTable => new Int32Array(2 << SLOT_BITS);

/** The index of a slot's first number. */
export const slotOf = (state: number, toCome: number): number =>
  2 * ((Math.imul(state, 0x9e3779b1) ^ Math.imul(toCome, 0x85ebca6b)) >>> (32 - SLOT_BITS));
