/** The tab of the panel between the cities; on a phone it is a sheet. */
import { signal } from '@preact/signals';
import type { CentreTab } from '../players/words/table-words.ts';

export const centreTab = signal<CentreTab>('score');
export const centreOpen = signal(false);

export function showCentre(tab: CentreTab): void {
  centreTab.value = tab;
  centreOpen.value = true;
}
