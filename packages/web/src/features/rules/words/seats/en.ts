/** Seats and cities, in English. */
import type { Chapter } from '../rules-words.ts';

export const seats: Chapter = {
  title: 'Seats and cities',
  about: 'Who sits where, and which city is between whom.',
  sections: [
    {
      rules: [
        {
          id: 'SEAT-1',
          title: 'A ring of seats and cities',
          text: [
            'A table game has 3 to 7 seats, numbered clockwise, and the same number of cities. City *i* is between seat *i* and the next seat, *i*+1; after the last seat comes the first. So it is the left city of seat *i* and the right city of seat *i*+1, and those two seats build it together.',
          ],
        },
        {
          id: 'SEAT-2',
          title: 'The seating randomizer',
          text: [
            'Who sits where comes from the seating randomizer. Either one card is turned up and everybody sits down clockwise in the order it asks for (birthday, shoe size and so on), or, to leave it all to chance, each player gets a numbered card and they sit down clockwise from the lowest number to the highest.',
          ],
        },
        {
          id: 'SEAT-3',
          title: 'Seating value',
          text: [
            'Each seat has a *seating value*: the number of its card where numbered cards were dealt, its position in the order where a category seated the players. It is used by PLACE-8 and by nothing else.',
          ],
        },
        {
          id: 'SEAT-4',
          title: 'City tokens',
          text: [
            'Every city has a token, a landmark that gives it its name and shows its score. Within one game all tokens differ.',
          ],
          rulings: [
            {
              says: 'People may pick tokens for the first cities, of all 24; the other cities draw theirs.',
              why: 'The rulebook lays tokens between the players and doesn’t say which.',
            },
          ],
        },
      ],
    },
  ],
};
