/** For tests: walks the structure of a valibot schema and finds parts without a bound. */

/** The part of a valibot schema that the walk needs; its fields depend on `type`. */
export interface Node {
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

export const isNode = (value: unknown): value is Node =>
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
  loose_object: [],
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

/** The rules read components with their own bounded readers. */
const isReadByRules = (node: Node): boolean =>
  node.pipe?.some(({ type }) => type === 'raw_transform') === true;

/** Paths of everything without a bound, and of types that the walk does not know. */
export function unbounded(node: Node, path: string): readonly string[] {
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
