/** The chosen portrait: in the settings for all tables; on a shared device, in its set-up. */
import type { Seat } from '@duopolis/rules';
import { type Portrait, PORTRAITS, type RequestOf } from '@duopolis/table';
import { settings } from '../../kit/settings/settings.ts';

/** A stored portrait that does not exist counts as none. */
export const portraitNamed = (kept: string): Portrait | undefined => PORTRAITS.find((one) => one === kept);

/** Nothing where none was chosen. */
export function chosenPortrait(kept = settings.portrait.value): { readonly portrait?: Portrait } {
  const portrait = portraitNamed(kept);
  return portrait === undefined ? {} : { portrait };
}

/** Sits down with the portrait from the settings. */
export const sitAt = (seat: Seat): RequestOf<'sit'> => ({ type: 'sit', seat, ...chosenPortrait() });
