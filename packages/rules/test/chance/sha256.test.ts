/** SHA-256 against the published examples and against another implementation. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Hex, utf8 } from '../../src/chance/sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('FIPS 180-4 example %j', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test('FIPS 180-4 example of a million times "a"', () => {
  expect(sha256Hex('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

const nodeHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Any code points, broken surrogates among them. */
const aText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 })
  .map((points) => String.fromCodePoint(...points));

test('the hash of any Unicode text is the one Node computes', () => {
  fc.assert(
    fc.property(aText, (text) => {
      expect(sha256Hex(text)).toBe(nodeHash(text));
    }),
  );
});

test('every length around the block limits is padded as Node does', () => {
  for (let length = 50; length <= 130; length++) {
    expect(sha256Hex('x'.repeat(length))).toBe(nodeHash('x'.repeat(length)));
  }
});

test.each(['é', '北京', '🏙️', 'a%b', '\ud800', 'x\udc00y'])(
  'the bytes of %j are those of TextEncoder',
  (text) => {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  },
);

test('the eight words are the hash in order', () => {
  expect(sha256('abc')[0]).toBe(0xba7816bf);
  expect(sha256('abc')[7]).toBe(0xf20015ad);
});
