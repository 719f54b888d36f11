/** The pieces in the boxes, in English; the lists themselves are drawn from the rules. */
import type { Chapter } from '../rules-words.ts';

export const pieces: Chapter = {
  title: 'The pieces',
  about: 'Every tile, card, mat and token in the boxes.',
  sections: [
    {
      text: [
        'Buildings, duplexes, district cards, scoring tiles, city tokens and seating cards 1 to 5 and 7 are known from the rulebooks or from two independent public sources. Seating cards 6 and 8 to 10 and the names of the civic tiles come from a single source. Where no rulebook shows the printed piece, we made one in the same style: the Automa cards with the list that breaks their ties, the landscape mats, the types of all civic tiles but one, and seating cards 11 to 15. Sources disagree on two duplexes: `F|d` and `e|H` might be `F|e` and `d|H`. We take the former.',
        'If you own the boxed game, you can replace any list with a file of your own; it is checked when it is loaded, and a wrong one is refused with the reason.',
      ],
    },
  ],
};
