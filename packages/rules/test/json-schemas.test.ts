/** Every published JSON Schema is bounded: each string, list and number has a largest value from the page of limits. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';

type Schema = Readonly<Record<string, unknown>>;

const read = (path: string): Schema => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const SCHEMAS: readonly (readonly [string, Schema])[] = [
  ['record', read('../schema/record.schema.json')],
  ['bot host', read('../../bots/schema/host.schema.json')],
  ['bot program', read('../../bots/schema/program.schema.json')],
];

/** For each type the alternatives that bound it: every keyword of one of them. */
const BOUNDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  string: [['maxLength']],
  array: [['maxItems']],
  integer: [['minimum', 'maximum']],
  number: [
    ['minimum', 'maximum'],
    ['exclusiveMinimum', 'maximum'],
  ],
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function unbounded(schema: Schema, path: string): readonly string[] {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const own = types
    .filter((type) => BOUNDS[type]?.every((words) => !words.every((word) => word in schema)) === true)
    .map((type) => `${path}: ${type}`);
  const inner = Object.entries(schema)
    .filter(([key]) => key !== 'enum' && key !== 'const' && key !== 'required')
    .flatMap(([key, value]) => (isSchema(value) ? unbounded(value, `${path}.${key}`) : []));
  return [...own, ...inner];
}

/** All values of a keyword. */
const valuesOf = (schema: Schema, word: string): readonly unknown[] =>
  Object.entries(schema).flatMap(([key, value]) =>
    key === word ? [value] : isSchema(value) ? valuesOf(value, word) : [],
  );

describe.each(SCHEMAS)('the schema of the %s', (name, schema) => {
  test('has a bound for every string, list and number', () => {
    expect(unbounded(schema, name)).toEqual([]);
  });

  test('has its lengths from the page of limits', () => {
    const limits = new Set<unknown>([2, ...Object.values(LIMITS)]);
    const lengths = [...valuesOf(schema, 'maxLength'), ...valuesOf(schema, 'maxItems')];
    expect(lengths.filter((length) => !limits.has(length))).toEqual([]);
  });
});

test.each([{ type: 'string' }, { items: { type: ['null', 'array'] } }, { type: 'integer', minimum: 0 }])(
  'the walk finds %j',
  (schema) => {
    expect(unbounded(schema, '')).toHaveLength(1);
  },
);
