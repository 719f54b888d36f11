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
import { pauseBefore, REST } from './recap-time.ts';
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

/** Milliseconds. */
const SHIELDED = 600;

const stop = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** A press meant for the recap's last button does nothing when the table has just taken its place. */
function shield(): void {
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), SHIELDED);
}

interface BarProps {
  readonly past: RecapLink;
  readonly recap: RecapSteps;
  readonly onDone: () => void;
}

/** Plays by itself: all steps up to the next sentence, then the rest of its time. */
function usePlaying({ past, onDone, playing }: BarProps & { readonly playing: boolean }): void {
  const steps = past.steps.value;
  const at = past.at.value;
  const isBusy = motionOf(past).isBusy.value;
  const sentences = sentencesIn(steps);
  const shown = sentences.filter((nth) => nth < at).length;
  /** When it began to play, or to play on, and after how many sentences. */
  const began = useRef({ at: 0, shown: 0 });
  useEffect(() => {
    began.current = { at: performance.now(), shown };
  }, [playing]);
  useEffect(() => {
    if (!playing || isBusy) return undefined;
    const isOver = at >= steps.length;
    const last = steps[at - 1];
    /** What follows the last sentence takes place in its time. */
    const isSentence = isOver || (last !== undefined && hasSentence(last) && shown < sentences.length);
    const elapsed = performance.now() - began.current.at;
    const pause = isSentence
      ? pauseBefore({ sentences: sentences.length, shown: shown - began.current.shown, elapsed })
      : 0;
    const end = (): void => {
      shield();
      onDone();
    };
    const timer = setTimeout(isOver ? end : past.forward, pause + (isOver ? REST : 0));
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

function Bar(props: BarProps) {
  const { past, recap, onDone } = props;
  const say = recapWords();
  /** With reduced motion, one reads the list and steps by hand. */
  const [playing, play] = useState(!lessMotion.peek());
  usePlaying({ ...props, playing });
  const steps = past.steps.value;
  const sentences = sentencesIn(steps);
  const shown = sentences.filter((nth) => nth < past.at.value).length;
  const latest = steps[sentences[shown - 1] ?? -1];
  const text = latest === undefined ? '' : (textOf(latest) ?? '');
  const jump = (to: number): void => {
    play(false);
    motionOf(past).skip();
    past.jump(to);
  };
  const step = (by: 1 | -1): void => {
    const next = sentences[shown - 1 + by];
    if (by > 0 && next === undefined) onDone();
    else jump(next === undefined ? 0 : next + 1);
  };
  useSpeech(recap, latest);
  useSingleKeys(
    ({ key, target }) => {
      if (isPressing(key, target)) return false;
      if (key === ' ') play(!playing);
      else if (key === 'ArrowRight') step(1);
      else if (key === 'ArrowLeft') step(-1);
      else if (key === 'Escape' || key === 'Enter') onDone();
      else return false;
      return true;
    },
    [playing, shown, sentences.length],
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
      <Controls shown={shown} playing={playing} onPlay={() => play(!playing)} onStep={step} onDone={onDone} />
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
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDone: () => void;
}

function Controls({ shown, playing, onPlay, onStep, onDone }: ControlsProps) {
  const say = recapWords();
  return (
    <div class="recap-controls">
      <IconButton sign="previous" label={say.back} disabled={shown === 0} onClick={() => onStep(-1)} />
      <IconButton sign={playing ? 'pause' : 'play'} label={playing ? say.pause : say.play} onClick={onPlay} />
      <IconButton sign="next" label={say.forward} onClick={() => onStep(1)} />
      <Button kind="main" class="recap-skip" onClick={onDone}>
        {say.skip}
      </Button>
    </div>
  );
}
