/** Values bent out of shape: what hostile messages are made of. */
import { below, type RandomWords } from '@duopolis/rules/chance';

/** No log may hold it. */
export const MARK = 'xyzzy-mark';

export const pick = <T>(words: RandomWords, from: readonly T[]): T => from[below(words, from.length)] as T;

const STRANGE = [
  null,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  MARK,
  'S',
  true,
  [],
  {},
  [[]],
  '__proto__',
  '\u0000',
  'a'.repeat(300),
];

/** Replaces one value somewhere inside, or adds one. */
export function bent(words: RandomWords, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(words, 4) === 0) return pick(words, STRANGE);
  const entries = Object.entries(value);
  if (below(words, 5) === 0 || entries.length === 0)
    return { ...value, [pick(words, ['x', 'admin', 'seed', '__proto__'])]: pick(words, STRANGE) };
  const [key] = pick(words, entries);
  if (Array.isArray(value)) return value.map((item, nth) => (`${nth}` === key ? bent(words, item) : item));
  return { ...value, [key]: bent(words, (value as Record<string, unknown>)[key]) };
}
