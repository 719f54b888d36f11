/** Reading unknown data: small readers that name the place and what would be right, and combine into larger ones. */
import { ok, type Result, refuse } from '../types.ts';

/** Kinds of values that a reader can miss. */
export const EXPECTED = [
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

/** What would be right: a kind of value, or one of these values. */
export type Expected = (typeof EXPECTED)[number] | readonly (string | number)[];

export interface JsonProblem {
  readonly code: 'bad-json' | 'wrong-shape';
  /** Where, as in `log[3].tiles[0]`; empty for the whole text. */
  readonly path: string;
  readonly expected: Expected;
  /** What stands there, shortened; empty if nothing does. */
  readonly found: string;
}

export type Reader<T> = (value: unknown, path: string) => Result<T, JsonProblem>;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

const LONGEST_QUOTE = 60;

/** What stands there, short enough for one line. */
function quote(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

export const wrongShape = (path: string, expected: Expected, value: unknown) =>
  refuse<JsonProblem>({ code: 'wrong-shape', path, expected, found: quote(value) });

/** Any value that passes a test. */
export const such =
  <T>(expected: Expected, test: (value: unknown) => value is T): Reader<T> =>
  (value, path) =>
    test(value) ? ok(value) : wrongShape(path, expected, value);

export const text: Reader<string> = such('text', (value) => typeof value === 'string');
export const integer: Reader<number> = such('integer', (value): value is number =>
  Number.isSafeInteger(value),
);
export const flag: Reader<boolean> = such('flag', (value) => typeof value === 'boolean');

export const oneOf = <const T extends string>(values: readonly T[]): Reader<T> =>
  such(values, (value): value is T => (values as readonly unknown[]).includes(value));

export const listOf =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wrongShape(path, 'list', value);
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

export function readJson<T>(source: string, reader: Reader<T>): Result<T, JsonProblem> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return refuse({ code: 'bad-json', path: '', expected: 'json', found: (error as Error).message });
  }
  return reader(value, '');
}
