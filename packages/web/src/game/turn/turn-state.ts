/** The state of my turn, as signals: the game as my seat sees it, my draft, its targets and its effects. */
import { signal } from '@preact/signals';
import type { Link } from '../link/link.ts';
import { readDraft, saveDraft } from './saved-draft.ts';
import { type Draft, newDraft, type TurnDraft, turnDraftOf } from './turn-draft.ts';
import { type TurnEffects, turnEffectsOf } from './turn-effects.ts';
import { type TurnSeat, turnSeatOf } from './turn-seat.ts';
import { type TurnTargets, turnTargetsOf } from './turn-targets.ts';

export interface TurnState {
  readonly seat: TurnSeat;
  readonly draft: TurnDraft;
  readonly targets: TurnTargets;
  readonly effects: TurnEffects;
  readonly change: (part: Partial<Draft>) => void;
}

export function turnStateOf(link: Pick<Link, 'view' | 'table' | 'you' | 'isRecap'>): TurnState {
  const { table, you } = link;
  const saved = signal(readDraft(table, you) ?? newDraft(-1));
  const seat = turnSeatOf(link);
  const draft = turnDraftOf(seat, saved);
  const targets = turnTargetsOf(seat, draft);
  return {
    seat,
    draft,
    targets,
    effects: turnEffectsOf(seat, draft, targets),
    change: (part) => {
      // What was lost is known by now: the next action forgets it.
      saved.value = { ...draft.current.value, staged: draft.staged.value, ...part };
      saveDraft(table, you, saved.value);
    },
  };
}
