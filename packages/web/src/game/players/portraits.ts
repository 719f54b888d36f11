/** Who looks like what: bots and Automas have a portrait of their own, people one that no one else at the table has. */
import type { Seat } from '@duopolis/rules';
import { AUTOMAS, LEFTVILLE } from '@duopolis/rules/solo';
import type { MemberId, OpenTable } from '@duopolis/table';
import {
  AUTOMA_PORTRAITS,
  BOT_PORTRAITS,
  PEOPLE,
  type PersonPortrait,
  type PortraitName,
} from '../../kit/art/index.ts';
import { nthBot } from './seat-names.ts';

/** The same for the same id on every device. */
function hashOf(id: MemberId): number {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The first portrait from that one on that is still free. */
function freeFrom(start: number, taken: ReadonlySet<PersonPortrait>): PersonPortrait {
  const turned = PEOPLE.map((_, nth) => PEOPLE[(start + nth) % PEOPLE.length] ?? 'bun');
  return turned.find((portrait) => !taken.has(portrait)) ?? turned[0] ?? 'bun';
}

/** Members in the order they came, so that nobody changes their looks when another one joins. */
function portraitsOf({ members }: OpenTable): ReadonlyMap<MemberId, PersonPortrait> {
  const given = new Map<MemberId, PersonPortrait>();
  for (const { id } of members) given.set(id, freeFrom(hashOf(id) % PEOPLE.length, new Set(given.values())));
  return given;
}

export const memberPortrait = (open: OpenTable, id: MemberId): PersonPortrait =>
  portraitsOf(open).get(id) ?? freeFrom(hashOf(id) % PEOPLE.length, new Set());

export function portraitOf(open: OpenTable, seat: Seat): PortraitName {
  const holder = open.chairs[seat]?.holder;
  if (holder?.kind === 'person') return memberPortrait(open, holder.member);
  if (holder?.kind === 'automa') return automaPortrait(open, seat);
  return BOT_PORTRAITS[nthBot(open.chairs, seat) % BOT_PORTRAITS.length] ?? 'ada';
}

function automaPortrait({ options }: OpenTable, seat: Seat): PortraitName {
  const [left, right, alone] = AUTOMA_PORTRAITS;
  if (options.game.mode !== 'solo') return alone;
  return AUTOMAS.find((automa) => automa.seat === seat)?.shared === LEFTVILLE ? left : right;
}
