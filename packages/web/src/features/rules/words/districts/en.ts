/** Capitals: civic tiles and districts, in English. */
import type { Chapter } from '../rules-words.ts';

export const districts: Chapter = {
  title: 'Capitals: civic tiles and districts',
  about: 'Civic tiles with wishes, districts that cities compete for.',
  sections: [
    {
      rules: [
        {
          id: 'CIVIC-1',
          title: 'Civic tiles',
          text: [
            'A civic tile wants two types beside it and does not want a third. It scores 1 by itself, 3 if it is next to one of the wanted types, 6 if next to both, and only 1, whatever else is there, if next to the unwanted type.',
          ],
          examples: ['`O[PH-T]` 1; `H[PH-T]H` 3; `P[PH-T]H` 6; `P[PH-T]H/.d.` 1.'],
        },
        {
          id: 'CIVIC-2',
          title: 'Civic is not a building type',
          text: ['Civic does not count as a building type: not for the value of houses, and not for END-3.'],
        },
        {
          id: 'DIST-1',
          title: 'Dealing the districts',
          text: [
            'At set-up, two random district cards go to each of the three scoring tiles, 9/3, 8/4 and 7/5. The seventh card is left over. If house and factory come together as a pair, the second card of that pair is exchanged for the seventh.',
          ],
        },
        {
          id: 'DIST-2',
          title: 'What a district is',
          text: [
            'A district is a connected region of tiles that each have one of the pair’s two types. It may have only one of them. A city counts only its largest such region.',
          ],
          examples: ['For shop + office: `OOS/PPS` has 4; `SP/PS` has 1.'],
        },
        {
          id: 'DIST-3',
          title: 'First and second district',
          text: [
            'The city with the largest district scores the scoring tile’s first figure, the city with the next largest the second. If several tie for first, add both figures, divide evenly among them and round down; then there is no second. If several tie for second, divide the second figure evenly among them and round down.',
          ],
          examples: [
            'Sizes 6, 4, 4, 2 on 8/4 score 8, 2, 2, 0.',
            'Sizes 5, 5, 3 on 9/3 score 6, 6, 0.',
            'A three-way tie for first scores 4 each on any of the three tiles.',
          ],
        },
        {
          id: 'DIST-4',
          title: 'No tile, no district',
          text: [],
          rulings: [
            {
              says: 'A district of size 0 scores nothing.',
              why: 'Where there is no such tile there is no district. If only one city has the district, nobody is second.',
            },
          ],
        },
      ],
    },
    {
      title: 'Order, duel and solo with Capitals',
      rules: [
        {
          id: 'CAP-2',
          title: 'The order of scoring',
          text: [
            'What Capitals adds is scored after houses: first civic tiles, then the first, second and third district.',
          ],
        },
        {
          id: 'CAP-3',
          title: 'Duel with Capitals',
          text: [],
          rulings: [
            {
              says: 'A duel with Capitals uses four mats, the rules DUEL-1 to DUEL-4, and hands of nine.',
              why: 'The box mentions a two-player variant, but the rulebook prints none; this simply combines the two.',
            },
          ],
        },
        {
          id: 'CAP-4',
          title: 'Solo with Capitals',
          text: [],
          rulings: [
            {
              says: 'Solo with Capitals uses hands of nine (simple mode, which has no hands, goes to 8 and then 16 building tiles a city). Your two cities have mats; Automacity has none and again scores at its best. There a civic tile scores 6 if both its wanted types are somewhere in Automacity, 3 if one is, 1 if neither is, and its unwanted type does no harm. *Automacity takes part in no district, and gets 3 points for each level (3 at level 1, 21 at level 7) instead of the numbers of SOLO-4.* For AUTOMA-2 the Automas treat civic as a type like any other; for AUTOMA-3 it is never a new type. Districts do not count in the gain of AUTOMA-2.',
              why: 'The rulebook promises a solo game and prints no rules for it; this follows SOLO-3, and with these points each level is about as hard as in the base game. Games begun under version 1 of the rules keep it: there a district’s size in Automacity is the number of its tiles, and the numbers are those of SOLO-4, which hardly anybody can beat.',
            },
          ],
        },
        {
          id: 'CAP-5',
          title: 'Duo with Capitals',
          text: [],
          examples: [
            'The Automa’s cities have 80 and 84, so it scores 82; its higher city still counts 84 in a tie.',
          ],
          rulings: [
            {
              says: 'In a duo with Capitals *the Automa scores 2 points more than its lower city.*',
              why: 'The Automa doesn’t look at districts and two people do: without the points it wins about 32% of its games against 45% in the base game, with them about as many as there. Games begun under version 1 of the rules keep it: there nothing is added.',
            },
          ],
        },
      ],
    },
  ],
};
