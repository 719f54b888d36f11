/** Tiles that a player tries but has not confirmed: the game as it would be with them. Browser and terminal share it. */
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
  let game = open;
  const kept: Staged[] = [];
  for (const one of staged) {
    const placed = decidePlace(game, { type: 'place', seat, ...one });
    if (!placed.ok) continue;
    game = evolveOpen(game, placed.value);
    kept.push(one);
  }
  return { open: game, staged: kept };
}
