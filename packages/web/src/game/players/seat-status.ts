/** The status of a seat: choosing, placing, away, or automatic. */
import { awaitedSeats, type Seat, TILES_A_TURN } from '@duopolis/rules';
import {
  memberOf,
  openQuestionsOf,
  type OpenTable,
  seatOf,
  standInFrom,
  type TableView,
} from '@duopolis/table';

const SEAT_ACTIVITIES = [
  'choosing',
  'chosen',
  'assigning',
  'placing',
  /** A bot with an offer that I have not answered. */
  'asking',
  'waiting',
  'placed',
  /** An Automa, whose tiles people place. */
  'taken',
  'idle',
] as const;
export type SeatActivity = (typeof SEAT_ACTIVITIES)[number];

/** The player of a seat: its person, a bot, a stand-in bot, or an Automa. */
const PLAYERS = ['person', 'bot', 'stand-in', 'automa', 'nobody'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Standing {
  readonly doing: SeatActivity;
  /** Placed tiles, out of those to place this turn. */
  readonly placed: number;
  readonly of: number;
  readonly player: Player;
  /** The connection is lost, or the person has left. */
  readonly away: boolean;
  readonly awaited: boolean;
}

export function playerIn({ chairs }: OpenTable, seat: Seat): Player {
  const chair = chairs[seat];
  if (chair?.holder.kind === 'person') return chair.standIn === undefined ? 'person' : 'stand-in';
  return chair?.holder.kind ?? 'nobody';
}

function isAway(open: OpenTable, seat: Seat): boolean {
  const holder = open.chairs[seat]?.holder;
  if (holder?.kind !== 'person') return false;
  const member = memberOf(open, holder.member);
  return member === undefined || !member.here || member.left === true;
}

/** Seats that wait for their people to come back, and when a bot takes over: the next one first. */
export function droppedSeats({ open, game }: Pick<TableView, 'open' | 'game'>) {
  if (game === undefined) return [];
  return open.chairs
    .flatMap((_, seat) => {
      const until = standInFrom(open, game.open, seat);
      return until === undefined ? [] : [{ seat, until }];
    })
    .toSorted((one, other) => one.until - other.until);
}

/** A bot waits for its partner's answer while the partner has tiles to place. */
function isAskingMe(view: TableView, seat: Seat): boolean {
  const { open, you, game } = view;
  const own = seatOf(open, you);
  if (own === undefined || game?.open.phase !== 'placing' || playerIn(open, seat) === 'person') return false;
  const amThinking = awaitedSeats(game.open).includes(own) && !game.open.waiting.includes(own);
  return amThinking && openQuestionsOf(view, seat).some(({ partner }) => partner === own);
}

export function standingOf(view: TableView, seat: Seat): Standing {
  const { open, game } = view;
  const left = game?.open.pending.filter((pending) => pending.seat === seat).length ?? 0;
  return {
    doing:
      left > 0 && isAskingMe(view, seat)
        ? 'asking'
        : playerIn(open, seat) === 'automa' && left === 0
          ? automaDoing(game, seat)
          : doingOf(game, seat, left),
    placed: Math.max(0, TILES_A_TURN - left),
    of: Math.max(TILES_A_TURN, left),
    player: playerIn(open, seat),
    away: isAway(open, seat),
    awaited: game !== undefined && awaitedSeats(game.open).includes(seat),
  };
}

const automaDoing = (game: TableView['game'], seat: Seat): SeatActivity =>
  game?.open.automas.some((move) => move.seat === seat) === true ? 'taken' : 'idle';

function doingOf(game: TableView['game'], seat: Seat, left: number): SeatActivity {
  const { open } = game ?? {};
  switch (open?.phase) {
    case 'choosing':
      return open.chosen[seat] === true ? 'chosen' : 'choosing';
    case 'assigning':
      return awaitedSeats(open).includes(seat) ? 'assigning' : 'idle';
    case 'placing':
      if (left === 0) return 'placed';
      return open.waiting.includes(seat) && open.mustPlace !== seat ? 'waiting' : 'placing';
    default:
      return 'idle';
  }
}
