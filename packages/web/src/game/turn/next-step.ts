/** The next step of my turn: what the main button does. */
import type { Turn } from './turn.ts';

/** What the main button does, or what it waits for. */
export type NextStep =
  | { readonly kind: 'lock'; readonly isReady: boolean; readonly isAgain: boolean }
  /** How many tiles, if others of mine are left. */
  | { readonly kind: 'confirm'; readonly tiles?: number }
  /** How many of my tiles go where we have agreed. */
  | { readonly kind: 'agreed'; readonly tiles: number }
  /** Nothing can be pressed yet: what is missing. */
  | { readonly kind: 'pick-tile' | 'pick-cell' | 'pick-city' | 'wait' | 'sending' };

function whilePlacing({ draft: { staged, slots, aim }, effects: { agreed } }: Turn): NextStep {
  const tiles = staged.value.length;
  if (tiles > 0) return { kind: 'confirm', ...(tiles < slots.value.length && { tiles }) };
  if (aim.value?.slot === undefined && aim.value !== undefined) return { kind: 'pick-cell' };
  if (agreed.value.length > 0) return { kind: 'agreed', tiles: agreed.value.length };
  return { kind: aim.value === undefined ? 'wait' : 'pick-cell' };
}

export function nextStep(turn: Turn): NextStep {
  if (turn.actions.busy.value) return { kind: 'sending' };
  switch (turn.draft.phase.value) {
    case 'choosing':
      return { kind: 'lock', isReady: turn.actions.canLock.value, isAgain: turn.draft.rethinking.value };
    case 'assigning':
      if (turn.draft.selection.value.kind === 'hand') return { kind: 'pick-city' };
      return { kind: turn.actions.canConfirm.value ? 'confirm' : 'pick-tile' };
    case 'placing':
    case 'waiting':
      return whilePlacing(turn);
    case 'locked':
    case 'done':
    case 'watching':
      return { kind: 'wait' };
  }
}
