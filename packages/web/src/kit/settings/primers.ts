/** Short introductions to what goes beyond the plain game; each is offered until it was read or dismissed. */
import { settings } from './settings.ts';

export const PRIMERS = ['capitals', 'solo'] as const;
export type Primer = (typeof PRIMERS)[number];

export const isOffered = (primer: Primer): boolean => !settings.primed.value.includes(primer);

export function stopOffering(primer: Primer): void {
  if (isOffered(primer)) settings.primed.value = [...settings.primed.value, primer];
}
