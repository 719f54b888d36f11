/** Every schema of the protocol is bounded: found by walking valibot's own structure, so that new ones are covered too. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as protocol from '../src/index.ts';

/** The part of a valibot schema that the walk needs; which fields there are depends on `type`. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What each type needs in its pipe to be bounded. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  string: ['max_length'],
  array: ['max_length'],
  number: ['min_value', 'max_value'],
  record: ['max_entries'],
  literal: [],
  picklist: [],
  boolean: [],
  object: [],
  strict_object: [],
  strict_tuple: [],
  variant: [],
  union: [],
  optional: [],
  exact_optional: [],
};

const partsOf = (node: Node): readonly (readonly [string, unknown])[] => [
  ...Object.entries(node.entries ?? {}),
  ...(node.items ?? []).map((item, nth) => [`${nth}`, item] as const),
  ...(node.options ?? []).map((option, nth) => [`|${nth}`, option] as const),
  ...(['item', 'key', 'value', 'wrapped'] as const).map((part) => [part, node[part]] as const),
];

/** The rules read components by their own bounded readers. */
const isReadByRules = (node: Node): boolean =>
  node.pipe?.some(({ type }) => type === 'raw_transform') === true;

/** Paths of everything without a bound, and of types that this test does not know. */
function unbounded(node: Node, path: string): readonly string[] {
  const actions = new Set(node.pipe?.map(({ type }) => type));
  const needs = NEEDS[node.type] ?? ['a known type'];
  const own = needs
    .filter((need) => !actions.has(need))
    .map((need) => `${path}: ${node.type} without ${need}`);
  const inner = partsOf(node)
    .filter(([part]) => !(part === 'value' && isReadByRules(node)))
    .flatMap(([part, value]) => (isNode(value) ? unbounded(value, `${path}.${part}`) : []));
  return [...own, ...inner];
}

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
