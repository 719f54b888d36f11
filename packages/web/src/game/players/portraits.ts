/** Portraits: bots and Automas have their own, people each a different one. */
import type { Seat } from '@duopolis/rules';
import { AUTOMAS, LEFTVILLE } from '@duopolis/rules/solo';
import { type Member, type MemberId, type OpenTable, type Portrait, PORTRAITS } from '@duopolis/table';
import { AUTOMA_PORTRAITS, BOT_PORTRAITS, type PortraitName } from '../../kit/art/index.ts';
import { nthBot } from './seat-names.ts';

/** The same for the same id on every device. */
function hashOf(id: MemberId): number {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The first portrait that is still free, from the one of this id on. */
function freeFor(id: MemberId, taken: Iterable<Portrait>): Portrait {
  const start = hashOf(id) % PORTRAITS.length;
  const inTurn = [...PORTRAITS.slice(start), ...PORTRAITS.slice(0, start)];
  const used = new Set(taken);
  return inTurn.find((portrait) => !used.has(portrait)) ?? inTurn[0] ?? 'bun';
}

/** Members who chose one first, then the others, each in order of arrival: a person who joins changes nobody's portrait. */
function portraitsOf(members: readonly Member[]): ReadonlyMap<MemberId, Portrait> {
  const given = new Map<MemberId, Portrait>();
  const isFree = (portrait: Portrait): boolean => ![...given.values()].includes(portrait);
  for (const { id, portrait } of members)
    if (portrait !== undefined && isFree(portrait)) given.set(id, portrait);
  for (const { id } of members) if (!given.has(id)) given.set(id, freeFor(id, given.values()));
  return given;
}

export const memberPortrait = ({ members }: OpenTable, id: MemberId): Portrait =>
  portraitsOf(members).get(id) ?? freeFor(id, []);

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
