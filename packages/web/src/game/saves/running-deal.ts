/** Which deal is played at the table on the screen, if others play it too. */
import { signal } from '@preact/signals';

export const playedDeal = signal<{ readonly table: string; readonly deal: string } | undefined>(undefined);
