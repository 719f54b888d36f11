/** What stands on badges and on the smallest tiles: the English letters of the types, or signs that every language reads. */
import { signal } from '@preact/signals';

const MARKS = ['letters', 'signs'] as const;
type Marks = (typeof MARKS)[number];

/** Drawings that differ by it are drawn again when it changes. */
export const marks = signal<Marks>('letters');

/** The name of a drawing that has marks. */
export const marked = (id: string): string => (marks.value === 'signs' ? `${id}-sign` : id);
