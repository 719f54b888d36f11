/** What a table still waits for before the game, and its people. */
import { type Member, memberOf, type OpenTable, seatOf } from '@duopolis/table';

export type Missing =
  | { readonly what: 'chairs'; readonly free: number }
  | { readonly what: 'ready' | 'answers'; readonly names: readonly string[] }
  | { readonly what: 'nothing' };

const peopleWho = (
  open: OpenTable,
  lacks: (chair: OpenTable['chairs'][number]) => boolean,
): readonly string[] =>
  open.chairs.flatMap((chair) => {
    if (chair.holder.kind !== 'person' || !lacks(chair)) return [];
    const member = memberOf(open, chair.holder.member);
    return member === undefined ? [] : [member.name];
  });

/** In the order in which the table itself would refuse to start. */
export function missing(open: OpenTable): Missing {
  const free = open.chairs.filter(({ holder }) => holder.kind === 'nobody').length;
  if (free > 0) return { what: 'chairs', free };
  const unready = peopleWho(
    open,
    ({ holder, ready }) => holder.kind === 'person' && holder.member !== open.host && !ready,
  );
  if (unready.length > 0) return { what: 'ready', names: unready };
  const unanswered = open.card === undefined ? [] : peopleWho(open, ({ answered }) => !answered);
  return unanswered.length > 0 ? { what: 'answers', names: unanswered } : { what: 'nothing' };
}

/** Those at the table without a chair. */
export const standing = (open: OpenTable): readonly Member[] =>
  open.members.filter(({ id, left }) => left === undefined && seatOf(open, id) === undefined);

/** The radius of the ring road, in parts of its box. */
export const RING = { wide: 38, high: 36 } as const;

/** The position of a chair around a round table, in parts of its box: mine at the bottom, then clockwise. */
export function placeOf(
  seat: number,
  seats: number,
  { mine, far = 1 }: { readonly mine: number; readonly far?: number | undefined },
): { readonly x: number; readonly y: number } {
  const angle = ((seat - mine) / seats) * 2 * Math.PI + Math.PI / 2;
  return { x: 50 + far * RING.wide * Math.cos(angle), y: 50 + far * RING.high * Math.sin(angle) };
}
