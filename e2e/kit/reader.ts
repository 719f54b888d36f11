/** A player who has only the accessibility tree: finds by role and name, presses what is found, sees nothing. */
/* oxlint-disable no-await-in-loop -- one thing after the other */
import type { CDPSession, Page } from '@playwright/test';

interface Node {
  readonly role: string;
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  readonly id: number;
}

export interface Reader {
  /** What the tree has now of a role and a name. */
  readonly find: (role: string, name: RegExp) => Promise<readonly Node[]>;
  /** False if it has gone meanwhile. */
  readonly press: (node: Node) => Promise<boolean>;
  /** Waits for the first of them, and presses it. */
  readonly pressFirst: (role: string, name: RegExp) => Promise<void>;
}

const PATIENCE = 20_000;

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
  const press: Reader['press'] = async ({ id }) => {
    const found = await line.send('DOM.resolveNode', { backendNodeId: id }).catch(() => undefined);
    const objectId = found?.object.objectId;
    if (objectId === undefined) return false;
    const functionDeclaration = 'function () { this.click(); }';
    await line.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
    return true;
  };
  return {
    find,
    press,
    pressFirst: async (role, name) => {
      const end = Date.now() + PATIENCE;
      while (Date.now() < end) {
        const [node] = await find(role, name);
        if (node !== undefined && (await press(node))) return;
        await page.waitForTimeout(50);
      }
      throw new Error(`the tree has no ${role} named ${name}`);
    },
  };
}

const TILE = /(shop|factory|tavern|office|park|house)/;

/** One thing that is to do; false when the game is over. */
async function actByTree(reader: Reader): Promise<boolean> {
  if ((await reader.find('button', /^(Show it all|Rematch)$/)).length > 0) return false;
  const [cell] = await reader.find('gridcell', /room for/);
  const [confirm] = await reader.find('button', /^Confirm/);
  const [lock] = await reader.find('button', /^Lock my choice$/);
  const tile = (await reader.find('button', TILE)).find(({ isPressed }) => !isPressed);
  const isChoosing = (await reader.find('heading', /^Round/)).length > 0 && cell === undefined;
  if (cell !== undefined) await reader.press(cell);
  else if (confirm !== undefined) await reader.press(confirm);
  else if (lock !== undefined) await reader.press(lock);
  else if (isChoosing && tile !== undefined && (await isToChoose(reader))) await reader.press(tile);
  return true;
}

const isToChoose = async (reader: Reader): Promise<boolean> =>
  (await reader.find('StaticText', /^(Choose two tiles\.|One more\.)$/)).length > 0;

export async function playByTree(page: Page, reader: Reader): Promise<void> {
  while (await actByTree(reader)) await page.waitForTimeout(20);
}
