/** Random numbers from a seed: a fair draw below a limit, and the shuffle that docs/FAIRNESS.md describes. */
import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/** The next random word, 0 to 2^32 - 1. */
export type RandomSource = () => number;

/** Everything random in a game comes from its seed, each use under its own label. */
export function randomFrom(seed: string, label: string): RandomSource {
  const key = sha256(`duopolis/1/${label}/${seed}`);
  let counter = 0;
  let block = chachaBlock(key, counter);
  let used = 0;
  return () => {
    if (used === block.length) {
      block = chachaBlock(key, ++counter);
      used = 0;
    }
    return block[used++] ?? 0;
  };
}

/** A whole number from 0 to limit - 1, each as likely: words beyond the last whole multiple are dropped. */
export function below(random: RandomSource, limit: number): number {
  if (!(limit >= 1 && limit <= 2 ** 32)) throw new RangeError(`no random number below ${limit}`);
  for (;;) {
    const word = random();
    /** Most words need no division to be known as fair. */
    if (word <= 2 ** 32 - limit || word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
  }
}

/**
 * For simulation: without division, and unfair by less than limit / 2^32. It is the upper word of `word * limit`, for
 * small limits multiplied in two parts, so that every number is an integer of 32 bits.
 */
export function quickBelow(random: RandomSource, limit: number): number {
  const word = random();
  return limit > 2 ** 16 ? Math.floor((word * limit) / 2 ** 32) : scaled(word, limit);
}

/** A word as a number from 0 to limit - 1, for limits up to 2^16. */
export const scaled = (word: number, limit: number): number =>
  (Math.imul(word >>> 16, limit) + (Math.imul(word & 0xffff, limit) >>> 16)) >>> 16;

/** Fisher-Yates from the last place down. */
export function shuffled<T>(items: readonly T[], random: RandomSource): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** How many fast words are made at once. */
const FAST_NUMBERS = 32;

/** xoshiro128**, fast but not for secrets: for simulation and for the bots. */
export function fastRandom(seed: string): RandomSource {
  const state = Int32Array.from(sha256(`duopolis/fast/${seed}`).subarray(0, 4));
  const made = new Uint32Array(FAST_NUMBERS);
  let used = FAST_NUMBERS;
  return () => {
    if (used === FAST_NUMBERS) {
      xoshiro(state, made);
      used = 0;
    }
    return made[used++] ?? 0;
  };
}

const filling = new Int32Array(4);

/** Fills a list with fast words that begin at the next four of another source: several times faster than one by one. */
export function fillRandom(list: Uint32Array, random: RandomSource): void {
  for (let nth = 0; nth < filling.length; nth++) filling[nth] = random();
  xoshiro(filling, list);
}

/** The next words from a state, which moves on; in one loop the engine keeps it in registers. */
function xoshiro(state: Int32Array, made: Uint32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  for (let nth = 0; nth < made.length; nth++) {
    const mixed = Math.imul(b, 5);
    made[nth] = Math.imul((mixed << 7) | (mixed >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}
