/** Two players, in English. */
import type { Chapter } from '../rules-words.ts';

export const duel: Chapter = {
  title: 'Two players (duel)',
  about: 'Two cities each, every round twice, and both cities count.',
  sections: [
    {
      rules: [
        {
          id: 'DUEL-1',
          title: 'Four cities',
          text: ['Each of the two players builds a left and a right city alone. The table has four cities.'],
        },
        {
          id: 'DUEL-2',
          title: 'Six rounds',
          text: [
            'Every round of the table game is played twice, in the order 1a, 1b, 2a, 2b, 3a, 3b. Hands that pass go to the opponent.',
          ],
        },
        {
          id: 'DUEL-3',
          title: 'Both cities count',
          text: [
            'A player’s score is *both cities added together*. Break a tie by END-3 alone (END-2 is not used); if that fails, the rank is shared.',
          ],
          examples: ['50 and 60 beat 54 and 54, by 110 to 108.'],
        },
        {
          id: 'DUEL-4',
          title: 'Factories among four',
          text: ['Factory ranks compare all four cities.'],
        },
      ],
    },
  ],
};
