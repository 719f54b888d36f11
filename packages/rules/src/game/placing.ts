/** Placing: one tile in each of the seat's cities, in any order, or waiting for the others (PLACE-1 to PLACE-8). */
import { builtCityAt } from '../cities/kind.ts';
import { cellsFor, whyNot } from '../cities/cells-for.ts';
import { isTurned } from '../tile.ts';
import { ok, type Result, refuse, type Seat } from '../types.ts';
import type { CommandOf, Rejection } from './command.ts';
import type { EventOf } from '../state/event.ts';
import type { OpenGame, Pending } from '../state/state.ts';
import type { SeatView } from './view.ts';

const pendingOf = (open: OpenGame, seat: Seat): readonly Pending[] =>
  open.pending.filter((pending) => pending.seat === seat);

/** From the open game alone, so that a placement can be tried before it is made. */
export function decidePlace(
  open: OpenGame,
  { seat, city, tile, at }: CommandOf<'place'>,
): Result<EventOf<'placed'>, Rejection> {
  if (open.phase !== 'placing') {
    const rule = open.phase === 'assigning' ? 'SOLO-2' : 'CHOOSE-2';
    return refuse({ code: 'wrong-phase', rule, phase: open.phase });
  }
  if (!isPending(open.pending, { seat, city, tile }))
    return refuse(whyNotPending(open, { seat, city, tile }));
  const refusal = whyNot(builtCityAt(open.cities, city), tile, at);
  return refusal === undefined ? ok({ type: 'placed', seat, city, tile, at }) : refuse(refusal);
}

/** A tile in the hands of a seat, and the city it is meant for. */
type Meant = Pick<CommandOf<'place'>, 'seat' | 'city' | 'tile'>;

function isPending(pending: readonly Pending[], { seat, city, tile }: Meant): boolean {
  for (const one of pending) {
    if (one.seat === seat && one.tile === tile && one.cities.includes(city)) return true;
  }
  return false;
}

/** Why the seat may not place the tile anywhere in the city. */
function whyNotPending(open: OpenGame, { seat, city, tile }: Meant): Rejection {
  const mine = pendingOf(open, seat);
  const these = mine.filter((pending) => pending.tile === tile);
  if (these.length > 0) {
    return { code: 'wrong-city', rule: 'PLACE-1', city, cities: these.flatMap(({ cities }) => cities) };
  }
  const left = mine.map((pending) => pending.tile);
  return left.some((upright) => isTurned(tile, upright))
    ? { code: 'rotated', rule: 'PLACE-5', tile, left }
    : { code: 'not-to-place', rule: 'PLACE-1', tile, left };
}

/** Every tile in every city it may go to, on every legal cell. */
export function legalPlacements({ viewer, open }: SeatView): readonly CommandOf<'place'>[] {
  if (open.phase !== 'placing') return [];
  const seen = new Set<string>();
  return pendingOf(open, viewer).flatMap(({ tile, cities }) =>
    cities.flatMap((city) => {
      const key = `${tile} ${city}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return cellsFor(builtCityAt(open.cities, city), tile).map(
        (at): CommandOf<'place'> => ({ type: 'place', seat: viewer, city, tile, at }),
      );
    }),
  );
}

export function decideWait(
  { open }: SeatView,
  { seat }: CommandOf<'wait'>,
): Result<EventOf<'waited'>, Rejection> {
  if (open.phase !== 'placing') return refuse({ code: 'wrong-phase', rule: 'PLACE-8', phase: open.phase });
  if (open.waiting.includes(seat)) {
    return refuse({ code: open.mustPlace === seat ? 'must-place' : 'already-waiting', rule: 'PLACE-8' });
  }
  const [mine, all] = [pendingOf(open, seat).length, open.pending.length];
  if (mine === 0 || mine === all) return refuse({ code: 'nobody-to-wait-for', rule: 'PLACE-8' });
  return ok({ type: 'waited', seat });
}

export function legalWaits(view: SeatView): readonly CommandOf<'wait'>[] {
  const wait: CommandOf<'wait'> = { type: 'wait', seat: view.viewer };
  return decideWait(view, wait).ok ? [wait] : [];
}
