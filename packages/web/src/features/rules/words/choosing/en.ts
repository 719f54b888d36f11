/** Choosing and revealing, in English. */
import type { Chapter } from '../rules-words.ts';

export const choosing: Chapter = {
  title: 'Choosing and revealing',
  about: 'Two tiles in secret, shown by all at once.',
  sections: [
    {
      rules: [
        {
          id: 'CHOOSE-1',
          title: 'Two tiles in secret',
          text: ['Each seat picks two tiles of its hand, in secret. All seats do so at the same time.'],
        },
        {
          id: 'CHOOSE-2',
          title: 'Revealed together',
          text: [
            'No one learns a choice before every seat has made one. Then all choices are shown together.',
          ],
        },
        {
          id: 'CHOOSE-3',
          title: 'A change of mind',
          text: ['Once choices are revealed they are final.'],
          rulings: [
            {
              says: 'Until the last seat has chosen, you may still swap your choice for another, except at a strict table (STRICT-1).',
            },
          ],
        },
        {
          id: 'CHOOSE-4',
          title: 'Hands are secret',
          text: ['You see your own hand and no other. A hand you have passed on is closed to you.'],
          rulings: [
            {
              says: 'Remembering it is not looking at it again, so a seat’s view carries the hands it has held, and a program may use that memory.',
            },
          ],
        },
      ],
    },
  ],
};
