/** The pieces in the boxes, in English; the lists themselves are drawn from the rules. */
import type { Chapter } from '../rules-words.ts';

export const pieces: Chapter = {
  title: 'The pieces',
  about: 'Every tile, card, mat and token in the boxes.',
  sections: [
    {
      text: [
        'Buildings, duplexes, district cards, scoring tiles, city tokens and the first ten seating cards are known from the rulebooks or from two independent public sources. Where no rulebook shows the printed piece, we made one in the same language: the Automa cards, the landscape mats, the types of all civic tiles but one, and seating cards 11 to 15. Sources disagree on two duplexes: `F|d` and `e|H` might be `F|e` and `d|H`. We take the former.',
        'If you own the boxed game, you can replace any list with a file of your own; it is checked when it is loaded, and a wrong one is refused with the reason.',
      ],
    },
  ],
};
