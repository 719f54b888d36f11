/** Nothing to do now: waiting for others, or watching; my placements can still be taken back. */
import type { Turn } from '../turn/turn.ts';
import { OtherActions } from './other-actions.tsx';
import { PassingNote } from './passing-note.tsx';
import { PromptLine } from './prompt-line.tsx';
import { takeBacks } from './take-back.ts';
import { handWords } from './words/hand-words.ts';

export function WaitingPanel({ turn }: { readonly turn: Turn }) {
  const hand = handWords();
  if (turn.seat.game.value === undefined) return <PromptLine turn={turn} what={hand.watching} />;
  return (
    <div class="hand-side">
      <PromptLine turn={turn} what={hand.done} hint={turn.seat.strict.value ? '' : hand.doneHint} />
      <OtherActions others={takeBacks(turn)} />
      <PassingNote turn={turn} />
    </div>
  );
}
