/** The keys that do something now: each part tells its own while it is on the screen, and `?` lists them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openReference, openShortcuts } from './overlays.ts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const told = signal<ReadonlyMap<symbol, ShortcutGroup>>(new Map());

export const shortcutGroups = (): readonly ShortcutGroup[] => [...told.value.values()];

/**
 * Lists the keys of a part as long as it is shown; pressing them is the part's own business. It hears them in a layout
 * effect: any later, and a quick press would be lost, or meet what was drawn before.
 */
export function useShortcuts(group: ShortcutGroup): void {
  const text = JSON.stringify(group);
  useEffect(() => {
    const key = Symbol(group.title);
    told.value = new Map(told.peek()).set(key, group);
    return () => {
      const rest = new Map(told.peek());
      rest.delete(key);
      told.value = rest;
    };
  }, [text]);
}

/** Whether a key is meant for a field of text. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'radio';

/** By the key's place, so that it works with any alphabet. */
const REFERENCE = 'KeyR';

export function watchShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isWriting(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') openShortcuts();
    else if (event.code === REFERENCE && document.querySelector('dialog[open]') === null) openReference();
    else return;
    event.preventDefault();
  });
}
