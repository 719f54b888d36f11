/** The active keys: each part lists and handles its own while it is on the screen. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { actionOf, type KeyAction } from './key-map.ts';
import { openReference, openShortcuts } from '../routing/overlays.ts';
import { toggleSound } from '../sound/sound.ts';
import { settings } from '../settings/settings.ts';

/** A fixed key, or keys that can be changed. */
type Shortcut = { readonly does: string } & (
  | { readonly keys: readonly string[] }
  | { readonly actions: readonly KeyAction[] }
);

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const listed = signal<ReadonlyMap<symbol, ShortcutGroup>>(new Map());

export const shortcutGroups = (): readonly ShortcutGroup[] => [...listed.value.values()];

/** Lists the keys of a part while it is shown; `useSingleKeys` handles them. */
export function useShortcuts(group: ShortcutGroup): void {
  const text = JSON.stringify(group);
  useEffect(() => {
    const key = Symbol(group.title);
    listed.value = new Map(listed.peek()).set(key, group);
    return () => {
      const rest = new Map(listed.peek());
      rest.delete(key);
      listed.value = rest;
    };
  }, [text]);
}

/** Whether a key press goes to a text field. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'radio';

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a single key is for the screen: keys are on, no text field has the focus, and it is not a browser command. Enter is no character: it is never off. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  (settings.keys.value || event.key === 'Enter') &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event));

/** True if the key was handled. */
type KeyListener = (event: KeyboardEvent) => boolean;

/**
 * Handles single keys while a part is shown and no dialog is open. It listens in a layout effect: any later, and a quick
 * press would be lost, or meet the previous rendering.
 */
export function useSingleKeys(listener: KeyListener, parts: readonly unknown[] = []): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isSingleKey(event) && !isDialogOpen() && listener(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, parts);
}

/** The keys of every screen. */
export function watchShortcuts({ explain }: { readonly explain: () => void }): void {
  document.addEventListener('keydown', (event) => {
    if (!isSingleKey(event)) return;
    const action = actionOf(event);
    if (action === 'keys') openShortcuts();
    else if (action === 'reference' && !isDialogOpen()) openReference();
    else if (action === 'explain') explain();
    else if (action === 'mute') toggleSound();
    else return;
    event.preventDefault();
  });
}
