/** Screens of the first game, which teaches the rules. */
import { doForMe, ending, goOn, lessonMenu, openLesson, saidIn } from '../lesson.ts';
import type { Walk } from './screen.ts';

export const LEARNING: readonly Walk[] = [
  {
    name: 'the first game',
    screens: [
      { name: 'the goal', open: openLesson },
      { name: 'a tile outlined', open: (page) => goOn(page).click() },
      {
        name: 'a cell outlined',
        open: async (page) => {
          await doForMe(page).click();
          await goOn(page).click();
          await saidIn(page).getByText('Click the highlighted space').waitFor();
        },
      },
      {
        name: 'skipped',
        open: async (page) => {
          await lessonMenu(page, 'Skip the whole lesson');
          await ending(page).waitFor();
        },
      },
    ],
  },
];
