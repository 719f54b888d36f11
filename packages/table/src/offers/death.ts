/** When an offer is no longer possible, and why. */
import type { Cell, CityIndex, OpenGame } from '@duopolis/rules';
import { builtCityAt, type CellRefusal, sameCell, whyNot } from '@duopolis/rules/cities';
import type { Offer } from '../state.ts';

export type OfferDeath =
  /** The owner placed the tile just there. */
  | { readonly code: 'made-real' }
  | { readonly code: 'placed-elsewhere'; readonly city: CityIndex; readonly cell: Cell }
  /** The owner's other tile went to this city, so this one can't. */
  | { readonly code: 'bound-elsewhere'; readonly cities: readonly CityIndex[] }
  | { readonly code: 'cell-lost'; readonly refusal: CellRefusal }
  | { readonly code: 'phase-over' };

/** Why an offer can't stand after the game went on, or nothing if it can. */
export function deathOf(offer: Offer, before: OpenGame, after: OpenGame): OfferDeath | undefined {
  const { owner, tile, city, cell } = offer;
  const placed = newlyPlaced(offer, before, after);
  if (placed !== undefined) {
    return placed.city === city && sameCell(placed.cell, cell)
      ? { code: 'made-real' }
      : { code: 'placed-elsewhere', ...placed };
  }
  const left = after.pending.filter((pending) => pending.seat === owner && pending.tile === tile);
  if (after.phase !== 'placing' || left.length === 0) return { code: 'phase-over' };
  const cities = left.flatMap((pending) => pending.cities);
  if (!cities.includes(city)) return { code: 'bound-elsewhere', cities };
  const refusal = whyNot(builtCityAt(after.cities, city), tile, cell);
  return refusal && { code: 'cell-lost', refusal };
}

/** Where the owner just placed the last such tile; of two equal ones the other may still come. */
function newlyPlaced({ owner, tile, city, cell }: Offer, before: OpenGame, after: OpenGame) {
  const places = after.cities.flatMap((now, nth) =>
    now.tiles
      .slice(before.cities[nth]?.tiles.length ?? 0)
      .filter((placed) => placed.seat === owner && placed.tile === tile)
      .map(({ at }) => ({ city: nth, cell: at })),
  );
  const here = places.find((place) => place.city === city && sameCell(place.cell, cell));
  const another = after.pending.some((pending) => pending.seat === owner && pending.tile === tile);
  return here ?? (another ? undefined : places[0]);
}
