/** A recap over the table: replays what happened, with a sentence for each step; it can be skipped at any time. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { announce } from '../../kit/controls/announce.tsx';
import { Button, IconButton } from '../../kit/controls/index.ts';
import { useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { lessMotion } from '../../kit/settings/settings.ts';
import type { Link, Step } from '../link/link.ts';
import { sentenceOf } from '../log/event-sentence.ts';
import { motionOf } from '../motion/director.ts';
import { type RecapLink, recapLink } from './recap-link.ts';
import { hasSentence, MOST_SENTENCES, type Recap as RecapSteps } from './recap-steps.ts';
import { pauseBefore } from './recap-time.ts';
import './recap.css';
import { recapWords } from './words/recap-words.ts';
import { logSpeech } from '../log/speech.ts';

interface RecapProps {
  readonly link: Link;
  readonly recap: RecapSteps;
  /** The table itself, on any link. */
  readonly Table: ComponentType<{ readonly link: Link; readonly onLeave: () => void }>;
  readonly onDone: () => void;
}

const textOf = ({ event, after }: Step): string | undefined =>
  sentenceOf(event, after, { words: logSpeech() });

/** The steps with sentences, by their index among all. */
const sentencesIn = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap((step, nth) => (hasSentence(step) ? [nth] : []));

export function Recap({ link, recap, Table, onDone }: RecapProps) {
  const past = useMemo(() => recapLink(link, recap.steps), [link, recap]);
  useEffect(() => link.onStep(past.add), [past]);
  return (
    <>
      <div class="recap-table" inert>
        <Table link={past} onLeave={onDone} />
      </div>
      <main>
        <Bar past={past} recap={recap} onDone={onDone} />
      </main>
    </>
  );
}

interface BarProps {
  readonly past: RecapLink;
  readonly recap: RecapSteps;
  readonly onDone: () => void;
}

/** Plays by itself: all steps up to the next sentence, then the rest of its time. At the end it stays: only a press leaves it. */
function usePlaying({ past, playing }: Pick<BarProps, 'past'> & { readonly playing: boolean }): void {
  const steps = past.steps.value;
  const at = past.at.value;
  const isBusy = motionOf(past).isBusy.value;
  const sentences = sentencesIn(steps);
  const shown = sentences.filter((nth) => nth < at).length;
  const isOver = at >= steps.length;
  /** When it began to play, or to play on, and after how many sentences. */
  const began = useRef({ at: 0, shown: 0 });
  useEffect(() => {
    began.current = { at: performance.now(), shown };
  }, [playing, isOver]);
  useEffect(() => {
    if (!playing || isBusy || isOver) return undefined;
    const last = steps[at - 1];
    /** What follows the last sentence takes place in its time. */
    const isSentence = last !== undefined && hasSentence(last) && shown < sentences.length;
    const elapsed = performance.now() - began.current.at;
    const pause = isSentence
      ? pauseBefore({ sentences: sentences.length, shown: shown - began.current.shown, elapsed })
      : 0;
    const timer = setTimeout(past.forward, pause);
    return () => clearTimeout(timer);
  }, [playing, at, isBusy, steps.length]);
}

/** Each sentence once, when it is shown; the table below is silent meanwhile. A list is read from its start to its end. */
function useSpeech({ kind, earlier, steps }: RecapSteps, latest: Step | undefined): void {
  useEffect(() => {
    const say = recapWords();
    announce(say.title[kind]);
    if (earlier > 0) announce(say.earlier(earlier));
    if (lessMotion.peek()) for (const step of steps.filter(hasSentence)) announce(textOf(step) ?? '');
  }, []);
  useEffect(() => {
    if (latest !== undefined) announce(textOf(latest) ?? '');
  }, [latest]);
}

/** Space and Enter press the button that has the focus. */
const isPressing = (key: string, target: EventTarget | null): boolean =>
  (key === ' ' || key === 'Enter') && target instanceof HTMLElement && target.closest('button') !== null;

