/** The shared deal of the table on the screen, if it has one. */
import { signal } from '@preact/signals';

export const playedDeal = signal<{ readonly table: string; readonly deal: string } | undefined>(undefined);
