/** The used part of a document: a tree of elements that tests can read, fill in and press. */

export interface FakeNode {
  readonly localName: string;
  readonly nodeType: number;
  readonly childNodes: FakeNode[];
  readonly attributes: Map<string, string>;
  parentNode: FakeNode | null;
  data: string;
  value: string;
  open: boolean;
  disabled: boolean;
  files: readonly File[];
  [name: string]: unknown;
}

const ELEMENT = 1;
const TEXT = 3;
const HANDLERS = ['onclick', 'oninput', 'onchange', 'ontoggle', 'onkeydown', 'onfocus', 'onblur'] as const;

const remove = (node: FakeNode): void => {
  const siblings = node.parentNode?.childNodes;
  if (siblings !== undefined) siblings.splice(siblings.indexOf(node), 1);
  node.parentNode = null;
};

function insert(parent: FakeNode, node: FakeNode, before: FakeNode | null): FakeNode {
  remove(node);
  const at = before === null ? -1 : parent.childNodes.indexOf(before);
  parent.childNodes.splice(at < 0 ? parent.childNodes.length : at, 0, node);
  node.parentNode = parent;
  return node;
}

export function newNode(localName: string, nodeType: number = ELEMENT, data = ''): FakeNode {
  const listeners = new Map<string, (this: FakeNode, event: object) => void>();
  const attributes = new Map<string, string>();
  const node: FakeNode = {
    localName,
    nodeType,
    data,
    attributes,
    childNodes: [],
    parentNode: null,
    value: '',
    open: false,
    disabled: false,
    files: [],
    style: { setProperty: () => {}, cssText: '' },
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    setAttribute: (name: string, value: unknown) => void attributes.set(name, String(value)),
    removeAttribute: (name: string) => void attributes.delete(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    addEventListener: (type: string, listener: (this: FakeNode, event: object) => void) =>
      void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
    dispatch: (type: string, target: FakeNode = node) =>
      listeners.get(type)?.call(node, { type, target, currentTarget: node }),
    insertBefore: (child: FakeNode, before: FakeNode | null) => insert(node, child, before),
    appendChild: (child: FakeNode) => insert(node, child, null),
    removeChild: (child: FakeNode) => remove(child),
    remove: () => remove(node),
    append: (child: FakeNode) => void insert(node, child, null),
    insertAdjacentHTML: () => {},
    contains: () => true,
    focus: () => {},
    matches: () => false,
    closest: (selector: string) => closest(node, selector.slice(1, -1)),
    /** By a name, or by all of a class. */
    querySelector: (name: string) =>
      nodesIn(node).find((one) => one.localName === name || `.${one.attributes.get('class')}` === name) ??
      null,
    click: () => dispatch(node, 'click'),
  };
  for (const handler of HANDLERS) node[handler] = null;
  const beside = (step: number) => ({
    get: () => {
      const siblings = node.parentNode?.childNodes ?? [];
      return siblings[siblings.indexOf(node) + step] ?? null;
    },
  });
  return Object.defineProperties(node, {
    nextSibling: beside(1),
    previousSibling: beside(-1),
    firstChild: { get: () => node.childNodes[0] ?? null },
    lastChild: { get: () => node.childNodes.at(-1) ?? null },
    dataset: { get: () => datasetOf(node) },
  });
}

/** The node or the nearest one around it that has an attribute. */
function closest(node: FakeNode | null, attribute: string): FakeNode | null {
  return node === null || node.attributes.has(attribute) ? node : closest(node.parentNode, attribute);
}

const datasetOf = ({ attributes }: FakeNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...attributes].flatMap(([name, value]) =>
      name.startsWith('data-') ? [[name.slice('data-'.length), value]] : [],
    ),
  );

/** What `document` must be able to do, besides what `openPage` gives it. */
export const FAKE_DOCUMENT = {
  body: newNode('body'),
  createElement: (name: string) => newNode(name),
  createElementNS: (_: string, name: string) => newNode(name),
  createTextNode: (text: string) => newNode('', TEXT, text),
};

export const nodesIn = (node: FakeNode): readonly FakeNode[] => [
  node,
  ...node.childNodes.flatMap((child) => nodesIn(child)),
];

export const textOf = (node: FakeNode): string =>
  node.nodeType === TEXT ? node.data : node.childNodes.map(textOf).join('');

/** An event, which came from inside if another target is given. */
export const dispatch = (node: FakeNode, type: string, target: FakeNode = node): void =>
  (node['dispatch'] as (type: string, target: FakeNode) => void)(type, target);
