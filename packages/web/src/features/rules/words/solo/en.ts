/** Solo with the Automas, in English. */
import type { Chapter } from '../rules-words.ts';

export const solo: Chapter = {
  title: 'Solo with the Automas',
  about: 'You between two Automas: three cities, simple or full, seven levels.',
  sections: [
    {
      rules: [
        {
          id: 'SOLO-1',
          title: 'Three cities',
          text: [
            'You play with two Automas. Autommaso is your left neighbour and Automarta your right one. *Leftville* lies between you and Autommaso, *Rightown* between Automarta and you, and *Automacity* between the Automas. The table rules hold wherever this section does not change them.',
          ],
        },
        {
          id: 'SOLO-2',
          title: 'Assign, then insert',
          text: [
            'A tile reaches a city in two steps: first it is *assigned* to the city, later it is *inserted* into it. For each of your two cities you insert both of its assigned tiles, including the one that did not come from you.',
          ],
        },
        {
          id: 'SOLO-3',
          title: 'Automacity scores at its best',
          text: [
            'Automacity is not a square. Its tiles are sorted by type and scored as well as they could be: shops in as many runs of four as possible; no house beside a factory; 1 extra for every office if there is any tavern; taverns in the best sets. Parks are the exception: they are always counted in separate pairs, with one alone if the number is odd. Factories are ranked as usual among the three cities.',
          ],
          examples: ['6 shops are 16 + 5 = 21.', '3 parks are 8 + 2 = 10; 5 parks are 8 + 8 + 2 = 18.'],
        },
        {
          id: 'SOLO-4',
          title: 'Difficulty',
          text: [
            'The difficulty is a number added to Automacity’s score: −6, −4, −2, 0, +2, +4, +6 for levels 1 to 7. Start with level 2; once you win steadily, try level 4.',
          ],
        },
        {
          id: 'SOLO-5',
          title: 'Standings with Automas',
          text: [
            'You and the two Automas are ranked by END-1 to END-4. An Automa’s two cities are Automacity and the one it shares with you.',
          ],
        },
      ],
    },
    {
      title: 'Simple and full mode',
      rules: [
        {
          id: 'SIMPLE-1',
          title: 'Simple mode',
          text: [
            'Repeat this: assign one random tile to each of the three cities; draw three tiles and assign one of them to each city, as you like; insert what was assigned. Automacity takes its tiles at once, you insert the four others.',
            'Play it with building tiles until each city has 6 of them (three times), then once with duplexes, then with building tiles again until each city has 12.',
          ],
        },
        {
          id: 'FULL-1',
          title: 'Full mode: set-up',
          text: ['Before the game, shuffle the 20 Automa cards and put two random duplexes into Automacity.'],
        },
        {
          id: 'FULL-2',
          title: 'Full mode: the Automas act',
          text: [
            'In rounds 1 and 3 all three hands of seven tiles lie face up. Autommaso acts first, then Automarta. For each, turn up an Automa card. Its *shared* column picks a tile of that Automa’s hand, which is assigned to the city the Automa shares with you. Its *Automacity* column then picks another, which is inserted into Automacity right away. (So Automarta already sees what Autommaso did there.)',
          ],
        },
        {
          id: 'FULL-3',
          title: 'Full mode: you act',
          text: [
            'After them, you assign one tile of your hand to each of your two cities, and then insert all four tiles that are assigned to them. Then the hands pass: left in round 1, right in round 3. The last tile of each hand is discarded.',
          ],
        },
        {
          id: 'FULL-4',
          title: 'Full mode: duplexes',
          text: [
            'In round 2 you draw three duplexes, assign one to each of your cities and discard the third. You do this a second time. Then you insert the four duplexes. Automacity has had its two since the set-up.',
          ],
        },
      ],
    },
  ],
};
