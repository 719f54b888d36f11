/** The overlay on the screen: settings, shortcuts, reference card or a primer, one at a time. */
import { signal } from '@preact/signals';
import type { Primer } from '../settings/primers.ts';

const OVERLAYS = ['settings', 'shortcuts', 'reference', 'capitals', 'solo'] as const;
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

export const openPrimer = (primer: Primer): void => {
  overlay.value = primer;
};

export const closeOverlay = (): void => {
  overlay.value = undefined;
};