/** Steps, pauses and plays; at the end it begins again. */
function usePlayer({ past }: Pick<BarProps, 'past'>) {
  /** With reduced motion, one reads the list and steps by hand. */
  const [playing, play] = useState(!lessMotion.peek());
  usePlaying({ past, playing });
  const steps = past.steps.value;
  const sentences = sentencesIn(steps);
  const shown = sentences.filter((nth) => nth < past.at.value).length;
  const isOver = past.at.value >= steps.length;
  const jump = (to: number): void => {
    play(false);
    motionOf(past).skip();
    past.jump(to);
  };
  const step = (by: 1 | -1): void => {
    const next = sentences[shown - 1 + by];
    if (by < 0 || next !== undefined) jump(next === undefined ? 0 : next + 1);
  };
  const toggle = (): void => {
    if (isOver) jump(0);
    play(isOver || !playing);
  };
  return { steps, sentences, shown, isOver, isPlaying: playing && !isOver, jump, step, toggle };
}

function Bar({ past, recap, onDone }: BarProps) {
  const say = recapWords();
  const { steps, sentences, shown, isOver, isPlaying, jump, step, toggle } = usePlayer({ past });
  const latest = steps[sentences[shown - 1] ?? -1];
  const text = latest === undefined ? '' : (textOf(latest) ?? '');
  useSpeech(recap, latest);
  useSingleKeys(
    ({ key, target }) => {
      if (isPressing(key, target)) return false;
      if (key === ' ') toggle();
      else if (key === 'ArrowRight') step(1);
      else if (key === 'ArrowLeft') step(-1);
      else if (key === 'Escape' || key === 'Enter') onDone();
      else return false;
      return true;
    },
    [isPlaying, isOver, shown, sentences.length],
  );
  return (
    <section class="recap" aria-label={say.title[recap.kind]}>
      <h1>
        {say.title[recap.kind]} <small>{say.of(shown, sentences.length)}</small>
      </h1>
      {lessMotion.value ? (
        <List past={past} earlier={recap.earlier} onPick={(nth) => jump(nth + 1)} />
      ) : (
        <p class="recap-text">{text || (recap.earlier > 0 ? say.earlier(recap.earlier) : '…')}</p>
      )}
      <div class="recap-line" style={{ '--done': sentences.length === 0 ? 1 : shown / sentences.length }} />
      <Controls
        shown={shown}
        isLast={shown === sentences.length}
        isOver={isOver}
        isPlaying={isPlaying}
        onPlay={toggle}
        onStep={step}
        onDone={onDone}
      />
      <p class="recap-keys">{say.keys}</p>
    </section>
  );
}

interface ListProps {
  readonly past: RecapLink;
  readonly earlier: number;
  readonly onPick: (nth: number) => void;
}

function List({ past, earlier, onPick }: ListProps) {
  const steps = past.steps.value;
  return (
    <ol class="recap-list">
      {earlier > 0 && <li>{recapWords().earlier(earlier)}</li>}
      {sentencesIn(steps)
        .slice(-MOST_SENTENCES)
        .map((nth) => {
          const step = steps[nth];
          return (
            step !== undefined && (
              <li key={nth}>
                <button type="button" onClick={() => onPick(nth)}>
                  {textOf(step)}
                </button>
              </li>
            )
          );
        })}
    </ol>
  );
}

interface ControlsProps {
  readonly shown: number;
  readonly isLast: boolean;
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDone: () => void;
}

/** The button that leaves is at the start: at the end of the row it would be over the main button of the table. */
function Controls({ shown, isLast, isOver, isPlaying, onPlay, onStep, onDone }: ControlsProps) {
  const say = recapWords();
  return (
    <div class="recap-controls">
      <Button kind="main" class="recap-skip" onClick={onDone}>
        {isOver ? say.done : say.skip}
      </Button>
      <IconButton sign="previous" label={say.back} disabled={shown === 0} onClick={() => onStep(-1)} />
      <IconButton
        sign={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? say.pause : say.play}
        onClick={onPlay}
      />
      <IconButton sign="next" label={say.forward} disabled={isLast} onClick={() => onStep(1)} />
    </div>
  );
}
