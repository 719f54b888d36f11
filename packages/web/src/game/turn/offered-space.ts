/** The only space for the current tile in a city, where a partner's tile is offered: my tile may still go there. */
import type { Cell, CityIndex } from '@duopolis/rules';
import { sameCell } from '@duopolis/rules/cities';
import type { Turn } from './turn.ts';

export function offeredSpace({ seat, draft, targets, cards }: Turn, city: CityIndex): Cell | undefined {
  const [only, another] = targets.legal.value.get(city)?.places ?? [];
  if (only === undefined || another !== undefined) return undefined;
  if (draft.staged.value.some((one) => one.city === city)) return undefined;
  const isOffered = cards
    .of(city)
    .some(
      ({ offer, state }) =>
        state !== 'agreed' && offer.owner !== seat.game.value?.viewer && sameCell(offer.cell, only.at),
    );
  return isOffered ? only.at : undefined;
}
