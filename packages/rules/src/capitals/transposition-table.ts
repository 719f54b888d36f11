/** A transposition table of unfinished cities: fixed size, newer answers replace older ones. */

const SLOT_BITS = 13;
const SLOTS = 1 << SLOT_BITS;

/** About 74 KB for a mat. */
export interface TranspositionTable {
  readonly keys: Float64Array;
  readonly answers: Uint8Array;
}

export const newTranspositionTable = (): TranspositionTable => ({
  keys: new Float64Array(SLOTS),
  answers: new Uint8Array(SLOTS),
});

/** Keys are a state of 29 bits and what is to come above it. */
export const keyOf = (state: number, toCome: number): number => toCome * 2 ** 29 + state;

export const slotOf = (state: number, toCome: number): number =>
  (Math.imul(state, 0x9e3779b1) ^ Math.imul(toCome, 0x85ebca6b)) >>> (32 - SLOT_BITS);
