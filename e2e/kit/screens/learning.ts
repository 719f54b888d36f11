/** Screens of the first game, which teaches the rules. */
import { doForMe, ending, finishLesson, goOn, lessonMenu, openLesson, saidIn } from '../lesson.ts';
import type { Screen } from './screen.ts';

export const LEARNING: readonly Screen[] = [
  { name: 'the first game, a tile outlined', open: openLesson },
  {
    name: 'the first game, a cell outlined',
    open: async (page) => {
      await openLesson(page);
      await doForMe(page).click();
      await goOn(page).click();
      await saidIn(page).getByText('Touch the lit cell').waitFor();
    },
  },
  {
    name: 'the first game, skipped',
    open: async (page) => {
      await openLesson(page);
      await lessonMenu(page, 'Skip the whole lesson');
      await ending(page).waitFor();
    },
  },
  {
    name: 'the end of the first game',
    open: async (page) => {
      await openLesson(page);
      await finishLesson(page);
      await page.getByRole('button', { name: 'Show it all' }).click();
    },
  },
];
