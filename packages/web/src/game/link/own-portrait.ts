/** The portrait that a person has chosen: for all tables in the settings, for one at a shared device in its set-up. */
import type { Seat } from '@duopolis/rules';
import { type Portrait, PORTRAITS, type RequestOf } from '@duopolis/table';
import { settings } from '../../kit/settings/settings.ts';

/** A browser may have kept one that does not exist; nothing is chosen then. */
export const portraitNamed = (kept: string): Portrait | undefined => PORTRAITS.find((one) => one === kept);

/** Nothing where none was chosen. */
export function chosenPortrait(kept = settings.portrait.value): { readonly portrait?: Portrait } {
  const portrait = portraitNamed(kept);
  return portrait === undefined ? {} : { portrait };
}

/** Sits down as in the settings. */
export const sitAt = (seat: Seat): RequestOf<'sit'> => ({ type: 'sit', seat, ...chosenPortrait() });
