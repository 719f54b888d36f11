/** Standings, in English. */
import type { Chapter } from '../rules-words.ts';

export const standings: Chapter = {
  title: 'Standings',
  about: 'Your weaker city counts, and how ties are broken.',
  sections: [
    {
      rules: [
        {
          id: 'END-1',
          title: 'The lower city counts',
          text: ['With 3 to 7 players, your score is the lower of your two cities. The highest score wins.'],
        },
        {
          id: 'END-2',
          title: 'First tie-break: the higher city',
          text: ['Players who tie compare their other, higher city.'],
          examples: [
            'Three seats, and the cities score 52 (city 0), 56 (city 1) and 61 (city 2). Seat 0 has cities 0 and 2, seat 1 has 1 and 0, seat 2 has 2 and 1. Seat 2 wins with 56; seats 0 and 1 tie at 52, and seat 0 is second because 61 beats 56.',
          ],
        },
        {
          id: 'END-3',
          title: 'Second tie-break: buildings by type',
          text: [
            'If that is level too, add up the buildings of each type in a player’s two cities and compare type by type in reference order: shops first, then factories, and so on. At the first difference, more is better.',
          ],
          rulings: [
            {
              says: 'Civic tiles are left out.',
              why: 'The printed list has six types, and Capitals does not add to it.',
            },
          ],
        },
        {
          id: 'END-4',
          title: 'Shared ranks',
          text: [],
          rulings: [
            {
              says: 'Players who are equal in all of this share the rank.',
              why: 'The rulebooks have no further tie-break, and drawing lots would be a poor end to a game.',
            },
          ],
        },
        {
          id: 'END-5',
          title: 'The order of final scoring',
          text: [
            'Final scoring goes type by type in reference order. A type is scored in all cities before the next begins.',
            'As printed, going around the table, each player announces the type’s points in the city on their left and moves its token on the track.',
          ],
          rulings: [
            {
              says: 'A quick ceremony that moves all tokens at once is the default; the settings and the end of a game offer the printed one.',
              why: 'A program has counted already, and the announcements of seven cities take a minute.',
            },
          ],
        },
      ],
    },
  ],
};
