/** Rounds, in English. */
import type { Chapter } from '../rules-words.ts';

export const rounds: Chapter = {
  title: 'Rounds',
  about: 'Three rounds, what is dealt in each, and how a city grows.',
  sections: [
    {
      rules: [
        {
          id: 'ROUND-1',
          title: 'Three rounds',
          text: [
            'A game has three rounds. In round 1 each player gets seven building tiles, and hands pass left. In round 2 each player gets three duplexes, and no hand passes. In round 3 each player again gets seven building tiles, and hands pass right.',
          ],
        },
        {
          id: 'ROUND-2',
          title: 'The supplies',
          text: [
            'Building tiles come from one supply, duplexes from another. A drawn tile is not put back, and a discarded tile never returns.',
          ],
        },
        {
          id: 'ROUND-3',
          title: 'Turns',
          text: [
            'A turn has three steps: choose, reveal, place. Rounds 1 and 3 last three turns; round 2 is a single turn.',
          ],
        },
        {
          id: 'ROUND-4',
          title: 'Passing and discarding',
          text: [
            'When a turn is over, a hand with more than one tile left goes to the next player in the round’s direction. A hand with one tile left is discarded face down. What was discarded stays secret until the game ends.',
          ],
          examples: ['A hand in round 1 shrinks 7, 5, 3, 1, and the last tile is discarded.'],
        },
        {
          id: 'ROUND-5',
          title: 'How a city grows',
          text: [
            'Each city grows in step: 6 building tiles after round 1; two duplexes more, so 8 tiles or 10 buildings, after round 2; and 12 building tiles with 2 duplexes, 16 buildings, at the end.',
          ],
        },
      ],
    },
  ],
};
