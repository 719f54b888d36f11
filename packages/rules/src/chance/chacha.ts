/** ChaCha20 (RFC 8439) as a stream of random words: nobody can tell unseen tiles from seen ones. */

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarterRound(x: Uint32Array, [a, b, c, d]: (typeof QUARTERS)[number]): void {
  const half = (into: number, from: number, mixed: number, by: number): void => {
    x[into] = (x[into] as number) + (x[from] as number);
    x[mixed] = rotate((x[mixed] as number) ^ x[into], by);
  };
  half(a, b, d, 16);
  half(c, d, b, 12);
  half(a, b, d, 8);
  half(c, d, b, 7);
}

/** Block number `counter` of the key stream, nonce zero: every stream has a key of its own. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly number[] = [0, 0, 0],
): Uint32Array {
  const input = Uint32Array.from([...CONSTANTS, ...key, counter, ...nonce]);
  const block = Uint32Array.from(input);
  for (let round = 0; round < 20; round += 2) for (const quarter of QUARTERS) quarterRound(block, quarter);
  return block.map((word, i) => word + (input[i] as number));
}
