/** What my partners and I have agreed on for my own tiles: everything that one press can place. */
import type { OpenGame, Seat } from '@duopolis/rules';
import type { Offer, Staged } from '@duopolis/table';
import { slotFor, slotsOf, stage } from './placement-draft.ts';
import { isSettled } from './turn-requests.ts';

/** The latest agreement counts: it replaces an older one about the same tile or cell. */
export function agreedPlaces(open: OpenGame, seat: Seat, offers: readonly Offer[]): readonly Staged[] {
  const settled = offers.filter((offer) => offer.owner === seat && isSettled(offer)).toReversed();
  return settled.reduce<readonly Staged[]>((staged, { tile, city, cell }) => {
    const slot = slotFor(slotsOf(open, seat, staged), tile, city);
    const next = slot && stage(open, seat, { staged, slot, to: { city, at: cell } });
    return next !== undefined && next.length > staged.length ? next : staged;
  }, []);
}
