/** Tiles that I have tried and not confirmed, on spaces that a partner built on meanwhile: they are back in my hand. */
import type { OpenGame, PlacedTile, Seat } from '@duopolis/rules';
import { builtCityAt, cellsOf, sameCell, whyNot } from '@duopolis/rules/cities';
import type { Staged } from '@duopolis/table';

export interface LostTile extends Staged {
  /** The builder whose tile took the space, or left no room for mine. */
  readonly by: Seat;
  /** Its space is taken, or the city has no room for it there. */
  readonly why: 'taken' | 'no-room';
}

const covers = (one: Pick<Staged, 'tile' | 'at'>, other: Pick<Staged, 'tile' | 'at'>): boolean =>
  cellsOf(one.tile, one.at).some((cell) =>
    cellsOf(other.tile, other.at).some((covered) => sameCell(cell, covered)),
  );

function builderOf({ cities }: OpenGame, seat: Seat, one: Staged): PlacedTile | undefined {
  const theirs = (cities[one.city]?.tiles ?? []).filter((placed) => placed.seat !== seat);
  return theirs.findLast((placed) => covers(placed, one)) ?? theirs.at(-1);
}

/** Those of the draft that the city allows no more, while they are still mine to place. */
export function lostTiles(
  open: OpenGame,
  seat: Seat,
  { meant, staged }: { readonly meant: readonly Staged[]; readonly staged: readonly Staged[] },
): readonly LostTile[] {
  return meant.flatMap((one): LostTile[] => {
    const isMine = open.pending.some(
      (own) => own.seat === seat && own.tile === one.tile && own.cities.includes(one.city),
    );
    if (!isMine || staged.includes(one)) return [];
    if (whyNot(builtCityAt(open.cities, one.city), one.tile, one.at) === undefined) return [];
    const builder = builderOf(open, seat, one);
    if (builder === undefined) return [];
    return [{ ...one, by: builder.seat, why: covers(builder, one) ? 'taken' : 'no-room' }];
  });
}
