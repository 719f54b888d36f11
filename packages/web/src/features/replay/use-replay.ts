/** The state of a replay on the screen: its step, its variations and its review, and the player's actions. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import type { Cell, CityIndex, Command } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { useInPlay } from '../../game/explain/in-play.ts';
import { logWords } from '../../game/log/words/log-words.ts';
import type { FoundGame } from '../../game/record/find-record.ts';
import { usePlayback } from '../../game/record/playback.ts';
import { AT_REVIEW, opensReview, parseStep, REVIEW_MARK } from '../../game/record/record-id.ts';
import { type Viewpoint, stateAt, tableOf, viewAt } from '../../game/record/record-view.ts';
import { changesIn, tryMark } from '../../game/record/try-link.ts';
import type { Side } from '../../game/review/depths.ts';
import { newReviewer } from '../../game/review/reviewer.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { copyLink } from './copy-link.tsx';
import { newTries, type Try } from './review/tries.ts';
import { placement, placesFor, type Trying } from './review/try-selection.ts';
import { changesOf, sentenceAt } from './step-sentence.ts';

/** The side panel is rendered last, after the stage with its cities and hands. */
const PARTS = 4;

export interface ReplayProps {
  readonly game: FoundGame;
  readonly replay: Replay;
  /** The part of the address after the #: the initial step, perhaps a variation, or the review. */
  readonly at: string;
}

export type ReplayModel = ReturnType<typeof useReplay>;

export interface ModelProps {
  readonly model: ReplayModel;
}

export function useReplay({ game, replay, at }: ReplayProps) {
  const tries = useMemo(() => newTries(game, replay), [game, replay]);
  const tried = tries.shown.value;
  const shown = tried?.replay ?? replay;
  const [side, setSide] = useState<Side>(opensReview(at) ? 'review' : 'log');
  const mark = `${side === 'review' ? REVIEW_MARK : ''}${tryMark(tried?.changes ?? [])}`;
  const steps = replay.steps.length;
  const playback = usePlayback(steps, at === AT_REVIEW ? steps : parseStep(at), mark);
  const [viewpoint, setViewpoint] = useState<Viewpoint>('all');
  const step = playback.step.value;
  const state = stateAt(shown, step);
  const table = useMemo(() => tableOf(game.record), [game.record]);
  useInPlay(state.open);
  useEffect(() => () => tries.close(), [tries]);
  useEffect(() => {
    const linked = changesIn(at);
    if (linked.length > 0) void tries.open(linked).then((done) => done && setSide('try'));
  }, [tries]);
  const base = {
    game,
    replay,
    tries,
    tried,
    shown,
    side,
    setSide,
    playback,
    viewpoint,
    setViewpoint,
    step,
    state,
    table,
  };
  return {
    ...base,
    view: viewAt(table, state, viewpoint),
    ...useSentences(base),
    ...useTrying(base),
    ...useReview(base, at),
  };
}

interface Base extends Omit<ReplayProps, 'at'> {
  readonly tries: ReturnType<typeof newTries>;
  readonly tried: Try | undefined;
  readonly shown: Replay;
  readonly side: Side;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly viewpoint: Viewpoint;
  readonly setViewpoint: (viewpoint: Viewpoint) => void;
  readonly step: number;
  readonly state: ReturnType<typeof stateAt>;
  readonly table: ReturnType<typeof tableOf>;
}

/** Each step as a sentence. The effects of the steps are computed once everything else is rendered. */
function useSentences({ shown, table, viewpoint }: Base) {
  const isDrawn = useProgressiveParts(PARTS) === PARTS;
  const changes = useMemo(() => (isDrawn ? changesOf(shown) : []), [shown, isDrawn]);
  const all = { ...words(), log: logWords() };
  const stepText = (nth: number): string =>
    sentence(sentenceAt(shown, nth, { change: changes[nth - 1], table, viewpoint, words: all }));
  return { isDrawn, stepText };
}

/** Trying another decision at the current step. */
function useTrying({ game, tries, tried, side, playback, step, state }: Base) {
  const [trying, setTrying] = useState<Trying | undefined>(undefined);
  useEffect(() => setTrying(undefined), [step, tried]);
  const places = useMemo(() => placesFor(state, side === 'try' ? trying : undefined), [state, side, trying]);
  const say = reviewWords().trying;
  const tryCommand = (command: Command): void => {
    void tries.make({ step, command }).then((made) => {
      if (!made) return;
      playback.to(step + 1);
      announce(say.notPlayed(tries.shown.peek()?.nth ?? 0));
    });
  };
  const tryAt = (city: CityIndex, cell: Cell): void => {
    const command = trying && placement(trying, city, cell);
    if (command !== undefined) tryCommand(command);
  };
  const copyTry = (one: Try): void => void copyLink({ game, step, mark: tryMark(one.changes) }, say.copied);
  return { trying, setTrying, places, tryCommand, tryAt, copyTry };
}

/** The review, and the note on the screen. */
function useReview({ game, tries, tried, playback, viewpoint, setViewpoint, step }: Base, at: string) {
  const stage = useRef<HTMLDivElement>(null);
  const reviewer = useMemo(() => newReviewer(game), [game]);
  const [note, setNote] = useState<ReviewedDecision | undefined>(undefined);
  useEffect(() => {
    void reviewer.recall().then(() => {
      if (opensReview(at) && at !== AT_REVIEW)
        setNote(noteAt(reviewer.soFar.peek().decisions, parseStep(at)));
    });
    return () => reviewer.stop();
  }, [reviewer]);
  const showNote = (wanted: ReviewedDecision): void => {
    tries.show(undefined);
    setNote(wanted);
    if (viewpoint !== 'all' && viewpoint !== wanted.seat) setViewpoint('all');
    playback.to(wanted.line);
    requestAnimationFrame(() => bringIntoSight(stage.current));
  };
  /** A note is about the position before its decision. */
  const noted = note !== undefined && note.line === step && tried === undefined ? note : undefined;
  return { stage, reviewer, note: noted, showNote, closeNote: () => setNote(undefined) };
}

/** The costliest part of the decision at a step: a link to the review there marks the better move at once. */
const noteAt = (decisions: readonly ReviewedDecision[], step: number): ReviewedDecision | undefined =>
  decisions
    .filter(({ line, better }) => line === step && better !== undefined)
    .toSorted((one, other) => other.cost - one.cost)[0];

/** On a phone the boards are far above their notes; where they are side by side nothing scrolls. */
export function bringIntoSight(part: Element | null): void {
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
  if (bottom < innerHeight / 2 || top > innerHeight / 2) part?.scrollIntoView({ block: 'start' });
}
