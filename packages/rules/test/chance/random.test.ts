/** Random numbers: the published ChaCha20 blocks, fair draws, fair shuffles, and one golden deal. */
import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from '../../src/chance/chacha.ts';
import {
  below,
  fastRandom,
  fillRandom,
  shuffled,
  type RandomSource,
  randomFrom,
} from '../../src/chance/random.ts';
import { sha256 } from '../../src/chance/sha256.ts';

test('RFC 8439, section 2.3.2: the block of the published key, nonce and counter', () => {
  const key = new Uint32Array(Uint8Array.from({ length: 32 }, (_, byte) => byte).buffer);
  expect([...chachaBlock(key, 1, [0x09000000, 0x4a000000, 0])]).toEqual([
    0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
    0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
  ]);
});

test('RFC 8439, appendix A.1: the first block of the zero key', () => {
  expect([...chachaBlock(new Uint32Array(8), 0)]).toEqual([
    0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
    0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
  ]);
});

/** As the machine orders them: little-endian, like ChaCha20. */
const bytes = (random: ArrayLike<number>): Buffer => Buffer.from(Uint32Array.from(random).buffer);

test('any block is the one that OpenSSL computes', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const random = (length: number) => fc.array(word, { minLength: length, maxLength: length });
  fc.assert(
    fc.property(random(8), word, random(3), (key, counter, nonce) => {
      const cipher = createCipheriv('chacha20', bytes(key), bytes([counter, ...nonce]));
      const block = chachaBlock(Uint32Array.from(key), counter, nonce);
      expect(bytes(block)).toEqual(cipher.update(Buffer.alloc(64)));
    }),
  );
});

test('the random numbers of a seed are the blocks of its key in order', () => {
  const key = sha256('duopolis/1/buildings/seed');
  const random = randomFrom('seed', 'buildings');
  const blocks = [0, 1, 2].flatMap((counter) => [...chachaBlock(key, counter)]);
  expect(Array.from({ length: 48 }, random)).toEqual(blocks);
});

test('every label and every seed has its own stream', () => {
  const streams = [
    ['a', 'x'],
    ['a', 'y'],
    ['b', 'x'],
    ['b', 'y'],
  ] as const;
  expect(new Set(streams.map(([seed, label]) => randomFrom(seed, label)())).size).toBe(4);
});

/** Words given by hand, then never again. */
const given = (...random: readonly number[]): RandomSource => {
  const left = random.values();
  return () => {
    const { value, done } = left.next();
    if (done === true) throw new RangeError('a word too many was drawn');
    return value;
  };
};

test.each([
  [3, [5], 2],
  [3, [2 ** 32 - 2], 2],
  [3, [2 ** 32 - 1, 7], 1],
  [6, [2 ** 32 - 4, 2 ** 32 - 1, 2 ** 32 - 5], 5],
  [10, [2 ** 32 - 6, 3], 3],
  [1, [12345], 0],
  [2 ** 32, [2 ** 32 - 1], 2 ** 32 - 1],
  [2 ** 31 + 1, [2 ** 31 + 1, 2 ** 31], 2 ** 31],
])(
  'a number below %i from the words %j is %i: words beyond the last multiple are thrown away',
  (limit, random, drawn) => {
    expect(below(given(...random), limit)).toBe(drawn);
  },
);

test('a number is below its limit, for any limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
      const drawn = below(randomFrom(seed, 'test'), limit);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
    }),
  );
});

test.each([0, -1, 2 ** 32 + 1, Number.NaN])('a limit of %d is refused, without an endless loop', (limit) => {
  expect(() => below(given(1), limit)).toThrow(new RangeError(`no random number below ${limit}`));
});

const ascending = (one: number, other: number): number => one - other;

test('ROUND-2: a shuffle keeps every item, and the same seed gives the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
      const before = [...items];
      const order = shuffled(items, randomFrom(seed, 'test'));
      expect(order.toSorted(ascending)).toEqual(items.toSorted(ascending));
      expect(shuffled(items, randomFrom(seed, 'test'))).toEqual(order);
      expect(items).toEqual(before);
    }),
  );
});

test('the shuffle is Fisher-Yates from the last place down', () => {
  expect(shuffled(['a', 'b', 'c', 'd'], given(1, 0, 1))).toEqual(['c', 'd', 'a', 'b']);
});

test.each([
  ['randomFrom', randomFrom('uniform', 'test')],
  ['fastRandom', fastRandom('uniform')],
] as const)('every item comes to every place about equally often, by %s', (_, random) => {
  const [places, games] = [8, 8000];
  const seen = Array.from({ length: places }, () => Array<number>(places).fill(0));
  for (let game = 0; game < games; game++) {
    for (const [place, item] of shuffled([...seen.keys()], random).entries()) {
      const row = seen[item] as number[];
      row[place] = (row[place] as number) + 1;
    }
  }
  const expected = games / places;
  const chiSquare = seen.flat().reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // 49 degrees of freedom: a fair shuffle stays below 85.4 in 999 of 1000 runs.
  expect(chiSquare).toBeLessThan(85.4);
  expect(chiSquare).toBeGreaterThan(23);
});

const WORD = (1n << 32n) - 1n;
const turn = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) & WORD;

/** xoshiro128** as its authors publish it, on whole numbers without a limit. */
function published(state: readonly number[], amount: number): readonly number[] {
  let [a = 0n, b = 0n, c = 0n, d = 0n] = state.map(BigInt);
  const random: number[] = [];
  while (random.length < amount) {
    random.push(Number((turn((b * 5n) & WORD, 7n) * 9n) & WORD));
    const shifted = (b << 9n) & WORD;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11n);
  }
  return random;
}

test('the fast words are xoshiro128**', () => {
  expect(published([1, 2, 3, 4], 5)).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  const random = fastRandom('seed');
  expect(Array.from({ length: 1000 }, random)).toEqual(published([...sha256('duopolis/fast/seed')], 1000));
});

test('filled words are those of xoshiro128** from the state 1, 2, 3, 4', () => {
  let next = 1;
  const random = new Uint32Array(4);
  fillRandom(random, () => next++);
  expect([...random]).toEqual([11_520, 0, 5_927_040, 70_819_200]);
});
