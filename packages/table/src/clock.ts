/** Clocks as data: who must act by when, and what happens automatically next. */
import type { BotName } from '@duopolis/bots';
import { awaitedSeats, type CityIndex, type OpenGame, type Seat } from '@duopolis/rules';
import type { SystemCommand } from './table-command.ts';
import { nextHost, unansweredSeats, unreadySeats } from './gathering.ts';
import { agreedFor, hasProposed, isAnyoneThinking, unanswered, waitsUntil } from './offers/patience.ts';
import { graceOf, timeFor } from './options.ts';
import { botAt, gameOf, memberOf, personIn } from './seats.ts';
import type { MemberId, OpenTable, StandInReason, TableState } from './state.ts';

/** A seat that must move: its person or its bot, and by when. */
interface Awaited {
  readonly seat: Seat;
  readonly member?: MemberId;
  readonly bot?: BotName;
  readonly until?: number;
}

/** Computed from the open state, so that clients know it too. */
export function awaitedAt(open: OpenTable, game?: OpenGame): readonly Awaited[] {
  if (open.phase === 'gathering') {
    const missing = new Set([...unreadySeats(open), ...unansweredSeats(open)]);
    return [...missing].toSorted((one, other) => one - other).map((seat) => awaitedIn(open, seat, undefined));
  }
  if (open.phase !== 'playing' || game === undefined) return [];
  return awaitedSeats(game).map((seat) => awaitedIn(open, seat, deadlineOf(open, game, seat)));
}

function awaitedIn(open: OpenTable, seat: Seat, until: number | undefined): Awaited {
  const [member, bot] = [personIn(open, seat), botAt(open, seat)];
  return {
    seat,
    ...(member !== undefined && { member }),
    ...(bot !== undefined && { bot }),
    ...(until !== undefined && { until }),
  };
}

/**
 * The clock of a seat. After a lost connection the person has the grace period to come back, and another one to get
 * oriented.
 */
function deadlineOf(open: OpenTable, game: OpenGame, seat: Seat): number | undefined {
  const time = timeFor(open.options.pace, game.phase);
  const member = memberOf(open, personIn(open, seat) ?? '');
  if (time === undefined || member === undefined) return undefined;
  const deadline = Math.max(open.since, open.chairs[seat]?.clockFrom ?? 0) + time;
  if (open.options.pace.kind === 'days') return deadline;
  const grace = graceOf(open.options);
  return Math.max(deadline, member.since + (member.here ? Math.min(grace, time) : grace));
}

interface TakeOver {
  readonly at: number;
  readonly why: Exclude<StandInReason, 'left'>;
}

/** When and why a bot takes over a seat, if the table waits for it. */
export function takeOverAt(state: TableState, seat: Seat): TakeOver | undefined {
  const game = gameOf(state)?.open;
  return game !== undefined && awaitedSeats(game).includes(seat)
    ? takeOverOf(state.open, game, seat)
    : undefined;
}

/** When a bot takes over for a person who lost the connection; nothing while nobody waits for the seat. */
export function standInFrom(open: OpenTable, game: OpenGame, seat: Seat): number | undefined {
  if (!awaitedSeats(game).includes(seat)) return undefined;
  const due = takeOverOf(open, game, seat);
  return due?.why === 'dropped' ? due.at : undefined;
}

/** The same for a seat that must move; never while nobody is there to wait for it. */
function takeOverOf(open: OpenTable, game: OpenGame, seat: Seat): TakeOver | undefined {
  const member = memberOf(open, personIn(open, seat) ?? '');
  if (member === undefined || open.chairs[seat]?.standIn !== undefined) return undefined;
  const days = open.options.pace.kind === 'days';
  if (!days && !isAnyoneHere(open)) return undefined;
  if (!days && !member.here) return { at: member.since + graceOf(open.options), why: 'dropped' };
  const at = deadlineOf(open, game, seat);
  return at === undefined ? undefined : { at, why: 'late' };
}

const isAnyoneHere = (open: OpenTable): boolean =>
  open.chairs.some((_, seat) => memberOf(open, personIn(open, seat) ?? '')?.here === true);

/** A bot has to move; the host finds the move. */
export interface BotTurn {
  readonly type: 'bot-turn';
  readonly seat: Seat;
  readonly strength: BotName;
  readonly position: number;
}

/** A bot has tiles to propose to a person, who has until then to answer. */
interface BotOffers extends Omit<BotTurn, 'type'> {
  readonly type: 'bot-offers';
  readonly until: number;
}

