/** Choosing: two tiles of the hand, in secret, changeable until the last seat has chosen (CHOOSE-1 to CHOOSE-3). */
import { TILES_A_TURN } from '../state/round.ts';
import { missingIn } from '../tile.ts';
import { ok, type Result, refuse } from '../types.ts';
import type { CommandOf, Rejection } from './command.ts';
import type { EventOf } from '../state/event.ts';
import type { SeatView } from './view.ts';

export function decideChoose(
  { open, hand }: SeatView,
  { seat, tiles }: CommandOf<'choose'>,
): Result<EventOf<'chose'>, Rejection> {
  if (open.phase !== 'choosing') return refuse({ code: 'wrong-phase', rule: 'CHOOSE-3', phase: open.phase });
  if (tiles.length !== TILES_A_TURN)
    return refuse({ code: 'choose-two', rule: 'CHOOSE-1', given: tiles.length });
  const tile = missingIn(hand, tiles);
  return tile === undefined
    ? ok({ type: 'chose', seat, tiles })
    : refuse({ code: 'not-in-hand', rule: 'CHOOSE-1', tile, hand });
}

/** Every pair of tiles in the order of the hand, equal pairs once. */
export function legalChoices({ viewer, open, hand }: SeatView): readonly CommandOf<'choose'>[] {
  if (open.phase !== 'choosing') return [];
  const pairs = new Map<string, CommandOf<'choose'>>();
  hand.forEach((first, nth) => {
    for (const second of hand.slice(nth + 1)) {
      const key = first < second ? `${first} ${second}` : `${second} ${first}`;
      if (!pairs.has(key)) pairs.set(key, { type: 'choose', seat: viewer, tiles: [first, second] });
    }
  });
  return [...pairs.values()];
}
