/** Campaign and duo, in English. */
import type { Chapter } from '../rules-words.ts';

export const campaign: Chapter = {
  title: 'Campaign and duo',
  about: 'Solo games in a row, and two people with one Automa.',
  sections: [
    {
      rules: [
        {
          id: 'CAMPAIGN-1',
          title: 'A campaign',
          text: [
            'A campaign is three solo games of the same difficulty and mode. After each game you get campaign points: the score of your lower city, plus a bonus. For the bonus, pick a building type; it is what that city scored for the type, and twice that if you won the game. No type can be picked twice in a campaign. A long campaign has six games and so uses all six types. High scores are kept.',
          ],
          examples: [
            'Your lower city has 54, of which 16 are for parks, and you pick parks. You get 54 + 32 = 86 if you won, and 54 + 16 = 70 if not.',
          ],
          rulings: [
            {
              says: 'If your two cities are level, you say which one counts as the lower.',
              why: 'The rulebook does not say, and it is a nice choice to make.',
            },
          ],
        },
        {
          id: 'DUO-1',
          title: 'Two people and one Automa',
          text: [
            'Two people and one Automa play a table game for three; the Automa has the third seat. (The variant was published, unofficially, by the Automa’s designer.) There is no Automacity: all three cities are normal ones. At set-up one random duplex is placed in each of the Automa’s two cities.',
            'The Automa picks its tiles as in full mode: the left column of the card for its left city, the right column for its right city. In round 1 it assigns to the left city first, in round 3 to the right city first. In each of these cities its human partner inserts the tile for it.',
          ],
          rulings: [
            {
              says: '(1) The card’s left column is the one headed *shared* in FULL-2, its right column the one headed *Automacity*.',
              why: 'The cards have just these two columns, in this order.',
            },
            {
              says: '(2) The Automa takes no part in round 2.',
              why: 'Its two cities have had their duplex since the set-up, and with one more from each partner they reach the two of ROUND-5.',
            },
          ],
        },
        {
          id: 'DUO-2',
          title: 'The Automa assigns first',
          text: [
            'When the hands are dealt or passed, the Automa’s card is turned up and everyone sees which tiles it takes, for which cities and why, before they choose. Its tiles are placed with everybody’s after the reveal.',
          ],
          rulings: [
            {
              says: 'If you prefer, the Automa chooses in secret: its hand and choice stay hidden until the reveal, like everybody’s (CHOOSE-2, CHOOSE-4).',
              why: 'In the designer’s variant it assigns first, because somebody has to read its hand. But the hands travel around the table, and an open one shows what comes next.',
            },
          ],
        },
      ],
    },
  ],
};
