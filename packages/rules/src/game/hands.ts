/** Hands of tiles: who holds what after tiles were taken or hands passed on. */
import { itemAt } from '../lists.ts';
import type { Pass } from '../state/round.ts';
import { without } from '../tile.ts';
import type { Seat, Tile } from '../types.ts';
import type { SeenEvent } from './seen-event.ts';

export type Hands = readonly (readonly Tile[])[];

/** Left is the next seat clockwise. */
export function passedOn(hands: Hands, to: Exclude<Pass, 'none'>): Hands {
  const giver = to === 'left' ? hands.length - 1 : 1;
  return hands.map((_, seat) => itemAt(hands, (seat + giver) % hands.length));
}

const withoutTiles = (hands: Hands, seat: Seat, tiles: readonly Tile[]): Hands =>
  hands.map((hand, nth) => (nth === seat ? (without(hand, tiles) ?? hand) : hand));

/** All hands after an event, where all of them are known. */
export function handsAfter(hands: Hands, event: SeenEvent): Hands {
  switch (event.type) {
    case 'begun':
      return [];
    case 'dealt':
      return event.hands ?? [];
    case 'passed':
      return passedOn(hands, event.to);
    case 'automa':
      return withoutTiles(
        hands,
        event.move.seat,
        event.move.takes.map(({ tile }) => tile),
      );
    case 'assigned':
      return withoutTiles(hands, event.seat, [event.tile]);
    case 'revealed':
      return hands.map((hand, seat) => without(hand, event.choices[seat] ?? []) ?? hand);
    case 'discarded':
      return hands.map(() => []);
    default:
      return hands;
  }
}
