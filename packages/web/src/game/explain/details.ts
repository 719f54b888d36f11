/** What the table on the screen adds to an explanation: the needs of this tile, the places in this district, the points here. */
import { useEffect } from 'preact/hooks';
import type { Explained } from './explanation-text.ts';

/** What it knows about an element, the most important first. */
type Details = (target: Element) => readonly Explained[];

let current: Details | undefined;

/** Tells these details until the table closes. */
export function useDetails(details: Details): void {
  useEffect(() => {
    current = details;
    return () => {
      current = undefined;
    };
  }, [details]);
}

export const detailsFor = (target: Element): readonly Explained[] => current?.(target) ?? [];
