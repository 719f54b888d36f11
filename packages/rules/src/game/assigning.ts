/** Assigning: in the solo game a tile is first given to a city, and placed there later (SOLO-2). */
import { ok, type Result, refuse } from '../types.ts';
import type { CommandOf, Rejection } from './command.ts';
import type { EventOf } from '../state/event.ts';
import type { SeatView } from './view.ts';

export function decideAssign(
  { open, hand }: SeatView,
  { seat, city, tile }: CommandOf<'assign'>,
): Result<EventOf<'assigned'>, Rejection> {
  if (open.phase !== 'assigning') return refuse({ code: 'wrong-phase', rule: 'SOLO-2', phase: open.phase });
  if (!open.assignTo.includes(city)) {
    return refuse({ code: 'not-to-assign', rule: 'SOLO-2', city, cities: open.assignTo });
  }
  if (!hand.includes(tile)) return refuse({ code: 'not-in-hand', rule: 'SOLO-2', tile, hand });
  return ok({ type: 'assigned', seat, city, tile });
}

/** Every different tile of the hand to every city that has none yet. */
export function legalAssignments({ viewer, open, hand }: SeatView): readonly CommandOf<'assign'>[] {
  if (open.phase !== 'assigning') return [];
  return [...new Set(hand)].flatMap((tile) =>
    open.assignTo.map((city): CommandOf<'assign'> => ({ type: 'assign', seat: viewer, city, tile })),
  );
}