/** A bot has an offer to answer. */
export interface BotAnswer {
  readonly type: 'bot-answers';
  readonly seat: Seat;
  readonly city: CityIndex;
  readonly id: number;
}

export type BotDue = BotTurn | BotOffers | BotAnswer;
type Due = BotDue | Extract<SystemCommand, { readonly type: 'take-over' | 'replace-host' }>;

export const isForBot = (due: Due): due is BotDue =>
  due.type === 'bot-turn' || due.type === 'bot-offers' || due.type === 'bot-answers';

interface DueAt {
  readonly at: number;
  readonly due: Due;
}

/** Called several times in a row with the same state. */
let asked: { readonly state: TableState; readonly dues: readonly DueAt[] } | undefined;

function everythingDue(state: TableState): readonly DueAt[] {
  if (asked?.state !== state) asked = { state, dues: findDue(state) };
  return asked.dues;
}

function findDue(state: TableState): readonly DueAt[] {
  const { open } = state;
  const game = gameOf(state)?.open;
  if (game === undefined) return hostDue(open);
  const seats = awaitedSeats(game);
  const takeOvers = seats.flatMap((seat): readonly DueAt[] => {
    const due = takeOverOf(open, game, seat);
    return due === undefined
      ? []
      : [{ at: due.at, due: { type: 'take-over', at: due.at, seat, why: due.why } }];
  });
  return [
    ...takeOvers,
    ...answersDue(state),
    ...seats.flatMap((seat) => botDue(state, game, seat)),
    ...hostDue(open),
  ];
}

const answersDue = (state: TableState): readonly DueAt[] =>
  unanswered(state).map(({ seat, offer: { city, id } }) => ({
    at: state.hidden.at,
    due: { type: 'bot-answers', seat, city, id },
  }));

/** A bot moves as soon as it can, unless it first proposes something to its human partner. */
function botDue(state: TableState, game: OpenGame, seat: Seat): readonly DueAt[] {
  const { open, hidden } = state;
  const strength = botAt(open, seat);
  if (strength === undefined) return [];
  const turn = { seat, strength, position: open.position };
  const until = waitsUntil(state, game, seat) ?? hidden.at;
  if (until <= hidden.at) return [{ at: hidden.at, due: { type: 'bot-turn', ...turn } }];
  return hasProposed(state, seat)
    ? [{ at: until, due: { type: 'bot-turn', ...turn } }]
    : [{ at: hidden.at, due: { type: 'bot-offers', ...turn, until } }];
}

/** Whether a bot would offer or place tiles while people still think about theirs; agreements are kept at once. */
export function placesBeforePeople(state: TableState, due: BotDue): boolean {
  const game = gameOf(state)?.open;
  if (due.type === 'bot-answers' || game?.phase !== 'placing') return false;
  return agreedFor(state, due.seat) === undefined && isAnyoneThinking(state, game);
}

/** A host who dropped out must not keep the others from starting. */
function hostDue(open: OpenTable): readonly DueAt[] {
  const host = memberOf(open, open.host ?? '');
  if (host === undefined || host.here || (open.phase !== 'gathering' && open.phase !== 'over')) return [];
  const to = nextHost(open, host.id);
  if (to === undefined || memberOf(open, to)?.here !== true) return [];
  const at = host.since + graceOf(open.options);
  return [{ at, due: { type: 'replace-host', at, to } }];
}

const earliest = (dues: readonly DueAt[]): number | undefined =>
  dues.length === 0 ? undefined : Math.min(...dues.map(({ at }) => at));

/** When the next automatic action is due; nothing if the table waits only for people. */
export const dueAt = (state: TableState): number | undefined => earliest(everythingDue(state));

/** The table's time never goes back: a clock that was set back must not delay the bots. */
const timeAt = ({ hidden }: TableState, now: number): number => Math.max(now, hidden.at);

/** The same without the bots that are already thinking. */
export const dueByTime = (state: TableState, now: number): number | undefined =>
  earliest(everythingDue(state).filter(({ at, due }) => at > timeAt(state, now) || !isForBot(due)));

/** What has to happen now, in order. */
export const whatIsDue = (state: TableState, now: number): readonly Due[] => {
  const time = timeAt(state, now);
  return everythingDue(state)
    .filter(({ at }) => at <= time)
    .toSorted((one, other) => one.at - other.at)
    .map(({ due }) => (isForBot(due) ? due : { ...due, at: time }));
};
