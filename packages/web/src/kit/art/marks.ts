/** The marks on badges and on the smallest tiles: the English letters of the types, or signs that work in every language. */
import { signal } from '@preact/signals';

const MARKS = ['letters', 'signs'] as const;
type Marks = (typeof MARKS)[number];

/** Drawings with marks are redrawn when this changes. */
export const marks = signal<Marks>('letters');

/** The name of a drawing that has marks. */
export const marked = (id: string): string => (marks.value === 'signs' ? `${id}-sign` : id);
