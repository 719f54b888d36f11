/** Presence: dropping out, standing in, coming back, nudging. */
import { awaitedSeats, ok, refuse } from '@duopolis/rules';
import { takeOverAt } from './clock.ts';
import type { CommandFor } from './table-command.ts';
import type { AtPlay, AtSeat, Decision } from './decision.ts';
import { isPresenceNoted } from './log-room.ts';
import { memberOf, personIn } from './seats.ts';
import type { TableState } from './state.ts';

/** The shortest time between two nudges. */
const NUDGE_EVERY = 30_000;

/** A connection came or went; people who left the game return by joining. */
export function decidePresence(state: TableState, { type, who, at }: CommandFor<'come' | 'drop'>): Decision {
  const member = memberOf(state.open, who);
  if (member === undefined) return refuse({ code: 'no-such-member', member: who });
  const here = type === 'come';
  if (member.left !== undefined || member.here === here || !isPresenceNoted(state, who)) return ok([]);
  return ok([{ type: here ? 'came' : 'dropped', at, member: who }]);
}

/** After the grace period or the clock, and only while the table waits for the seat. */
export function decideTakeOver(state: TableState, { at, seat, why }: CommandFor<'take-over'>): Decision {
  const due = takeOverAt(state, seat);
  if (due === undefined || due.at > at || due.why !== why) return refuse({ code: 'not-due', seat });
  return ok([{ type: 'taken-over', at, seat, why }]);
}

export function decideTakeBack({ state, seat }: AtSeat, { at }: CommandFor<'take-back'>): Decision {
  return state.open.chairs[seat]?.standIn === undefined
    ? refuse({ code: 'nobody-stands-in', seat })
    : ok([{ type: 'taken-back', at, seat }]);
}

export function decideNudge(
  { state: { open }, game }: AtPlay,
  { who, at, seat }: CommandFor<'nudge'>,
): Decision {
  const person = personIn(open, seat);
  const chair = open.chairs[seat];
  const awaited = awaitedSeats(game.open).includes(seat);
  if (person === undefined || person === who || !awaited || chair?.standIn !== undefined) {
    return refuse({ code: 'not-awaited', seat });
  }
  const again = (chair?.nudgedAt ?? Number.NEGATIVE_INFINITY) + NUDGE_EVERY;
  return at < again
    ? refuse({ code: 'nudged-already', seat, again })
    : ok([{ type: 'nudged', at, seat, by: who }]);
}
