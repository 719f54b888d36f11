/** Tiles that a player tries but has not confirmed: the game as it would be with them. Browser, terminal and puzzles share it. */
import {
  type Cell,
  type CityIndex,
  decidePlace,
  evolveOpen,
  type OpenGame,
  type Seat,
  type Tile,
} from '@duopolis/rules';

/** A tile tried on a cell; nobody else sees it. */
export interface Staged {
  readonly tile: Tile;
  readonly city: CityIndex;
  readonly at: Cell;
}

/** The game as it would be, and the part of the draft that is still possible. */
export interface Drafted {
  readonly open: OpenGame;
  readonly staged: readonly Staged[];
}

/** Applies the draft to the game, one tile at a time; tiles that the game no longer allows are left out. */
export function drafted(open: OpenGame, seat: Seat, staged: readonly Staged[]): Drafted {
  const { game, kept } = draftedBy(open, staged, (before, one) => {
    const placed = decidePlace(before, { type: 'place', seat, ...one });
    return placed.ok ? evolveOpen(before, placed.value) : undefined;
  });
  return { open: game, staged: kept };
}

/** The same for anything with cities: `place` returns nothing where a tile doesn't fit. */
export function draftedBy<G, S extends Staged>(
  game: G,
  staged: readonly S[],
  place: (game: G, one: S) => G | undefined,
): { readonly game: G; readonly kept: readonly S[] } {
  let now = game;
  const kept = staged.filter((one) => {
    const after = place(now, one);
    now = after ?? now;
    return after !== undefined;
  });
  return { game: now, kept };
}
