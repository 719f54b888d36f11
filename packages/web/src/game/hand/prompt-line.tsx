/** The sentence that says what to do now, or why something was refused. */
import type { Tile } from '@duopolis/rules';
import { useEffect, useRef } from 'preact/hooks';
import { announce, MOMENT } from '../../kit/controls/announce.tsx';
import { cityName, nameOf } from '../players/seat-names.ts';
import { cityState, sayCellRefusal } from '../turn/city-state.ts';
import type { RequestProblem } from '../link/link.ts';
import type { Turn } from '../turn/turn.ts';
import { CurrentNeeds } from './civic-plate.tsx';
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
function breakageOf(turn: Turn): string | undefined {
  const [view, broken] = [turn.seat.view.value, turn.effects.broken.value];
  if (view === undefined || broken === undefined) return undefined;
  const { game } = words();
  const hand = handWords();
  const named = game.pieces.name(broken.tile, turn.seat.game.value?.open.box);
  return broken.owner === turn.seat.game.value?.viewer
    ? hand.breaksOwn(named)
    : hand.breaks(nameOf(view.open, broken.owner, words()), named);
}

/** A partner has built where I tried my tile. */
function lossOf(turn: Turn): string | undefined {
  const [view, [lost]] = [turn.seat.view.value, turn.draft.lost.value];
  if (view === undefined || lost === undefined) return undefined;
  const hand = handWords();
  const named = words().game.pieces.name(lost.tile, turn.seat.game.value?.open.box);
  const name = nameOf(view.open, lost.by, words());
  return lost.why === 'taken' ? hand.builtFirst(name, named) : hand.fitsNoMore(name, named);
}

/** What I have lost, or would undo. */
const warningOf = (turn: Turn): string | undefined => lossOf(turn) ?? breakageOf(turn);

function whyOf(turn: Turn): string | undefined {
  const [problem, refused] = [turn.actions.problem.value, turn.targets.refused.value];
  if (problem !== undefined) return sayProblem(problem);
  const warning = warningOf(turn);
  if (warning !== undefined) return warning;
  if (turn.targets.pressed.value?.isJustBuilt === true) return handWords().justBuilt;
  const state = refused && cityState(turn, refused.city).value;
  if (refused === undefined || state === undefined) return otherCity(turn);
  return sayCellRefusal(refused.refusal, state.frame, { ...words(), board: boardWords() });
}

/** A press in a city where the current tile can't go: where it goes. */
function otherCity({ seat, draft, targets }: Turn): string | undefined {
  const [pressed, aim, own] = [targets.pressed.value, draft.aim.value, seat.game.value];
  const [city, another] = targets.legal.value.keys();
  if (pressed === undefined || aim === undefined || own === undefined) return undefined;
  if (city === undefined || another !== undefined || city === pressed.city) return undefined;
  const tile = words().game.pieces.name(aim.tile, own.open.box);
  return handWords().putIn(tile, cityName(own.open, city, words()));
}

const AFTER_EVENTS = MOMENT + 50;

/** A problem stays while the panels change; it is announced once. */
const announced = new WeakSet<RequestProblem>();

/**
 * The next step is announced when it changes. A refused cell's reason is part of its name, so only a press announces it; a
 * press that nothing forbids, but that does nothing, is answered with the next step.
 */
function useSaying(
  turn: Turn,
  { what, why }: { readonly what: string; readonly why: string | undefined },
): void {
  const before = useRef(what);
  const view = turn.seat.view.value;
  const seen = useRef(view);
  const pressed = turn.targets.pressed.value;
  const answered = useRef(pressed);
  const problem = turn.actions.problem.value;
  const warning = warningOf(turn);
  useEffect(() => {
    if (warning !== undefined) announce(warning, 'now');
  }, [warning]);
  useEffect(() => {
    if (pressed !== undefined && pressed !== answered.current) announce(sentence(why ?? what), 'now');
    answered.current = pressed;
  }, [pressed]);
  useEffect(() => {
    if (before.current === what) return undefined;
    const say = (): void => {
      before.current = what;
      // The table announces that a choice is locked.
      if (turn.draft.phase.peek() !== 'locked') announce(what);
    };
    if (seen.current === view) return say();
    // An event changed it, which comes first; what was only there in between is never said.
    const timer = setTimeout(say, AFTER_EVENTS);
    return () => clearTimeout(timer);
  }, [what]);
  useEffect(() => {
    seen.current = view;
  }, [view]);
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
  tile,
}: {
  readonly turn: Turn;
  readonly what: string;
  readonly hint?: string | undefined;
  /** The current one, whose needs a phone shows here. */
  readonly tile?: Tile | undefined;
}) {
  const why = whyOf(turn);
  useSaying(turn, { what, why });
  return (
    <div class="hand-saying">
      <p class="hand-what">{what}</p>
      {why === undefined && <CurrentNeeds tile={tile} />}
      <p class={why === undefined ? 'hand-hint' : 'hand-why'}>{why === undefined ? hint : sentence(why)}</p>
    </div>
  );
}
