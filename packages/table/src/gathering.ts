/** Before the game: joining, seats, readiness, and leaving. */
import { LIMITS, ok, refuse, type Seat } from '@duopolis/rules';
import { seatByCard } from '@duopolis/rules/chance';
import type { CommandFor } from './table-command.ts';
import type { AtSeat, Decision } from './decision.ts';
import type { TableEvent } from './event.ts';
import { noSuchBot } from './options.ts';
import type { TableRejection } from './rejection.ts';
import { memberOf, personIn, seatOf } from './seats.ts';
import type { MemberId, OpenTable, SeatingCard, TableState } from './state.ts';

const LONGEST_NAME = LIMITS.memberName;
export const LONGEST_ANSWER = LIMITS.seatingAnswer;
const MOST_MEMBERS = LIMITS.membersPerTable;

/** Counted as people count them: an emoji is one character. */
export const badName = (name: string): TableRejection | undefined =>
  name.trim().length === 0 || Array.from(name).length > LONGEST_NAME
    ? { code: 'bad-name', most: LONGEST_NAME }
    : undefined;

/** Joining, or returning to one's own seat. */
export function decideJoin(state: TableState, { who, at, name, code }: CommandFor<'join'>): Decision {
  const { open } = state;
  const member = memberOf(open, who);
  if (member !== undefined) return ok(member.left === undefined ? [] : comeBack(open, who, at));
  const problem = badName(name) ?? whyNotIn(state, who, code);
  if (problem !== undefined) return refuse(problem);
  const joined: TableEvent = { type: 'joined', at, member: who, name };
  return ok(open.host === undefined ? [joined, { type: 'handed-over', at, to: who }] : [joined]);
}

function whyNotIn(
  { open, hidden }: TableState,
  who: MemberId,
  code: string | undefined,
): TableRejection | undefined {
  const { access, watching } = open.options;
  const { phase, members } = open;
  if (phase === 'none' || phase === 'closed') return { code: 'wrong-table-phase', phase };
  if (hidden.barred.includes(who)) return { code: 'barred' };
  const running = phase !== 'gathering';
  if (running && watching.who === 'nobody') return { code: 'no-watching' };
  const invited = access === 'private' || (running && watching.who === 'invited');
  if (invited && code !== hidden.code) return { code: 'wrong-code' };
  return members.length >= MOST_MEMBERS ? { code: 'too-many-members', most: MOST_MEMBERS } : undefined;
}

function comeBack(open: OpenTable, who: MemberId, at: number): readonly TableEvent[] {
  const seat = seatOf(open, who);
  const returned: TableEvent = { type: 'returned', at, member: who };
  const stoodIn = seat !== undefined && open.chairs[seat]?.standIn !== undefined;
  return stoodIn ? [returned, { type: 'taken-back', at, seat }] : [returned];
}

/** A member who leaves a game keeps the seat, and a bot plays it: dropping out is not resigning. */
export function decideLeave({ open }: TableState, { who, at }: CommandFor<'leave'>): Decision {
  const seat = seatOf(open, who);
  const keepsSeat = seat !== undefined && open.phase !== 'gathering';
  const stoodIn = seat === undefined || open.phase !== 'playing' || open.chairs[seat]?.standIn !== undefined;
  const gone: readonly TableEvent[] = [
    { type: keepsSeat ? 'went' : 'left', at, member: who },
    ...(stoodIn ? [] : [{ type: 'taken-over', at, seat, why: 'left' } as const]),
  ];
  return ok([...gone, ...handOverFrom(open, who, at)]);
}

/** The first seated person who is here, otherwise anybody who is. */
export function nextHost({ members, chairs }: OpenTable, without: MemberId): MemberId | undefined {
  const seated = chairs.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.member] : []));
  const order = [...seated, ...members.map(({ id }) => id)].filter((id) => id !== without);
  const is = (id: MemberId, wanted: 'here' | 'member'): boolean =>
    members.some(
      (member) => member.id === id && member.left === undefined && (wanted === 'member' || member.here),
    );
  return order.find((id) => is(id, 'here')) ?? order.find((id) => is(id, 'member'));
}

function handOverFrom(open: OpenTable, who: MemberId, at: number): readonly TableEvent[] {
  const to = open.host === who ? nextHost(open, who) : undefined;
  return to === undefined ? [] : [{ type: 'handed-over', at, to }];
}

