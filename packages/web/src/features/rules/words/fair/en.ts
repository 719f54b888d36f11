/** Fair deals and records, in English. */
import type { Chapter } from '../rules-words.ts';

export const fair: Chapter = {
  title: 'Fair deals and records',
  about: 'How everyone can check that nobody stacked the deck.',
  sections: [
    {
      text: [
        'Everything random in a game follows from one secret seed. When the game starts, everyone sees the seed’s `SHA-256`, which pins the seed down without giving it away. When the game is over, everyone sees the seed itself and can check that the whole deal came from it. These two rules are ours: at a real table you watch the dealer’s hands. A record from another program may have no commitment; these rules then ask for nothing.',
      ],
      rules: [
        {
          id: 'FAIR-1',
          title: 'The seed matches the commitment',
          text: [
            'The seed in a record matches the commitment that was shown at the start: the `SHA-256` of the seed’s text (`UTF-8`), written in hexadecimal, is the commitment.',
          ],
          examples: [
            'The seed `two rivers` is committed to by `e56fcc447c9c29095ac421dd1652fbcc713f7a34f5316310112081e0999b7f97`.',
          ],
        },
        {
          id: 'FAIR-2',
          title: 'The deal follows from the seed',
          text: [
            'Everything drawn in a recorded game follows from its seed by a published shuffle: building tiles, duplexes and Automa cards, and in Capitals also civic tiles, mats and districts.',
          ],
          examples: ['With the seed `two rivers` the first hand of round 1 is `d F F H H S P`.'],
        },
      ],
    },
  ],
};
