/** The table of the campaign, while it is on the screen. */
import { signal } from '@preact/signals';

export const campaignTable = signal<string | undefined>(undefined);
