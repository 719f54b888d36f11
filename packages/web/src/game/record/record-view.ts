/** A finished game as the components of a table show it: its people around a view of any step. */
import { BOT_NAMES } from '@duopolis/bots';
import { type GameState, type Seat, type Tile, viewFor } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import type { GameRecord, Player, Replay } from '@duopolis/rules/record';
import {
  type Chair,
  type Holder,
  INITIAL_TABLE,
  NO_PRIVATE_STATE,
  type OpenTable,
  type TableView,
} from '@duopolis/table';

/** The viewpoint: a seat's, or with everything open. */
export type Viewpoint = Seat | 'all';

const memberIn = (seat: Seat): string => `seat-${seat}`;

/** In a record our own bots have no name but their strength; other bots keep their name. */
function holderOf({ kind, name }: Player, seat: Seat): Holder {
  if (kind === 'automa') return { kind };
  return kind === 'bot' && isOneOf(BOT_NAMES, name)
    ? { kind, strength: name }
    : { kind: 'person', member: memberIn(seat) };
}

export function tableOf({ options, seats }: GameRecord): OpenTable {
  const { open } = INITIAL_TABLE;
  return {
    ...open,
    phase: 'over',
    options: { ...open.options, game: { ...options, seats: seats.length } },
    members: seats.flatMap((player, seat) =>
      holderOf(player, seat).kind === 'person'
        ? [{ id: memberIn(seat), name: player.name, here: true, since: 0 }]
        : [],
    ),
    chairs: seats.map(
      (player, seat): Chair => ({ holder: holderOf(player, seat), ready: true, answered: true }),
    ),
    games: 1,
  };
}

/** Step 0 is before the first entry of the log. */
export const stateAt = ({ start, steps }: Replay, step: number): GameState => steps[step - 1]?.state ?? start;

export const viewAt = (table: OpenTable, state: GameState, viewpoint: Viewpoint): TableView => ({
  you: viewpoint === 'all' ? '' : memberIn(viewpoint),
  open: table,
  asides: NO_PRIVATE_STATE,
  game: viewFor(state, viewpoint === 'all' ? 'spectator' : viewpoint),
});

export interface TileInHand {
  readonly tile: Tile;
  /** Chosen, not yet revealed. */
  readonly chosen: boolean;
}

/** A seat's hand, with its chosen tiles. */
export function handAt({ hidden }: GameState, seat: Seat): readonly TileInHand[] {
  const chosen = [...(hidden.choices[seat] ?? [])];
  return (hidden.hands[seat] ?? []).map((tile) => {
    const nth = chosen.indexOf(tile);
    if (nth >= 0) chosen.splice(nth, 1);
    return { tile, chosen: nth >= 0 };
  });
}

/** A seat's open tiles, to be placed. */
export const pendingAt = ({ open }: GameState, seat: Seat): readonly Tile[] =>
  open.pending.filter((one) => one.seat === seat).map(({ tile }) => tile);
