/** Nothing to do now: waiting for others, or watching; my placements can still be taken back. */
import type { Turn } from '../turn/turn.ts';
import { Others } from './other-actions.tsx';
import { Passing } from './passing-note.tsx';
import { Saying } from './prompt-line.tsx';
import { takeBacks } from './take-back.ts';
import { handWords } from './words/hand-words.ts';

export function Resting({ turn }: { readonly turn: Turn }) {
  const hand = handWords();
  if (turn.game.value === undefined) return <Saying turn={turn} what={hand.watching} />;
  return (
    <div class="hand-side">
      <Saying turn={turn} what={hand.done} hint={turn.strict.value ? '' : hand.doneHint} />
      <Others others={takeBacks(turn)} />
      <Passing turn={turn} />
    </div>
  );
}
