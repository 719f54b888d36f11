/** Applies an event to the open table; clients use the same function. */
import { isAutoma, type OpenGame, type Options } from '@duopolis/rules';
import type { SeenTableEvent } from './seen-event.ts';
import type { TableEvent, TableEventOf } from './event.ts';
import { seatOf } from './seats.ts';
import { type Chair, INITIAL_TABLE, type Member, type MemberId, type OpenTable } from './state.ts';

const EMPTY: Chair = { holder: { kind: 'nobody' }, ready: false, answered: false };
const AUTOMA: Chair = { holder: { kind: 'automa' }, ready: true, answered: true };

const emptyChairs = (game: Options): readonly Chair[] =>
  Array.from({ length: game.seats }, (_, seat) => (isAutoma(game, seat) ? AUTOMA : EMPTY));

/** The open table after an event: each part handles its own events and leaves the others alone. */
export function evolveOpenTable(open: OpenTable, event: TableEvent | SeenTableEvent): OpenTable {
  const { at } = event;
  switch (event.type) {
    case 'created':
      return {
        ...INITIAL_TABLE.open,
        phase: 'gathering',
        options: event.options,
        host: event.by,
        members: [newMember(event.by, event.name, at)],
        chairs: emptyChairs(event.options.game),
        ...(event.card !== undefined && { card: event.card }),
        since: at,
      };
    case 'handed-over':
      return { ...open, host: event.to };
    case 'started':
      return { ...open, phase: 'playing', games: open.games + 1, since: at };
    case 'rematched':
      return rematched(open, event.card, at);
    case 'closed':
      return { ...open, phase: 'closed', since: at };
    default:
      return withChairEvent(withMemberEvent(open, event), event);
  }
}

/** People join, leave and return. */
function withMemberEvent(open: OpenTable, event: TableEvent | SeenTableEvent): OpenTable {
  const { at } = event;
  switch (event.type) {
    case 'joined':
      return { ...open, members: [...open.members, newMember(event.member, event.name, at)] };
    case 'went':
      return withMember(open, event.member, (member) => ({ ...member, here: false, since: at, left: true }));
    case 'returned':
      return withMember(open, event.member, (member) => hereAgain(member, at));
    case 'left':
    case 'removed':
      return without(open, event.member);
    case 'came':
      return withMember(open, event.member, (member) => ({ ...member, here: true, since: at }));
    case 'dropped':
      return withMember(open, event.member, (member) => ({ ...member, here: false, since: at }));
    default:
      return open;
  }
}

/** The seats: their members, and who plays for them. */
function withChairEvent(open: OpenTable, event: TableEvent | SeenTableEvent): OpenTable {
  const { at } = event;
  switch (event.type) {
    case 'sat':
      return satDown(open, event);
    case 'stood':
      return standUp(open, event.member);
    case 'bot-sat': {
      const holder = { kind: 'bot', strength: event.strength } as const;
      return withChair(open, event.seat, () => ({ holder, ready: true, answered: true }));
    }
    case 'bot-stood':
      return withChair(open, event.seat, () => EMPTY);
    case 'readied':
      return withChair(open, event.seat, (chair) => ({ ...chair, ready: event.ready }));
    case 'answered':
      return withChair(open, event.seat, (chair) => ({ ...chair, answered: true }));
    case 'seated':
      return {
        ...open,
        chairs: open.chairs.map((chair, seat) => open.chairs[event.order[seat] ?? seat] ?? chair),
      };
    case 'taken-over':
      return withChair(open, event.seat, (chair) => ({ ...chair, standIn: { why: event.why, since: at } }));
    case 'taken-back':
      return withChair(open, event.seat, ({ holder, ready, answered }) => ({
        holder,
        ready,
        answered,
        clockFrom: at,
      }));
    case 'nudged':
      return withChair(open, event.seat, (chair) => ({ ...chair, nudgedAt: at }));
    default:
      return open;
  }
}

const newMember = (id: MemberId, name: string, since: number): Member => ({ id, name, here: true, since });

function hereAgain(member: Member, since: number): Member {
  const { left: _, ...rest } = member;
  return { ...rest, here: true, since };
}

const withMember = (open: OpenTable, id: MemberId, change: (member: Member) => Member): OpenTable => ({
  ...open,
  members: open.members.map((member) => (member.id === id ? change(member) : member)),
});

const withChair = (open: OpenTable, seat: number, change: (chair: Chair) => Chair): OpenTable => ({
  ...open,
  chairs: open.chairs.map((chair, nth) => (nth === seat ? change(chair) : chair)),
});

/** A portrait stays until its member chooses another one. */
function satDown(open: OpenTable, { member, seat, portrait }: TableEventOf<'sat'>): OpenTable {
  const looked = portrait === undefined ? open : withMember(open, member, (one) => ({ ...one, portrait }));
  const holder = { kind: 'person', member } as const;
  return withChair(standUp(looked, member), seat, () => ({ ...EMPTY, holder }));
}

const standUp = (open: OpenTable, id: MemberId): OpenTable => {
  const seat = seatOf(open, id);
  return seat === undefined ? open : withChair(open, seat, () => EMPTY);
};

function without(open: OpenTable, id: MemberId): OpenTable {
  const { host, ...rest } = standUp(open, id);
  return {
    ...rest,
    members: rest.members.filter((member) => member.id !== id),
    ...(host !== undefined && host !== id && { host }),
  };
}

/** The same people in the same chairs, without those who have left. */
function rematched(open: OpenTable, card: OpenTable['card'], at: number): OpenTable {
  const { card: _, ...rest } = open;
  const gone = (chair: Chair): boolean => chair.holder.kind === 'person' && !stays(open, chair.holder.member);
  return {
    ...rest,
    phase: 'gathering',
    members: open.members.filter(({ left }) => left === undefined),
    chairs: open.chairs.map(({ holder }, seat) => {
      if (holder.kind === 'bot' || holder.kind === 'automa') return open.chairs[seat] ?? EMPTY;
      return gone(open.chairs[seat] ?? EMPTY) ? EMPTY : { ...EMPTY, holder };
    }),
    ...(card !== undefined && { card }),
    since: at,
  };
}

const stays = ({ members }: OpenTable, id: MemberId): boolean =>
  members.some((member) => member.id === id && member.left === undefined);

const samePhase = (one: OpenGame, other: OpenGame): boolean =>
  one.phase === other.phase && one.round === other.round && one.turn === other.turn;

/** A new phase of the game is a new position, and starts the clock. */
export function afterGame(
  open: OpenTable,
  { before, after, at }: { readonly before: OpenGame; readonly after: OpenGame; readonly at: number },
): OpenTable {
  if (samePhase(before, after)) return open;
  const phase = after.phase === 'over' ? 'over' : open.phase;
  return { ...open, phase, position: open.position + 1, since: at };
}
