/** Values bent out of shape: what hostile messages are made of. */
import { below, type RandomSource } from '@duopolis/rules/chance';

/** No log may hold it. */
export const MARK = 'xyzzy-mark';

export const pick = <T>(random: RandomSource, from: readonly T[]): T => from[below(random, from.length)] as T;

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
export function bent(random: RandomSource, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(random, 4) === 0) return pick(random, STRANGE);
  const entries = Object.entries(value);
  if (below(random, 5) === 0 || entries.length === 0)
    return { ...value, [pick(random, ['x', 'admin', 'seed', '__proto__'])]: pick(random, STRANGE) };
  const [key] = pick(random, entries);
  if (Array.isArray(value)) return value.map((item, nth) => (`${nth}` === key ? bent(random, item) : item));
  return { ...value, [key]: bent(random, (value as Record<string, unknown>)[key]) };
}
