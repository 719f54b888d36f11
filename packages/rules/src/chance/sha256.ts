/** SHA-256 (FIPS 180-4) of a text, for commitments and keys; the engine has no dependency and no platform API. */

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = fractionalBits(PRIMES, 1 / 3);
const INITIAL_HASH = fractionalBits(PRIMES.slice(0, 8), 1 / 2);

function firstPrimes(amount: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < amount; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** The first 32 bits of the fractional parts of a root of these primes, as the standard defines its constants. */
function fractionalBits(primes: readonly number[], root: number): Uint32Array {
  return Uint32Array.from(primes, (prime) => (prime ** root % 1) * 2 ** 32);
}

/** UTF-8; a broken surrogate becomes the replacement character. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let nth = 0; nth < text.length; nth++) {
    const code = text.charCodeAt(nth);
    if (code >= 0x80) return beyondAscii(text);
    bytes[nth] = code;
  }
  return bytes;
}

function beyondAscii(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(escaped.charCodeAt(i));
  }
  return new Uint8Array(bytes);
}

const BLOCK = 64;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros, and its length in bits: a whole number of blocks. */
const byteAt = (message: Uint8Array, index: number): number =>
  index < message.length ? (message[index] ?? 0) : index === message.length ? 0x80 : 0;

/** The message schedule of the block being hashed; shared, since allocating one per block costs as much as hashing it. */
const W = new Int32Array(BLOCK);

function schedule(
  message: Uint8Array,
  { block, isLast }: { readonly block: number; readonly isLast: boolean },
): void {
  for (let i = 0; i < 16; i++) {
    const from = block * BLOCK + i * 4;
    W[i] =
      (byteAt(message, from) << 24) |
      (byteAt(message, from + 1) << 16) |
      (byteAt(message, from + 2) << 8) |
      byteAt(message, from + 3);
  }
  if (isLast) {
    W[14] = Math.floor(message.length / 2 ** 29);
    W[15] = message.length << 3;
  }
  for (let i = 16; i < BLOCK; i++) {
    const [early, late] = [W[i - 15] ?? 0, W[i - 2] ?? 0];
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    W[i] = ((W[i - 16] ?? 0) + s0 + (W[i - 7] ?? 0) + s1) | 0;
  }
}

/** Mixes the scheduled block into the hash. */
function compress(hash: Uint32Array): void {
  let [a, b, c, d] = [hash[0] ?? 0, hash[1] ?? 0, hash[2] ?? 0, hash[3] ?? 0];
  let [e, f, g, h] = [hash[4] ?? 0, hash[5] ?? 0, hash[6] ?? 0, hash[7] ?? 0];
  for (let i = 0; i < BLOCK; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (W[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let nth = 0; nth < words.length; nth++) hash[nth] = (hash[nth] ?? 0) + (words[nth] ?? 0);
}

/** The hash as eight words. */
export function sha256(text: string): Uint32Array {
  const message = utf8(text);
  const hash = new Uint32Array(INITIAL_HASH);
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  for (let block = 0; block < blocks; block++) {
    schedule(message, { block, isLast: block === blocks - 1 });
    compress(hash);
  }
  return hash;
}

/** The hash as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('');
