/** A rematch as an invitation: who is in, who is undecided, who stays out, and when it can start. */
import type { Seat } from '@duopolis/rules';
import { type MemberId, memberOf, type OpenTable, seatOf, type TableView } from '@duopolis/table';

const ANSWERS = ['in', 'deciding', 'out'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A player of the finished game, by their seat there. */
interface Invited {
  readonly seat: Seat;
  readonly member: MemberId;
  readonly answer: Answer;
}

export interface Rematch {
  /** Whether anybody has asked, and whether it has begun. */
  readonly step: 'unasked' | 'asked' | 'begun';
  readonly people: readonly Invited[];
  /** The reader's own answer; nothing for spectators. */
  readonly mine?: Answer;
  /** Chairs of those who stay out. */
  readonly empty: readonly Seat[];
  /** Everyone is in, and there is no card to answer (SEAT-2). */
  readonly complete: boolean;
}

const hasLeft = (open: OpenTable, member: MemberId): boolean => memberOf(open, member)?.left !== undefined;

function answerOf(now: OpenTable, member: MemberId): Answer {
  if (memberOf(now, member) === undefined || hasLeft(now, member)) return 'out';
  if (now.phase === 'over') return 'deciding';
  const seat = seatOf(now, member);
  if (seat === undefined) return 'out';
  return now.phase !== 'gathering' || now.chairs[seat]?.ready === true ? 'in' : 'deciding';
}

const emptySeats = ({ chairs }: OpenTable): readonly Seat[] =>
  chairs.flatMap(({ holder }, seat) => (holder.kind === 'nobody' ? [seat] : []));

/** From the table as the game ended and as it is now. */
export function rematchOf(ended: OpenTable, now: OpenTable, you: MemberId): Rematch {
  const people = ended.chairs.flatMap(({ holder }, seat): readonly Invited[] =>
    holder.kind === 'person' ? [{ seat, member: holder.member, answer: answerOf(now, holder.member) }] : [],
  );
  const step = now.phase === 'over' ? 'unasked' : now.phase === 'gathering' ? 'asked' : 'begun';
  const empty = step === 'asked' ? emptySeats(now) : [];
  const mine = people.find(({ member }) => member === you)?.answer;
  const isWaited = people.some(({ answer }) => answer === 'deciding');
  return {
    step,
    people,
    empty,
    ...(mine !== undefined && { mine }),
    complete: step === 'asked' && empty.length === 0 && !isWaited && now.card === undefined,
  };
}

/** Whether the reader still looks at the end of a game while the table goes on. */
export function staysAtEnd({ you }: TableView, now: OpenTable): boolean {
  if (now.phase === 'gathering' || now.phase === 'over') return true;
  return now.phase === 'playing' && seatOf(now, you) === undefined;
}
