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
          text: [
            'Each player picks two tiles from their hand, in secret. Everyone does so at the same time.',
          ],
        },
        {
          id: 'CHOOSE-2',
          title: 'Revealed together',
          text: [
            'No one learns a choice before every player has made one. Then all choices are shown together.',
          ],
        },
        {
          id: 'CHOOSE-3',
          title: 'A change of mind',
          text: ['Once choices are revealed they are final.'],
          rulings: [
            {
              says: 'Until the last player has chosen, you may still swap your choice for another, except at a strict table (STRICT-1).',
            },
          ],
        },
        {
          id: 'CHOOSE-4',
          title: 'Hands are secret',
          text: ['You see your own hand and no other. You may not look again at tiles you have passed on.'],
          rulings: [
            {
              says: 'Remembering tiles is not looking at them again, so what a player sees includes the hands they have held, and a program may use that memory.',
            },
          ],
        },
      ],
    },
  ],
};
