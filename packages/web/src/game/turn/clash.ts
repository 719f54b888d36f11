/** An agreement that my move would break: its tile is meant for a cell that mine would cover. */
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import type { Offer, Staged } from '@duopolis/table';
import { isSettled } from './turn-requests.ts';

const overlaps = ({ tile, city, cell }: Offer, one: Staged): boolean =>
  city === one.city &&
  cellsOf(tile, cell).some((wanted) =>
    cellsOf(one.tile, one.at).some((covered) => sameCell(covered, wanted)),
  );

/** The agreed placement itself breaks nothing. */
const fulfils = ({ tile, city, cell }: Offer, one: Staged): boolean =>
  tile === one.tile && city === one.city && sameCell(cell, one.at);

/** The first agreement that loses its cell to one of these placements. */
export const brokenBy = (offers: readonly Offer[], moves: readonly Staged[]): Offer | undefined =>
  offers.filter(isSettled).find((offer) => moves.some((one) => overlaps(offer, one) && !fulfils(offer, one)));
