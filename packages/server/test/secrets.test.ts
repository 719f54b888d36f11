/** Secrets: where they come from, how long they are, how long they live, and which algorithms there are. */
import { globSync, readFileSync } from 'node:fs';
import type { TransferAnswer } from '@duopolis/protocol';
import { expect, test } from 'vitest';
import { newCode, newToken, readCode } from '../src/people/secret.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { personAt, started } from './kit/server.ts';

const BITS_OF_A_LETTER = 6;
const bitsOf = (text: string): number => text.length * BITS_OF_A_LETTER;
const BASE64URL = /^[\w-]+$/;

test.each([
  ['a session', () => newToken(), 192],
  ['a seed', REAL_ENVIRONMENT.newSeed, 256],
  ['an id or an invitation', REAL_ENVIRONMENT.newId, 128],
])('%s has enough bits, and never repeats', (_, make, bits) => {
  const all = Array.from({ length: 1_000 }, () => make());
  expect(new Set(all).size).toBe(all.length);
  for (const one of all) expect([BASE64URL.test(one), bitsOf(one) >= bits]).toEqual([true, true]);
});

test('a transfer code has twelve letters from an alphabet of thirty, uniformly distributed', () => {
  const codes = Array.from({ length: 2_000 }, () => readCode(newCode()));
  expect(new Set(codes).size).toBe(codes.length);
  const places = Array.from({ length: 12 }, (_, nth) => new Set(codes.map((code) => code[nth])));
  expect(places.map(({ size }) => size)).toEqual(Array(12).fill(30));
  expect(12 * Math.log2(30)).toBeGreaterThan(58);
});

test('a transfer code expires after ten minutes', async () => {
  const time = { now: 1_000_000 };
  const server = await started({}, { ...REAL_ENVIRONMENT, now: () => time.now });
  const ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
  const offered = async (): Promise<TransferAnswer> =>
    (await (await ann.fetch('/api/session/transfer', { method: 'POST', body: {} })).json()) as TransferAnswer;
  const claim = async (code: string): Promise<number> =>
    (
      await fetch(`${server.address}/api/session/claim`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
    ).status;
  const late = await offered();
  expect(late.until - time.now).toBe(600_000);
  time.now += 600_000;
  expect(await claim(late.code)).toBe(404);
  const { code } = await offered();
  time.now += 599_999;
  expect(await claim(code)).toBe(200);
  await server.stop();
});

const root = new URL('../src/', import.meta.url);
const sources = globSync('**/*.ts', { cwd: root }).map(
  (path) => [path, readFileSync(new URL(path, root), 'utf8')] as const,
);

const uses = (pattern: RegExp): readonly string[] =>
  sources.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

test('only SHA-256, HMAC and HKDF with it, and AES-256-GCM are used', () => {
  const hashes = uses(/\b(?:createHash|createHmac|hkdfSync|hash)\('[\w-]+'/g);
  expect(hashes.length).toBeGreaterThan(5);
  expect(hashes.filter((use) => !use.endsWith("('sha256'"))).toEqual([]);
  expect(uses(/\b(?:createHash|createHmac|hkdfSync)\((?!'sha256')/g)).toEqual([]);
  expect(uses(/'(?:aes|des|rc4|chacha20|camellia)-[\w-]*'/gi)).toEqual([
    "store/postgres/seal.ts: 'aes-256-gcm'",
  ]);
  expect(uses(/\bcreate(?:Cipher|Decipher)iv\((?!CIPHER)/g)).toEqual([]);
});

test('Math.random makes no secret: only the delay before a client reconnects', () => {
  expect(uses(/Math\.random/g)).toEqual(['socket/sockets.ts: Math.random']);
});
