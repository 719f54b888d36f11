/** What lies over the screen: the settings or the list of keys, one at a time. */
import { signal } from '@preact/signals';

const OVERLAYS = ['settings', 'shortcuts'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

export const overlay = signal<OverlayName | undefined>(undefined);

export const openSettings = (): void => {
  overlay.value = 'settings';
};

export const openShortcuts = (): void => {
  overlay.value = 'shortcuts';
};

export const closeOverlay = (): void => {
  overlay.value = undefined;
};
