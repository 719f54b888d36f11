/** The requests of a confirmed draft, in order. */
import type { CityIndex, OpenGame, Seat, Tile } from '@duopolis/rules';
import { type Offer, partnerIn, type Request, type Staged } from '@duopolis/table';
import { slotsOf } from './placement-draft.ts';

/** A tile of the hand assigned to a city (SOLO-2). */
export interface Given {
  readonly index: number;
  readonly tile: Tile;
  readonly city: CityIndex;
}

/** Each placement says how many tiles its city had, so that it is refused if the city has changed. */
export const placements = (
  open: OpenGame,
  seat: Seat,
  { position, staged }: { readonly position: number; readonly staged: readonly Staged[] },
): readonly Request[] =>
  staged.map((one, nth): Request => {
    const before = staged.slice(0, nth).filter(({ city }) => city === one.city).length;
    return {
      type: 'play',
      position,
      move: { type: 'place', seat, ...one },
      standing: (open.cities[one.city]?.tiles.length ?? 0) + before,
    };
  });

export const assignments = (seat: Seat, position: number, given: readonly Given[]): readonly Request[] =>
  given.map(({ city, tile }) => ({ type: 'play', position, move: { type: 'assign', seat, city, tile } }));

/** The placements with a partner to ask. */
export const offerable = ({ options }: OpenGame, seat: Seat, staged: readonly Staged[]): readonly Staged[] =>
  staged.filter(({ city }) => partnerIn(options, city, seat) !== undefined);

/** Both of my tiles as one offer with two halves, or each on its own. */
export function proposals(
  open: OpenGame,
  seat: Seat,
  { position, staged }: { readonly position: number; readonly staged: readonly Staged[] },
): readonly Request[] {
  const asked = offerable(open, seat, staged).map(({ tile, city, at }) => ({ tile, city, cell: at }));
  const free = slotsOf(open, seat, staged).filter((slot) => slot.cities.length > 1);
  const [one, other] = asked;
  const isPair = one !== undefined && other !== undefined && one.city !== other.city && asked.length === 2;
  if (isPair && free.length === 2) return [{ type: 'propose-both', position, proposals: [one, other] }];
  return asked.map((proposal) => ({ type: 'propose', position, proposal }));
}

/** Whether both partners want it, so that its owner only has to place it. */
export const isSettled = ({ agreed }: Offer): boolean => agreed.length > 1;
