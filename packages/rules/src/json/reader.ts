/** Reads unknown data: small readers that report the path and what would be right, and combine into larger ones. */
import { isOneOf } from '../lists.ts';
import { cleanText } from './clean.ts';
import { LIMITS } from '../limits.ts';
import { ok, type Result, refuse } from '../types.ts';

/** Kinds of values that a reader can miss. */
const EXPECTED = [
  'json',
  'text',
  'name-or-null',
  'number',
  'integer',
  'amount',
  'flag',
  'list',
  'object',
  'tile',
  'duplex',
  'cell',
] as const;

/** What was expected: a kind of value, or one of these values. */
export type Expected = (typeof EXPECTED)[number] | readonly (string | number)[];

interface ShapeProblem {
  readonly code: 'bad-json' | 'wrong-shape';
  /** Where, as in `log[3].tiles[0]`; empty for the whole text. */
  readonly path: string;
  readonly expected: Expected;
  /** The actual value, shortened; empty if there is none. */
  readonly found: string;
}

/** What a limit counts: the length of a text, the entries of a list, the depth of nesting, or a number itself. */
const MEASURES = ['characters', 'entries', 'levels', 'number'] as const;
export type Measure = (typeof MEASURES)[number];

/** A value of the right kind that is too long, too large or too small. */
export interface LimitProblem {
  readonly code: 'over-limit';
  readonly path: string;
  readonly measure: Measure;
  readonly found: number;
  readonly least: number;
  readonly most: number;
}

export type JsonProblem = ShapeProblem | LimitProblem;

export type Reader<T> = (value: unknown, path: string) => Result<T, JsonProblem>;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

const LONGEST_QUOTE = 60;

/** The actual value, short enough for one line. */
function quote(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return cleanText(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

export const wrongShape = (path: string, expected: Expected, value: unknown) =>
  refuse<JsonProblem>({ code: 'wrong-shape', path, expected, found: quote(value) });

/** Any value that passes a test. */
export const such =
  <T>(expected: Expected, test: (value: unknown) => value is T): Reader<T> =>
  (value, path) =>
    test(value) ? ok(value) : wrongShape(path, expected, value);

const overLimit = (
  path: string,
  measure: Measure,
  { found, range: [least, most] }: { readonly found: number; readonly range: readonly [number, number] },
) => refuse<JsonProblem>({ code: 'over-limit', path, measure, found, least, most });

/** Counts characters, but not those of a text that is certainly too long. */
const lengthOf = (value: string, most: number): number =>
  value.length <= most || value.length > 2 * most ? value.length : Array.from(value).length;

/** A text of limited length. */
export const text =
  (most: number): Reader<string> =>
  (value, path) => {
    if (typeof value !== 'string') return wrongShape(path, 'text', value);
    const length = lengthOf(value, most);
    return length > most ? overLimit(path, 'characters', { found: length, range: [0, most] }) : ok(value);
  };

/** A text with visible characters. */
export const filledText = (most: number): Reader<string> => {
  const whole = text(most);
  return (value, path) => {
    const read = whole(value, path);
    return read.ok && read.value.trim() === ''
      ? overLimit(path, 'characters', { found: 0, range: [1, most] })
      : read;
  };
};

/** A name or another single line to show: a text without control characters. */
export const label = (most: number): Reader<string> => {
  const whole = text(most);
  return (value, path) => {
    const read = whole(value, path);
    return read.ok ? ok(cleanText(read.value)) : read;
  };
};

const isInteger = (value: unknown): value is number => Number.isInteger(value);

/** A whole number between two others. */
export const integer =
  (least: number, most: number): Reader<number> =>
  (value, path) => {
    if (!isInteger(value)) return wrongShape(path, 'integer', value);
    return value < least || value > most
      ? overLimit(path, 'number', { found: value, range: [least, most] })
      : ok(value);
  };

/** A whole number from 0. */
export const amount =
  (most: number): Reader<number> =>
  (value, path) => {
    if (!isInteger(value) || value < 0) return wrongShape(path, 'amount', value);
    return value > most ? overLimit(path, 'number', { found: value, range: [0, most] }) : ok(value);
  };

export const flag: Reader<boolean> = such('flag', (value) => typeof value === 'boolean');

export const oneOf = <const T extends string>(values: readonly T[]): Reader<T> =>
  such(values, (value): value is T => isOneOf(values, value));

export const listOf =
  <T>(item: Reader<T>, most: number): Reader<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wrongShape(path, 'list', value);
    if (value.length > most) return overLimit(path, 'entries', { found: value.length, range: [0, most] });
    const items: T[] = [];
    for (const [index, element] of value.entries()) {
      const read = item(element, `${path}[${index}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return ok(items);
  };

/** A reader for a field that may be absent. */
export type Optional<T> = Reader<T> & { readonly optional: true };
export const optional = <T>(reader: Reader<T>): Optional<T> =>
  Object.assign((value: unknown, path: string) => reader(value, path), { optional: true as const });

type Fields = Readonly<Record<string, Reader<unknown>>>;
type ObjectOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: ReadBy<F[K]>;
} & { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: ReadBy<F[K]> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** An object with at least the given fields; others are left alone and not read. */
export const objectOf =
  <const F extends Fields>(fields: F): Reader<ObjectOf<F>> =>
  (value, path) => {
    if (!isObject(value)) return wrongShape(path, 'object', value);
    const object: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(fields)) {
      if (value[key] === undefined && 'optional' in reader) continue;
      const read = reader(value[key], inside(path, key));
      if (!read.ok) return read;
      object[key] = read.value;
    }
    return ok(object as ObjectOf<F>);
  };

/** An object whose field `tag` says which of several shapes it has. */
export const taggedBy =
  <R extends Readonly<Record<string, Reader<unknown>>>>(
    tag: string,
    readers: R,
  ): Reader<ReadBy<R[keyof R]>> =>
  (value, path) => {
    if (!isObject(value)) return wrongShape(path, 'object', value);
    const kind = oneOf(Object.keys(readers))(value[tag], inside(path, tag));
    if (!kind.ok) return kind;
    return (readers[kind.value] as Reader<ReadBy<R[keyof R]>>)(value, path);
  };

/** How deep brackets are nested in a JSON text, without parsing it. */
function depthOf(source: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

/** Refuses data that is nested too deep to be walked by recursion. */
export function checkDepth(value: unknown): Result<undefined, JsonProblem> {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.jsonDepth)
      return overLimit('', 'levels', { found: depth, range: [0, LIMITS.jsonDepth] });
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return ok(undefined);
}

/** Reads a JSON text of limited length. */
export function readJson<T>(source: string, reader: Reader<T>, most: number): Result<T, JsonProblem> {
  if (source.length > most) return overLimit('', 'characters', { found: source.length, range: [0, most] });
  const depth = depthOf(source);
  if (depth > LIMITS.jsonDepth)
    return overLimit('', 'levels', { found: depth, range: [0, LIMITS.jsonDepth] });
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return refuse({
      code: 'bad-json',
      path: '',
      expected: 'json',
      found: cleanText(error instanceof Error ? error.message : String(error)),
    });
  }
  return reader(value, '');
}
