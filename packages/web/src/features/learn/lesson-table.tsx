/** The table with the lesson beside it, until the game or the lesson is over. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { lazy } from '../../kit/page/lazy.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { useTitle } from '../../kit/page/title.ts';
import type { Link } from '../../game/link/link.ts';
import { motionOf } from '../../game/motion/director.ts';
import { centreTab } from '../../game/table/centre-tab.ts';
import { RunningGame } from '../../game/table/running-game.tsx';
import { useTurn } from '../../game/turn/turn.ts';
import { Coach } from './coach.tsx';
import { courseAt, lessonAt } from './course.ts';
import { doForMe, finishForMe } from './deputy.ts';
import type { Course } from './saved-progress.ts';
import type { LessonId } from './lessons.ts';
import { momentOf } from './moment.ts';
import { promptFor } from './prompt.ts';
import { learnWords } from './words/learn-words.ts';

const Ending = lazy(async () => (await import('./lesson-ending.tsx')).Ending);

interface LessonProps {
  readonly link: Link;
  readonly begun: Course;
  readonly keep: (course: Course) => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** The table is rendered part by part; the note is placed beside the rendered parts. */
const PARTS = 8;

/** Milliseconds for each action when the partners play for me. */
const PACE = 550;

export function LessonTable({ link, begun, keep, onAgain, onLeave }: LessonProps) {
  const turn = useTurn(link);
  const course = useSignal(begun);
  const finishing = useSignal(false);
  const isDrawn = useProgressiveParts(PARTS) === PARTS;
  useTitle(learnWords().title);
  const change = (part: Partial<Course>): void => {
    course.value = { ...course.value, ...part };
    keep(course.value);
  };
  useSignalEffect(() => {
    const moment = momentOf(turn);
    const next = moment && courseAt(moment, course.peek());
    if (next !== undefined && next !== course.peek()) change(next);
  });
  const isOver = link.view.value?.open.phase === 'over';
  useSignalEffect(() => {
    if (link.view.value?.open.phase === 'over' || course.value.over === true) settings.learned.value = true;
  });
  if (isOver || course.value.over === true)
    return <Ending link={link} onAgain={onAgain} onGoOn={() => change({ over: false })} />;
  /** A reveal covers the table for a moment: nothing under it is explained. */
  const isTableSeen = motionOf(link).scene.value === undefined;
  const moment = isDrawn ? momentOf(turn) : undefined;
  const lesson = moment && lessonAt(moment, course.value);
  const prompt = moment && lesson && promptFor(lesson, moment, course.value.before);
  /** The scales are on only one of its tabs. */
  if (prompt?.targets.some(({ kind }) => kind === 'balance') === true) centreTab.value = 'score';
  const dismiss = (id: LessonId): void => change({ heard: [...course.value.heard, id] });
  const finish = (): void => {
    finishing.value = true;
    void finishForMe(link, PACE).finally(() => {
      finishing.value = false;
    });
  };
  return (
    <>
      <RunningGame link={link} onLeave={onLeave} />
      {isTableSeen && moment !== undefined && lesson !== undefined && prompt !== undefined && (
        <Coach
          moment={moment}
          lesson={lesson}
          prompt={prompt}
          finishing={finishing.value}
          actions={{
            dismiss: () => dismiss(lesson.id),
            doForMe: () => void doForMe(link),
            finish,
            leave: onLeave,
            startAgain: onAgain,
            skipAll: () => change({ over: true }),
          }}
        />
      )}
    </>
  );
}
