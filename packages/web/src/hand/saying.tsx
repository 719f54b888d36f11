/** The sentence that says what to do now; in its place, why something was refused. */
import { words } from '../app/words.ts';
import { cityState, sayRefusal } from '../turn/city-state.ts';
import type { Problem } from '../turn/sending.ts';
import type { Turn } from '../turn/turn.ts';

function sayProblem(problem: Problem): string {
  switch (problem.code) {
    case 'bad-message':
    case 'too-many-messages':
    case 'too-many-tables':
    case 'gone':
      return words().hand.lost;
    default:
      return words().game.table.rejection(problem);
  }
}

/** A sentence begins with a capital, whatever the words it is made of. */
const sentence = (text: string): string => {
  const [first = '', ...rest] = text;
  const whole = `${first.toLocaleUpperCase(words().language)}${rest.join('')}`;
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

function whyOf(turn: Turn): string | undefined {
  const [problem, refused] = [turn.problem.value, turn.refused.value];
  if (problem !== undefined) return sayProblem(problem);
  const state = refused && cityState(turn, refused.city).value;
  return refused && state && sayRefusal(refused.refusal, state.frame, words());
}

export function Saying({
  turn,
  what,
  hint,
}: {
  readonly turn: Turn;
  readonly what: string;
  readonly hint?: string | undefined;
}) {
  const why = whyOf(turn);
  return (
    <div class="hand-saying">
      <p class="hand-what">{what}</p>
      <p class={why === undefined ? 'hand-hint' : 'hand-why'} role="status">
        {why === undefined ? hint : sentence(why)}
      </p>
    </div>
  );
}
