/** ChaCha20 (RFC 8439) as a stream of random words: nobody can tell unseen tiles from seen ones. */

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Mixes the words of a column, or with a shift of 1 those of a diagonal: each row's word stands one further right. */
function quarterRound(x: Int32Array, column: number, shift: 0 | 1): void {
  const i = column;
  const j = 4 | ((column + shift) & 3);
  const k = 8 | ((column + 2 * shift) & 3);
  const l = 12 | ((column + 3 * shift) & 3);
  let [a, b, c, d] = [x[i] ?? 0, x[j] ?? 0, x[k] ?? 0, x[l] ?? 0];
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

function doubleRound(x: Int32Array): void {
  for (let column = 0; column < 4; column++) quarterRound(x, column, 0);
  for (let column = 0; column < 4; column++) quarterRound(x, column, 1);
}

/** The block being mixed; shared, since allocating one per block costs as much as mixing it. */
const mixed = new Int32Array(16);

/** Block number `counter` of the key stream, nonce zero: every stream has a key of its own. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly number[] = [0, 0, 0],
): Uint32Array {
  const block = new Uint32Array(16);
  for (let word = 0; word < 4; word++) block[word] = CONSTANTS[word] ?? 0;
  block.set(key, 4);
  block[12] = counter;
  for (let word = 0; word < 3; word++) block[13 + word] = nonce[word] ?? 0;
  mixed.set(block);
  for (let round = 0; round < 20; round += 2) doubleRound(mixed);
  for (let word = 0; word < 16; word++) block[word] = (block[word] ?? 0) + (mixed[word] ?? 0);
  return block;
}
