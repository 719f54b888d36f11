/** What the game expects of me now: the phase of my turn, its next step, and the tiles that I have picked. */
import { type SeatView, type Tile, TILES_A_TURN } from '@duopolis/rules';
import type { Turn } from './turn.ts';

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

/** What the main button does, or what it waits for. */
export type NextStep =
  | { readonly kind: 'lock'; readonly isReady: boolean; readonly isAgain: boolean }
  | { readonly kind: 'confirm' }
  /** How many of my tiles go where we have agreed. */
  | { readonly kind: 'agreed'; readonly tiles: number }
  /** Nothing can be pressed yet: what is missing. */
  | { readonly kind: 'pick-tile' | 'pick-cell' | 'pick-city' | 'wait' | 'sending' };

function whilePlacing({ staged, aim, agreed }: Turn): NextStep {
  if (staged.value.length > 0) return { kind: 'confirm' };
  if (aim.value?.slot === undefined && aim.value !== undefined) return { kind: 'pick-cell' };
  if (agreed.value.length > 0) return { kind: 'agreed', tiles: agreed.value.length };
  return { kind: aim.value === undefined ? 'wait' : 'pick-cell' };
}

export function nextStep(turn: Turn): NextStep {
  if (turn.busy.value) return { kind: 'sending' };
  switch (turn.phase.value) {
    case 'choosing':
      return { kind: 'lock', isReady: turn.canLock.value, isAgain: turn.rethinking.value };
    case 'assigning':
      if (turn.selection.value.kind === 'hand') return { kind: 'pick-city' };
      return { kind: turn.canConfirm.value ? 'confirm' : 'pick-tile' };
    case 'placing':
    case 'waiting':
      return whilePlacing(turn);
    case 'locked':
    case 'done':
    case 'watching':
      return { kind: 'wait' };
  }
}

/** Picking a tile again puts it back; a third one replaces the first. */
export function pick(picked: readonly number[], index: number): readonly number[] {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  return [...picked, index].slice(-TILES_A_TURN);
}

export const tilesAt = (hand: readonly Tile[], picked: readonly number[]): readonly Tile[] =>
  picked.flatMap((index) => hand[index] ?? []);

/** The indexes of an earlier choice in the hand. */
export function indexesIn(hand: readonly Tile[], tiles: readonly Tile[]): readonly number[] {
  const indexes: number[] = [];
  for (const tile of tiles) {
    const index = hand.findIndex((other, nth) => other === tile && !indexes.includes(nth));
    if (index >= 0) indexes.push(index);
  }
  return indexes;
}
