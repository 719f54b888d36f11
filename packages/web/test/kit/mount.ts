/** Draws a component on the fake page, without a browser: it is drawn again at once when something changes. */
import { type ComponentType, h, options, render } from 'preact';
import { onTestFinished } from 'vitest';
import { dispatch, FAKE_DOCUMENT, type FakeNode, newNode, nodesIn, textOf } from './dom.ts';
import { openPage } from './page.ts';

/** Nothing is ever resized; called with `new`. */
function FakeObserver() {
  return { observe: () => {}, disconnect: () => {} };
}

/** Before the modules of the client are imported. */
export function openFakePage(path = '/'): void {
  openPage(path);
  Object.assign(document, FAKE_DOCUMENT);
  options.debounceRendering = (draw) => draw();
  options.requestAnimationFrame = (draw: () => void) => draw();
  const isNode = { [Symbol.hasInstance]: (value: unknown) => Object.hasOwn(Object(value), 'localName') };
  Object.assign(globalThis, {
    Element: isNode,
    HTMLElement: isNode,
    ResizeObserver: FakeObserver,
    innerHeight: 800,
  });
  Object.assign(document.documentElement, { clientWidth: 1280 });
}

/** It is gone after its test: later tests change what it shows. */
export function mount<Props extends object>(
  component: ComponentType<Props>,
  props: NoInfer<Props>,
): FakeNode {
  const root = newNode('main');
  render(h(component, props), root as unknown as Element);
  onTestFinished(() => render(null, root as unknown as Element));
  return root;
}

/** What a screen reader calls it: its label, or the text on it. */
export const nameOf = (node: FakeNode): string => node.attributes.get('aria-label') ?? textOf(node).trim();

const roleOf = (node: FakeNode): string =>
  node.attributes.get('role') ?? { button: 'button', a: 'link', input: 'input' }[node.localName] ?? '';

export const allWithRole = (root: FakeNode, role: string): readonly FakeNode[] =>
  nodesIn(root).filter((node) => roleOf(node) === role);

export function withRole(root: FakeNode, role: string, name: string | RegExp): FakeNode {
  const found = allWithRole(root, role).find((node) =>
    typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node)),
  );
  if (found === undefined)
    throw new Error(`no ${role} is called ${name}: ${allWithRole(root, role).map(nameOf).join(' | ')}`);
  return found;
}

export const press = (node: FakeNode): void => {
  if (!node.disabled) dispatch(node, 'click');
};
