/** What I could suggest to a partner: a cell in our city for one of their tiles. */
import type { Cell, CityIndex, Seat, Tile } from '@duopolis/rules';
import { builtCityAt, cellsFor, sameCell } from '@duopolis/rules/cities';
import { buildersOf, type TableView } from '@duopolis/table';
import { ownSeat } from '../players/seat-names.ts';

interface Suggestion {
  readonly tile: Tile;
  readonly city: CityIndex;
  /** Every space where it could go has an offer already that nobody has declined. */
  readonly isOffered: boolean;
}

/** The tiles of my partner that could go to a city of ours. */
export function suggestions({ open, you, game, asides }: TableView, seat: Seat): readonly Suggestion[] {
  const own = ownSeat(open, you);
  if (own === undefined || own === seat || game?.open.phase !== 'placing') return [];
  const { options, pending, cities: built } = game.open;
  const isOurs = (city: CityIndex): boolean => {
    const builders = buildersOf(options, city);
    return builders.includes(seat) && builders.includes(own);
  };
  const isOffered = ({ tile, city }: Omit<Suggestion, 'isOffered'>, at: Cell): boolean =>
    asides.offers.some(
      (one) =>
        one.owner === seat &&
        one.tile === tile &&
        one.city === city &&
        sameCell(one.cell, at) &&
        one.answer?.agrees !== false,
    );
  const theirs = pending.filter((one) => one.seat === seat);
  return theirs
    .filter(({ tile }, nth) => theirs.findIndex((one) => one.tile === tile) === nth)
    .flatMap(({ tile, cities }) => cities.filter(isOurs).map((city) => ({ tile, city })))
    .flatMap((one) => {
      const cells = cellsFor(builtCityAt(built, one.city), one.tile);
      return cells.length === 0 ? [] : { ...one, isOffered: cells.every((at) => isOffered(one, at)) };
    });
}
