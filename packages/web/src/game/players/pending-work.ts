/** What I and the others have to do at the table. */
import { awaitedSeats, type Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { ownSeat } from './seat-names.ts';
import { standingOf } from './seat-status.ts';

const PENDING_WORK = [
  'choose',
  'chosen',
  'assign',
  'place',
  'place-one',
  'place-all',
  'wait',
  'watch',
  'stand-in',
] as const;
export type PendingWork = (typeof PENDING_WORK)[number];

export const PHASE_STEPS = ['choose', 'reveal', 'place'] as const;
export type PhaseStep = (typeof PHASE_STEPS)[number];

/** The state of the turn; the reveal itself takes no time. */
export const stepOf = ({ game }: TableView): PhaseStep =>
  game?.open.phase === 'placing' || game?.open.phase === 'over' ? 'place' : 'choose';

/** By how many tiles I have to place: alone or beside an Automa there can be more than two. */
const PLACING: { readonly [left: number]: PendingWork } = { 1: 'place-one', 2: 'place' };

export function pendingWorkOf(view: TableView): PendingWork {
  const seat = ownSeat(view.open, view.you);
  if (seat === undefined) return 'watch';
  const { doing, player } = standingOf(view, seat);
  const left = view.game?.open.pending.filter((pending) => pending.seat === seat).length ?? 0;
  if (player === 'stand-in') return 'stand-in';
  switch (doing) {
    case 'choosing':
      return 'choose';
    case 'assigning':
      return 'assign';
    case 'placing':
      return PLACING[left] ?? 'place-all';
    case 'chosen':
      return 'chosen';
    default:
      return 'wait';
  }
}

/** Whether the table waits for me. */
export const isMine = (work: PendingWork): boolean =>
  work === 'choose' || work === 'assign' || work === 'place' || work === 'place-one' || work === 'place-all';

/** The seats that must act, my own first; a bot that waits for my answer is not waited for. */
export function awaitedFrom(view: TableView): readonly Seat[] {
  const { open, game, you } = view;
  const awaited =
    game === undefined
      ? []
      : awaitedSeats(game.open).filter((seat) => standingOf(view, seat).doing !== 'asking');
  const own = ownSeat(open, you);
  return awaited.toSorted((one, other) => Number(other === own) - Number(one === own) || one - other);
}
