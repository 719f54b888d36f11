/** The drawings of Capitals, loaded on demand: only tables with the expansion fetch them. */
import type { Civic } from '@duopolis/rules';
import { signal } from '@preact/signals';
import type { MatDrawing } from './capitals/mat-drawing.ts';

export interface CapitalsArt {
  /** A civic building on a 160 grid with its ground line at 138, and its small drawing on a 48 grid. */
  readonly civic: (tile: Civic) => string;
  readonly smallCivic: (tile: Civic) => string;
  /** A landscape mat by name or notation; undefined when it is neither. */
  readonly matDrawing: (mat: string) => MatDrawing | undefined;
  /** The emblem of a token that only Capitals has. */
  readonly capitalLandmark: (city: string) => string | undefined;
}

const loaded = signal<CapitalsArt | undefined>(undefined);

export async function loadCapitalsArt(): Promise<void> {
  if (loaded.value === undefined) loaded.value = await import('./capitals/index.ts');
}

/** The drawings if they are loaded. Otherwise loads them, and rerenders the components that asked. */
export function capitalsArt(): CapitalsArt | undefined {
  if (loaded.value === undefined && typeof document !== 'undefined') void loadCapitalsArt();
  return loaded.value;
}
