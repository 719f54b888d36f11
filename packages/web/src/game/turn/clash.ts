/** An agreement that my move would break: its tile is meant for a cell that mine would cover. */
import type { Viewer } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import type { Offer, Staged } from '@duopolis/table';
import { isSettled } from './turn-requests.ts';

const overlaps = ({ tile, city, cell }: Offer, one: Staged): boolean =>
  city === one.city &&
  cellsOf(tile, cell).some((wanted) =>
    cellsOf(one.tile, one.at).some((covered) => sameCell(covered, wanted)),
  );

/** My moves, against the agreements of my cities. */
interface Mine {
  readonly seat: Viewer | undefined;
  readonly moves: readonly Staged[];
}

/** The agreed placement itself breaks nothing, but my equal tile on the same cell does. */
const fulfils = ({ owner, tile, city, cell }: Offer, { seat }: Mine, one: Staged): boolean =>
  owner === seat && tile === one.tile && city === one.city && sameCell(cell, one.at);

/** The first agreement that loses its cell to one of these placements. */
export const brokenBy = (offers: readonly Offer[], mine: Mine): Offer | undefined =>
  offers
    .filter(isSettled)
    .find((offer) => mine.moves.some((one) => overlaps(offer, one) && !fulfils(offer, mine, one)));