const whyNoChair = ({ chairs }: OpenTable, seat: Seat): TableRejection | undefined => {
  const chair = chairs[seat];
  if (chair === undefined) return { code: 'no-such-chair', seat, seats: chairs.length };
  return chair.holder.kind === 'nobody' ? undefined : { code: 'chair-taken', seat };
};

/** Sitting down in one's own chair changes the portrait: as with another chair, one is no longer ready. */
export function decideSit({ open }: TableState, { who, at, seat, portrait }: CommandFor<'sit'>): Decision {
  const sat: TableEvent = { type: 'sat', at, member: who, seat, ...(portrait !== undefined && { portrait }) };
  if (seatOf(open, who) === seat)
    return ok(portrait === undefined || portrait === memberOf(open, who)?.portrait ? [] : [sat]);
  const problem = whyNoChair(open, seat);
  return problem === undefined ? ok([sat]) : refuse(problem);
}

export const decideStand = ({ seat }: AtSeat, { who, at }: CommandFor<'stand'>): Decision =>
  ok([{ type: 'stood', at, member: who, seat }]);

export function decideSeatBot(
  { open }: TableState,
  { at, seat, strength }: CommandFor<'seat-bot'>,
): Decision {
  const problem = noSuchBot(strength);
  if (problem !== undefined) return refuse({ code: 'bad-options', problem });
  const taken = whyNoChair(open, seat);
  return taken === undefined ? ok([{ type: 'bot-sat', at, seat, strength }]) : refuse(taken);
}

export const decideUnseatBot = ({ open }: TableState, { at, seat }: CommandFor<'unseat-bot'>): Decision =>
  open.chairs[seat]?.holder.kind === 'bot'
    ? ok([{ type: 'bot-stood', at, seat }])
    : refuse({ code: 'no-bot-there', seat });

export const decideReady = ({ state, seat }: AtSeat, { at, ready }: CommandFor<'ready'>): Decision =>
  ok(state.open.chairs[seat]?.ready === ready ? [] : [{ type: 'readied', at, seat, ready }]);

export function decideAnswer({ open }: TableState, { who, at, answer }: CommandFor<'answer'>): Decision {
  const seat = seatOf(open, who);
  if (open.card === undefined) return refuse({ code: 'no-card' });
  if (seat === undefined) return refuse({ code: 'not-seated' });
  if (answer.length > LONGEST_ANSWER) return refuse({ code: 'answer-too-long', most: LONGEST_ANSWER });
  const problem = answerProblem(open.card, answer);
  if (problem !== undefined) return refuse({ code: 'bad-answer', problem });
  return ok([{ type: 'answered', at, member: who, seat, answer }]);
}

const answerProblem = ({ order }: SeatingCard, answer: string) => {
  const seating = seatByCard(order, [answer], '');
  return 'code' in seating ? seating : undefined;
};

/** Only before the start, and not oneself. */
export function decideRemove({ open }: TableState, { who, at, member }: CommandFor<'remove'>): Decision {
  return member === who || memberOf(open, member) === undefined
    ? refuse({ code: 'no-such-member', member })
    : ok([{ type: 'removed', at, member }]);
}

export function decideHandOver(
  { open }: TableState,
  { at, to }: { readonly at: number; readonly to: MemberId },
): Decision {
  const member = memberOf(open, to);
  if (member === undefined || member.left !== undefined)
    return refuse({ code: 'no-such-member', member: to });
  return ok(open.host === to ? [] : [{ type: 'handed-over', at, to }]);
}

/** The people whom the table waits for before the game. */
export const unreadySeats = ({ chairs, host }: OpenTable): readonly Seat[] =>
  chairs.flatMap(({ holder, ready }, seat) =>
    holder.kind === 'person' && holder.member !== host && !ready ? [seat] : [],
  );

export const unansweredSeats = (open: OpenTable): readonly Seat[] =>
  open.card === undefined
    ? []
    : open.chairs.flatMap(({ answered }, seat) =>
        personIn(open, seat) !== undefined && !answered ? [seat] : [],
      );

export const emptySeats = ({ chairs }: OpenTable): readonly Seat[] =>
  chairs.flatMap(({ holder }, seat) => (holder.kind === 'nobody' ? [seat] : []));
