/** The people of a table on this device, with their names and portraits. */
import { settings } from '../../kit/settings/settings.ts';
import type { Person } from '../local/local-table.ts';
import { chosenPortrait } from '../link/own-portrait.ts';
import { words } from '../words/shared-words.ts';

/** The name of a person without one on this device. */
const nameOr = (name: string, nth: number): string => {
  const { guest } = words().home;
  return name.trim() || (nth === 0 ? settings.name.value.trim() || guest : `${guest} ${nth + 1}`);
};

/** The first one is the person in the settings, unless the set-up says otherwise. */
export const peopleAt = (names: readonly string[], portraits: readonly string[] = []): readonly Person[] =>
  names.map((name, nth) => ({
    name: nameOr(name, nth),
    ...chosenPortrait(portraits[nth] || (nth === 0 ? settings.portrait.value : '')),
  }));
