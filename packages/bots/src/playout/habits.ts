/** How other seats seem to play, from their placements: by points alone, or for the end. */
import type { City, Seat } from '@duopolis/rules';
import { EMPTY_LOT, type Lot, prospectsOf } from '../lot/lot.ts';
import type { Situation } from '../situation.ts';
import { byPoints } from './best-placement.ts';

/** Before anything is seen: as likely as not. */
const SEEN_BEFORE = 2;
const MATCHES_BEFORE = 1.5;
/** A player who plans for the end still puts about this share of tiles on the cell with the most points. */
const BY_CHANCE = 0.5;
const CERTAIN = 0.9;

const NO_RIVALS = { most: 0, next: 0, districts: [] };

/** Of each placement in a square whether it was on the first cell that scores most. */
function matchesIn({ tiles }: City): readonly { readonly seat: Seat; readonly matches: boolean }[] {
  let lot: Lot = EMPTY_LOT;
  return tiles.map(({ tile, at, seat }) => {
    const prospects = prospectsOf(lot, tile);
    const points = prospects.map(({ lot: { masks } }) => byPoints(masks, 0, NO_RIVALS));
    const taken = prospects.findIndex((prospect) => prospect.at[0] === at[0] && prospect.at[1] === at[1]);
    const matches = points.indexOf(Math.max(...points)) === taken;
    lot = prospects[taken]?.lot ?? lot;
    return { seat, matches };
  });
}

/** For every seat the chance that it plays by points. */
export function habitsOf({ view }: Situation): readonly number[] {
  const { cities, options } = view.open;
  const seen = Array<number>(options.seats).fill(SEEN_BEFORE);
  const matched = Array<number>(options.seats).fill(MATCHES_BEFORE);
  for (const city of cities) {
    for (const { seat, matches } of matchesIn(city).slice(1)) {
      seen[seat] = (seen[seat] ?? 0) + 1;
      if (matches) matched[seat] = (matched[seat] ?? 0) + 1;
    }
  }
  return seen.map((all, seat) => {
    const share = (matched[seat] ?? 0) / all;
    return Math.max(0, Math.min(1, (share - BY_CHANCE) / (CERTAIN - BY_CHANCE)));
  });
}
