/** A newcomer at the first game without a browser: the real table, the partners' bots at once. */
import { BOTS } from '@duopolis/bots';
import type { Command, SeatView } from '@duopolis/rules';
import { randomFrom } from '@duopolis/rules/chance';
import type { EventStore } from '@duopolis/table/host';
import type { Course } from '../../../src/features/learn/saved-progress.ts';
import type { Lesson, LessonId } from '../../../src/features/learn/lessons.ts';
import type { Moment } from '../../../src/features/learn/moment.ts';
import type { Prompt } from '../../../src/features/learn/prompt.ts';
import type { Link } from '../../../src/game/link/link.ts';
import type { Notes } from '../../../src/kit/store/indexed-db.ts';
import type { Turn } from '../../../src/game/turn/turn.ts';
import { openPage } from '../../kit/page.ts';

export function notesInMemory(): Notes {
  const notes = new Map<string, unknown>();
  return {
    read: async (name) => structuredClone(notes.get(name)),
    write: async (name, note) => void notes.set(name, structuredClone(note)),
    names: async () => [...notes.keys()],
  };
}

export interface Newcomer {
  readonly link: Link;
  readonly turn: Turn;
  readonly store: EventStore;
  readonly course: () => Course;
  readonly moment: () => Moment;
  readonly lesson: () => Lesson | undefined;
  readonly prompt: () => Prompt;
  readonly dismiss: (id: LessonId) => void;
  /** Until the partners have nothing to do. */
  readonly settled: () => Promise<void>;
}

/** Bots answer in microtasks: a few turns of the loop are enough for any of them. */
async function settled(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let nth = 0; nth < 40; nth++) await new Promise((resolve) => setImmediate(resolve));
}

const decide = async ({ view }: { readonly view: SeatView }): Promise<Command> =>
  BOTS.greedy.decide(view, randomFrom('', 'bots'));

export async function sitDown(
  notes: Notes = notesInMemory(),
  begun: Course = { heard: [] },
): Promise<Newcomer> {
  openPage();
  const [
    { openFirstGame },
    { storeInNote },
    { turnOf },
    { momentOf },
    { courseAt, lessonAt },
    { promptFor },
  ] = await Promise.all([
    import('../../../src/features/learn/first-game.ts'),
    import('../../../src/features/learn/saved-progress.ts'),
    import('../../../src/game/turn/turn.ts'),
    import('../../../src/features/learn/moment.ts'),
    import('../../../src/features/learn/course.ts'),
    import('../../../src/features/learn/prompt.ts'),
  ]);
  const store = storeInNote(notes);
  const { link } = await openFirstGame(store, { decide }, { name: 'Nora' });
  const turn = turnOf(link);
  let course = begun;
  const moment = (): Moment => {
    const now = momentOf(turn);
    if (now === undefined) throw new Error('no game runs');
    course = courseAt(now, course);
    return now;
  };
  const lesson = () => lessonAt(moment(), course);
  await settled();
  return {
    link,
    turn,
    store,
    course: () => course,
    moment,
    lesson,
    prompt: () => promptFor(lesson() as Lesson, moment(), course.before),
    dismiss: (id) => {
      course = { ...course, heard: [...course.heard, id] };
    },
    settled,
  };
}

/** Does what the partner points at, as somebody would who follows every word; false at the end. */
export async function follow(newcomer: Newcomer): Promise<boolean> {
  const { turn, dismiss, prompt, lesson } = newcomer;
  if (turn.seat.view.value?.open.phase !== 'playing') return false;
  const { targets, hint, lesson: id } = prompt();
  const { action } = lesson() as Lesson;
  const [target] = hint?.targets ?? targets;
  switch (target?.kind) {
    case 'tile':
      turn.actions.pick(target.index);
      break;
    case 'lock':
      await turn.actions.lock();
      break;
    case 'cells':
      turn.actions.act(target.city, target.cells[0] as (typeof target.cells)[number]);
      break;
    case 'confirm':
      await turn.actions.confirm();
      break;
    case 'agree':
      await turn.actions.agree(
        turn.seat.offers.value.find(({ city }) => city === newcomer.moment().cities.left) as never,
      );
      break;
    default:
      if (action === 'tell' || action === 'look' || action === 'ask') dismiss(id);
  }
  await newcomer.settled();
  return true;
}
