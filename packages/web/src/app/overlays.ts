/** What lies over the screen: the settings, the list of keys or the reference card, one at a time. */
import { signal } from '@preact/signals';

const OVERLAYS = ['settings', 'shortcuts', 'reference'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

export const overlay = signal<OverlayName | undefined>(undefined);

export const openSettings = (): void => {
  overlay.value = 'settings';
};

export const openShortcuts = (): void => {
  overlay.value = 'shortcuts';
};

export const openReference = (): void => {
  overlay.value = 'reference';
};

export const closeOverlay = (): void => {
  overlay.value = undefined;
};
