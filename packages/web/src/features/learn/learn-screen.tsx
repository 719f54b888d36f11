/**
 * The first game: a real table on this device with two partners who explain what to do, stored until it is finished or
 * restarted.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Broken, Loading } from '../../kit/page/page-states.tsx';
import { openBots } from '../../game/bots/device-bots.ts';
import { StorageNote } from '../../game/saves/storage-note.tsx';
import { waitForBot } from '../../game/motion/bot-delay.ts';
import { device } from '../../kit/store/device-store.ts';
import type { Notes } from '../../kit/store/indexed-db.ts';
import { holdTable } from '../../kit/store/tab-lock.ts';
import { OpenInOtherTab } from './other-tab.tsx';
import { type FirstGame, openFirstGame } from './first-game.ts';
import { type Course, forgetGame, FRESH, saveCourse, readCourse, storeInNote } from './saved-progress.ts';
import { LessonTable } from './lesson-table.tsx';
import { words } from '../../game/words/shared-words.ts';

interface Opened extends FirstGame {
  readonly notes: Notes;
  readonly course: Course;
}

/** Another tab that has the game releases it. */
async function open(onLost: () => void): Promise<Opened> {
  const { notes } = await device();
  const hold = await holdTable('learn', 'take');
  const bots = openBots();
  const name = settings.name.value.trim() || words().home.guest;
  const game = await openFirstGame(storeInNote(notes), { decide: bots.decide, pause: waitForBot }, { name });
  const close = (): void => {
    game.close();
    bots.close();
    hold?.release();
  };
  void hold?.ended.then(() => {
    close();
    onLost();
  });
  return { link: game.link, close, notes, course: await readCourse(notes) };
}

export function LearnScreen() {
  const nth = useSignal(0);
  return <Sitting key={nth.value} onAnew={() => void (nth.value += 1)} />;
}

/** From sitting down at the table until leaving or restarting. */
function Sitting({ onAnew }: { readonly onAnew: () => void }) {
  const opened = useSignal<Opened | undefined>(undefined);
  const state = useSignal<'here' | 'elsewhere' | 'broken'>('here');
  useEffect(() => {
    let left = false;
    open(() => void (state.value = 'elsewhere')).then(
      (found) => {
        if (left) found.close();
        else opened.value = found;
      },
      () => void (state.value = 'broken'),
    );
    return () => {
      left = true;
      opened.value?.close();
    };
  }, []);
  const found = opened.value;
  if (state.value === 'broken') return <Broken why="broke" />;
  if (state.value === 'elsewhere') return <OpenInOtherTab onTake={onAnew} />;
  if (found === undefined) return <Loading />;
  const again = async (): Promise<void> => {
    found.close();
    await forgetGame(found.notes);
    await saveCourse(found.notes, FRESH);
    onAnew();
  };
  return (
    <>
      <StorageNote />
      <LessonTable
        link={found.link}
        begun={found.course}
        keep={(course) => void saveCourse(found.notes, course)}
        onAgain={() => void again()}
        onLeave={() => go({ name: 'home' })}
      />
    </>
  );
}
