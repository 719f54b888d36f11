/** A player who uses only the accessibility tree: finds and presses controls by role and name. */
/* oxlint-disable no-await-in-loop -- one thing after the other */
import { type CDPSession, expect, type Page } from '@playwright/test';

interface Node {
  readonly role: string;
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  readonly id: number;
}

export interface Reader {
  /** Everything that the tree has now. */
  readonly read: () => Promise<readonly Node[]>;
  /** What the tree has now of a role and a name. */
  readonly find: (role: string, name: RegExp) => Promise<readonly Node[]>;
  /** False if it has gone meanwhile. */
  readonly press: (node: Node) => Promise<boolean>;
  /** Waits for the first of them, and presses it. */
  readonly pressFirst: (role: string, name: RegExp) => Promise<void>;
  /** The browser stops keeping a tree: it costs every later story of the same page. */
  readonly close: () => Promise<void>;
}

async function nodes(line: CDPSession): Promise<readonly Node[]> {
  const tree = await line.send('Accessibility.getFullAXTree');
  return tree.nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId: id }) => {
    if (ignored || id === undefined) return [];
    const has = (property: string): boolean => {
      const value: unknown = properties.find((one) => one.name === property)?.value.value;
      return value === true || value === 'true';
    };
    return [
      {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        isPressed: has('pressed'),
        isDisabled: has('disabled'),
        id,
      },
    ];
  });
}

export async function readerOf(page: Page): Promise<Reader> {
  const line = await page.context().newCDPSession(page);
  await line.send('Accessibility.enable');
  await line.send('DOM.enable');
  const find: Reader['find'] = async (role, name) =>
    (await nodes(line)).filter((node) => node.role === role && name.test(node.name) && !node.isDisabled);
  const press: Reader['press'] = async ({ id, name }) => {
    const found = await line.send('DOM.resolveNode', { backendNodeId: id }).catch(() => undefined);
    const objectId = found?.object.objectId;
    if (objectId === undefined) return false;
    // It may have been redrawn since it was read, as another element or with another name: the tree lags behind the page.
    const functionDeclaration = `function (name) {
      const isThere = this.isConnected && (this.getAttribute('aria-label') ?? name) === name;
      if (isThere) this.click();
      return isThere;
    }`;
    const { result } = await line.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      arguments: [{ value: name }],
      returnByValue: true,
    });
    return result.value === true;
  };
  return {
    find,
    press,
    read: () => nodes(line),
    close: async () => {
      await line.send('Accessibility.disable');
      await line.detach();
    },
    pressFirst: (role, name) =>
      expect(async () => {
        const [node] = await find(role, name);
        expect(node, `a ${role} named ${name}`).toBeDefined();
        expect(node !== undefined && (await press(node))).toBe(true);
      }).toPass({ intervals: [20] }),
  };
}

/** Taverns are named by their kind. */
const TILE = /\b(shop|factory|pub|restaurant|music hall|inn|office|park|house)\b/;

/** What a move changes in the tree. */
const signatureOf = (tree: readonly Node[]): string =>
  tree
    .filter(({ role }) => ['button', 'gridcell', 'heading', 'StaticText'].includes(role))
    .map(({ role, name, isPressed, isDisabled }) => [role, name, isPressed, isDisabled].join())
    .join('\n');

/** What is to press now: a cell, a button, or a tile where two are to be chosen. */
function toPress(tree: readonly Node[]): Node | undefined {
  const find = (role: string, name: RegExp): Node | undefined =>
    tree.find((node) => node.role === role && name.test(node.name) && !node.isDisabled);
  const isToChoose = find('StaticText', /^(Choose two tiles\.|One more\.)$/) !== undefined;
  const tile = tree.find(
    ({ role, name, isPressed, isDisabled }) =>
      role === 'button' && TILE.test(name) && !isPressed && !isDisabled,
  );
  return (
    find('gridcell', /room for/) ??
    find('button', /^Confirm/) ??
    find('button', /^Lock my choice$/) ??
    (isToChoose ? tile : undefined)
  );
}

const isOver = (tree: readonly Node[]): boolean =>
  tree.some(({ role, name }) => role === 'button' && /^(Show it all|Rematch)$/.test(name));

/** The next change of the page, and the frame after it; one that came since the page was read is noticed soon. */
const changed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          observer.disconnect();
          clearTimeout(soon);
          requestAnimationFrame(() => setTimeout(resolve));
        };
        const observer = new MutationObserver(end);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const soon = setTimeout(end, 100);
      }),
  );

/** Presses what there is to press, and waits until the tree has changed. */
export async function playByTree(page: Page, reader: Reader): Promise<void> {
  let pressed = '';
  while (true) {
    const tree = await reader.read();
    if (isOver(tree)) return;
    const node = signatureOf(tree) === pressed ? undefined : toPress(tree);
    if (node !== undefined && (await reader.press(node))) pressed = signatureOf(tree);
    else await changed(page);
  }
}
