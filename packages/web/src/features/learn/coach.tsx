/** The partner's note beside the game: what to do now, the progress, and buttons to skip, leave and restart. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Icon, Portrait } from '../../kit/art/index.ts';
import { Button, IconButton, Menu } from '../../kit/controls/index.ts';
import { pendingWorkOf } from '../../game/players/pending-work.ts';
import { nameOf } from '../../game/players/seat-names.ts';
import { useLessonRoom } from './lesson-room.ts';
import { useFocusOn, useHesitation, useInput, useLookedInto } from './attention.ts';
import { Ink } from './ink.tsx';
import { CHAPTERS, type Lesson } from './lessons.ts';
import { type Moment, partnerSeat, type Voice } from './moment.ts';
import { layout } from '../../game/players/screen-layout.ts';
import { portraitOf } from '../../game/players/portraits.ts';
import type { Prompt } from './prompt.ts';
import { useWhere } from './follow-target.ts';
import './coach.css';
import { tableWords } from '../../game/players/words/table-words.ts';
import { learnWords } from './words/learn-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

/** What the buttons of the note do. */
interface LessonActions {
  readonly dismiss: () => void;
  readonly doForMe: () => void;
  /** The partners play the rest of the game for me. */
  readonly finish: () => void;
  readonly leave: () => void;
  readonly startAgain: () => void;
  readonly skipAll: () => void;
}

interface CoachProps {
  readonly moment: Moment;
  readonly lesson: Lesson;
  readonly prompt: Prompt;
  /** The partners play for me. */
  readonly finishing: boolean;
  readonly actions: LessonActions;
}

const partnerName = (moment: Moment, voice: Voice): string =>
  nameOf(moment.view.open, partnerSeat(moment, voice), words());

/** Once the newcomer plays alone, the note appears only after a hesitation. */
const isQuiet = ({ action }: Lesson, { picked, point }: Moment): boolean =>
  action === 'watch' && (picked.length > 0 || point !== '3.1 choosing');

export function Coach(props: CoachProps) {
  const { moment, lesson, prompt, finishing } = props;
  const note = useRef<HTMLElement>(null);
  const folded = useSignal('');
  const unfolded = useSignal('');
  const meant = prompt.targets.length > 0 ? prompt.targets : (prompt.hint?.targets ?? []);
  const what = `${lesson.id} ${prompt.line} ${JSON.stringify(meant)} ${moment.point}`;
  const hesitates = useHesitation(what);
  /** Once the newcomer plays alone, asking for help shows the hint at once. */
  const isHelped = hesitates || (lesson.action === 'watch' && unfolded.value === what);
  const targets = finishing ? [] : isHelped ? (prompt.hint?.targets ?? prompt.targets) : prompt.targets;
  const isFolded =
    !finishing &&
    (folded.value === lesson.id || (!hesitates && isQuiet(lesson, moment) && unfolded.value !== what));
  const where = useWhere(note, targets, `${what} ${isHelped} ${isFolded} ${finishing} ${words().language}`);
  useInput();
  useLessonRoom();
  useFocusOn(note, meant, `${what} ${finishing}`);
  useLookedInto(lesson, props.actions.dismiss);
  const say = learnWords();
  const by = partnerName(moment, prompt.by);
  const line = lineOf({ ...props, isHelped });
  /** Screen readers don't read a new live region by itself. */
  useEffect(() => announce(withColon(say.says(by), line)), []);
  const at = { translate: `${Math.round(where.note?.left ?? 0)}px ${Math.round(where.note?.top ?? 0)}px` };
  const unfold = (): void => {
    folded.value = '';
    unfolded.value = what;
  };
  /** Beside the road there is little room. */
  const compact = layout.value.name === 'ring' ? '' : ' coach-compact';
  const unplaced = where.note === undefined ? ' coach-unplaced' : '';
  if (isFolded)
    return (
      <aside ref={note} class={`coach coach-folded${unplaced}`} style={at} aria-label={say.title}>
        <Unfold moment={moment} prompt={prompt} onUnfold={unfold} />
      </aside>
    );
  return (
    <>
      <Ink boxes={where.boxes} note={where.note} what={what} />
      <aside
        ref={note}
        class={`coach coach-${prompt.by}${compact}${unplaced}`}
        style={at}
        aria-label={say.title}
        tabIndex={-1}
      >
        <div class="coach-words">
          <Portrait of={portraitOf(moment.view.open, partnerSeat(moment, prompt.by))} label="" size={56} />
          <Said by={by} line={line} outlined={where.name} />
        </div>
        <Foot {...props} onFold={() => void (folded.value = lesson.id)} />
      </aside>
    </>
  );
}

