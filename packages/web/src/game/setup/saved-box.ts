/** The pieces of the reader's custom box: checked by the rules, stored on this device, used for every table made here. */
import type { Components, ComponentsProblem } from '@duopolis/rules/components';
import type { Result } from '@duopolis/rules';
import { keysOf } from '@duopolis/rules/lists';
import { signal } from '@preact/signals';

const KEY = 'duopolis.box';

/** The file's text; the rules parse it at each use. */
export const boxText = signal<string | undefined>(kept());

function kept(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The rules for boxes are loaded only if there is a box. */
const parse = async (text: string): Promise<Result<Components, ComponentsProblem>> =>
  (await import('@duopolis/rules/components')).parseComponents(text);

/** Nothing if no box is stored, or if an older one no longer fits the rules. */
export async function boxComponents(): Promise<Components | undefined> {
  if (boxText.value === undefined) return undefined;
  const read = await parse(boxText.value);
  return read.ok ? read.value : undefined;
}

/** Stores a box that the rules accept, and reports the problems of any other. */
export async function loadBox(text: string): Promise<ComponentsProblem | undefined> {
  const read = await parse(text);
  if (!read.ok) return read.error;
  boxText.value = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage, the box is used until the page is closed.
  }
  return undefined;
}

export function removeBox(): void {
  boxText.value = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The lists in which a box differs from ours. */
export async function changedLists(): Promise<readonly (keyof Components)[]> {
  const { COMPONENTS } = await import('@duopolis/rules/components');
  const own = await boxComponents();
  if (own === undefined) return [];
  return keysOf(COMPONENTS).filter((list) => JSON.stringify(own[list]) !== JSON.stringify(COMPONENTS[list]));
}

/** The pieces in use as a file: at first all of ours, for owners who change them. */
export async function boxFile(): Promise<Blob> {
  const { COMPONENTS } = await import('@duopolis/rules/components');
  const text = boxText.value ?? `${JSON.stringify(COMPONENTS, undefined, 2)}\n`;
  return new Blob([text], { type: 'application/json' });
}
