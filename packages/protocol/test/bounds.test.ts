/** Every schema of the protocol is bounded: found by walking valibot's own structure, so that new ones are covered too. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as protocol from '../src/index.ts';
import { isNode, type Node, unbounded } from '../src/bounds.ts';

/** What a client takes from its own server is bounded by the message, not by its parts. */
const isTrusted = (found: string): boolean =>
  found.startsWith('SERVER_MESSAGE') && found.includes(': unknown ');

const SCHEMAS = Object.entries(protocol).filter(([, value]) => isNode(value));

test('there are schemas to walk', () => {
  expect(SCHEMAS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['CLIENT_MESSAGE', 'SERVER_MESSAGE', 'TABLE_BODY', 'REQUEST']),
  );
});

test.each(SCHEMAS)('%s has a bound for every string, list, record and number', (name, schema) => {
  const found = isNode(schema) ? unbounded(schema, name) : [];
  expect(found.filter((path) => !isTrusted(path))).toEqual([]);
});

test.each([
  ['a string', v.string(), 'string without max_length'],
  ['a regular expression alone', v.pipe(v.string(), v.regex(/^a+$/)), 'string without max_length'],
  ['a list', v.pipe(v.array(v.boolean()), v.minLength(1)), 'array without max_length'],
  ['an item', v.pipe(v.array(v.string()), v.maxLength(1)), 'string without max_length'],
  ['a number', v.pipe(v.number(), v.minValue(0)), 'number without max_value'],
  ['a record', v.record(v.picklist(['a']), v.boolean()), 'record without max_entries'],
  ['an unknown value', v.strictObject({ a: v.exactOptional(v.unknown()) }), 'unknown without a known type'],
])('the walk finds %s without a bound', (_, schema, expected) => {
  expect(unbounded(schema as unknown as Node, '').join()).toContain(expected);
});
