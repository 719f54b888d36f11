/** What the game expects of me now. */
import type { SeatView } from '@duopolis/rules';

const TURN_PHASES = [
  /** No game, or watching it. */
  'watching',
  'choosing',
  /** Chosen, while others have not (CHOOSE-3). */
  'locked',
  'assigning',
  'placing',
  /** I let the others place first (PLACE-8). */
  'waiting',
  /** All placed. */
  'done',
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

export function phaseOf(
  view: SeatView | undefined,
  { rethinking }: { readonly rethinking: boolean },
): TurnPhase {
  if (view === undefined) return 'watching';
  const { open, viewer, choice } = view;
  switch (open.phase) {
    case 'choosing':
      return choice === undefined || rethinking ? 'choosing' : 'locked';
    case 'assigning':
      return 'assigning';
    case 'placing':
      if (!open.pending.some(({ seat }) => seat === viewer)) return 'done';
      return open.waiting.includes(viewer) && open.mustPlace !== viewer ? 'waiting' : 'placing';
    default:
      return 'watching';
  }
}