function lineOf({
  moment,
  prompt,
  finishing,
  isHelped,
}: CoachProps & { readonly isHelped: boolean }): string {
  const say = learnWords();
  const facts = {
    ...prompt.facts,
    left: partnerName(moment, 'left'),
    right: partnerName(moment, 'right'),
  };
  if (finishing) return say.finishing;
  if (!isHelped) return say.lines[prompt.line](facts);
  if (prompt.hint !== undefined) return say.lines[prompt.hint.line](facts);
  const [target] = prompt.targets;
  return target === undefined ? say.lines[prompt.line](facts) : say.how[target.kind];
}

function Dots({ lesson }: { readonly lesson: Lesson }) {
  const say = learnWords();
  const at = CHAPTERS.indexOf(lesson.chapter);
  return (
    <span
      class="coach-dots"
      role="img"
      aria-label={say.step(at + 1, CHAPTERS.length, say.chapters[lesson.chapter])}
    >
      {CHAPTERS.map((chapter, nth) => (
        <span key={chapter} class={nth < at ? 'coach-dot-done' : nth === at ? 'coach-dot-now' : ''} />
      ))}
    </span>
  );
}

function Foot(props: CoachProps & { readonly onFold: () => void }) {
  const { actions, onFold } = props;
  const say = learnWords();
  return (
    <div class="coach-foot">
      <Dots lesson={props.lesson} />
      <span class="coach-actions">
        <CoachActions {...props} />
      </span>
      <IconButton class="coach-fold" sign="minus" label={say.fold} onClick={onFold} />
      <Menu
        label={say.menu}
        items={[
          { label: say.leave, onPick: actions.leave, sign: 'home' },
          { label: say.again, onPick: actions.startAgain, sign: 'refresh' },
          { label: say.skipAll, onPick: actions.skipAll, sign: 'next' },
        ]}
      >
        <Icon name="dots" size={22} />
      </Menu>
    </div>
  );
}

function CoachActions({ lesson, prompt, finishing, actions }: CoachProps) {
  const say = learnWords();
  if (finishing || prompt.line === 'moment') return null;
  switch (lesson.action) {
    case 'tell':
      return (
        <Button key="next" kind="main" size="small" class="coach-next" onClick={actions.dismiss}>
          {say.next}
        </Button>
      );
    case 'ask':
      return (
        <>
          <Button size="small" onClick={actions.finish}>
            {say.finish}
          </Button>
          <Button kind="main" size="small" class="coach-next" onClick={actions.dismiss}>
            {say.playOn}
          </Button>
        </>
      );
    case 'agree':
    case 'look':
      return (
        <Button key="skip" kind="quiet" size="small" onClick={actions.dismiss}>
          {say.skipStep}
        </Button>
      );
    case 'choose':
    case 'place':
    case 'watch':
      return (
        <Button key="do" kind="quiet" size="small" onClick={actions.doForMe}>
          {say.doForMe}
        </Button>
      );
  }
}

interface UnfoldProps extends Pick<CoachProps, 'moment' | 'prompt'> {
  readonly onUnfold: () => void;
}

/** The folded note: the partner's portrait, and the task. */
const Unfold = ({ moment, prompt, onUnfold }: UnfoldProps) => (
  <button type="button" class="coach-unfold" onClick={onUnfold}>
    <Portrait of={portraitOf(moment.view.open, partnerSeat(moment, prompt.by))} label="" size={44} />
    <span class="coach-pill">
      <small>{learnWords().unfold}</small> <b>{tableWords().shortPendingWork[pendingWorkOf(moment.view)]}</b>
    </span>
  </button>
);

interface SaidProps {
  readonly by: string;
  readonly line: string;
  /** The accessible name of the outlined target. */
  readonly outlined: string | undefined;
}

function Said({ by, line, outlined }: SaidProps) {
  const say = learnWords();
  return (
    <div class="coach-said">
      <p class="coach-name">{by}</p>
      <div role="status">
        <span class="unseen">{withColon(say.says(by), '')}</span>
        <p class="coach-line">{line}</p>
        {outlined !== undefined && <p class="unseen coach-named">{say.outlined(outlined)}</p>}
      </div>
    </div>
  );
}
