/** The sentence that says what to do now, or why something was refused. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { nameOf } from '../players/seat-names.ts';
import { cityState, sayCellRefusal } from '../turn/city-state.ts';
import type { RequestProblem } from '../link/link.ts';
import type { Turn } from '../turn/turn.ts';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';
import { boardWords } from '../board/words/board-words.ts';
import './prompt-line.css';

function sayProblem(problem: RequestProblem): string {
  switch (problem.code) {
    case 'bad-message':
    case 'too-many-messages':
    case 'too-many-tables':
    case 'gone':
      return handWords().lost;
    default:
      return words().game.table.rejection(problem);
  }
}

/** Capitalizes a sentence. */
const sentence = (text: string): string => {
  const [first = '', ...rest] = text;
  const whole = `${first.toLocaleUpperCase(words().language)}${rest.join('')}`;
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** What my move would undo, shown before it is made. */
function warningOf(turn: Turn): string | undefined {
  const [view, broken] = [turn.seat.view.value, turn.effects.broken.value];
  if (view === undefined || broken === undefined) return undefined;
  const { game } = words();
  const hand = handWords();
  const named = game.pieces.name(broken.tile, turn.seat.game.value?.open.box);
  return broken.owner === turn.seat.game.value?.viewer
    ? hand.breaksOwn(named)
    : hand.breaks(nameOf(view.open, broken.owner, words()), named);
}

function whyOf(turn: Turn): string | undefined {
  const [problem, refused] = [turn.actions.problem.value, turn.targets.refused.value];
  if (problem !== undefined) return sayProblem(problem);
  const warning = warningOf(turn);
  if (warning !== undefined) return warning;
  const state = refused && cityState(turn, refused.city).value;
  return (
    refused && state && sayCellRefusal(refused.refusal, state.frame, { ...words(), board: boardWords() })
  );
}

/** A problem stays while the panels change; it is announced once. */
const announced = new WeakSet<RequestProblem>();

/** The next step is announced when it changes; a refused cell's reason is part of its name, so it is not announced again. */
function useSaying(turn: Turn, what: string): void {
  const before = useRef(what);
  const problem = turn.actions.problem.value;
  const warning = warningOf(turn);
  useEffect(() => {
    if (warning !== undefined) announce(warning, 'now');
  }, [warning]);
  useEffect(() => {
    // The table announces that a choice is locked.
    if (before.current !== what && turn.draft.phase.peek() !== 'locked') announce(what);
    before.current = what;
  }, [what]);
  useEffect(() => {
    if (problem === undefined || announced.has(problem)) return;
    announced.add(problem);
    announce(sentence(sayProblem(problem)), 'now');
  }, [problem]);
}

export function PromptLine({
  turn,
  what,
  hint,
}: {
  readonly turn: Turn;
  readonly what: string;
  readonly hint?: string | undefined;
}) {
  const why = whyOf(turn);
  useSaying(turn, what);
  return (
    <div class="hand-saying">
      <p class="hand-what">{what}</p>
      <p class={why === undefined ? 'hand-hint' : 'hand-why'}>{why === undefined ? hint : sentence(why)}</p>
    </div>
  );
}
