/** A finished game turn by turn from one seat: its hand, its choice, and the cities afterwards. */
import type { GameState, RoundName, Seat, Tile } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';

export interface PlayedTurn {
  readonly round: RoundName;
  readonly turn: number;
  readonly hand: readonly Tile[];
  readonly chosen: readonly Tile[];
  /** When everything of the turn was placed. */
  readonly after: GameState;
}

export function turnsOf({ start, steps }: Replay, seat: Seat): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  for (const [nth, { entry, state }] of steps.entries()) {
    const before = steps[nth - 1]?.state ?? start;
    const last = turns.length - 1;
    if (entry.e === 'choose' && entry.seat === seat) {
      const { round, turn } = before.open;
      turns.push({ round, turn, hand: before.hidden.hands[seat] ?? [], chosen: entry.tiles, after: state });
    } else if (turns[last] !== undefined && entry.e !== 'choose' && entry.e !== 'deal') {
      turns[last] = { ...turns[last], after: state };
    }
  }
  return turns;
}

const inOrder = (tiles: readonly Tile[]): string => tiles.toSorted().join(' ');

/** Whether everyone had the same tiles in a turn: then only the choice differs. */
export const isSameHand = (turns: readonly (PlayedTurn | undefined)[]): boolean =>
  new Set(turns.map((turn) => inOrder(turn?.hand ?? []))).size === 1;
