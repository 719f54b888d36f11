/** Capitals and its landscapes, in English. */
import type { Chapter } from '../rules-words.ts';

export const capitals: Chapter = {
  title: 'Capitals: landscapes',
  about: 'The expansion: 5×5 cities around rivers, ridges and bridges.',
  sections: [
    {
      rules: [
        {
          id: 'CAP-1',
          title: 'What Capitals changes',
          text: [
            'Mix the 21 civic tiles into the building tiles. In rounds 1 and 3 each player gets nine tiles, so they last four turns. A city is a 5×5 square with 20 buildings: 16 building tiles and 2 duplexes. The other five cells are landscape.',
          ],
        },
      ],
    },
    {
      title: 'Landscapes',
      rules: [
        {
          id: 'LAND-1',
          title: 'Landscape mats',
          text: [
            'Each city gets one random landscape mat, which is not turned. Five of the mat’s cells are landscape, and nothing can ever be built on them.',
          ],
        },
        {
          id: 'LAND-2',
          title: 'The mat lies inside the city',
          text: [
            'The whole mat must lie inside the city’s 5×5 square. Where the square lies around the mat is left open, as in PLACE-3.',
          ],
        },
        {
          id: 'LAND-3',
          title: 'The first tile',
          text: ['The first tile of a city lies on an open cell of its mat.'],
          rulings: [
            {
              says: 'If the first tile is a duplex (as in DUO-1), at least one half does.',
              why: 'The rulebook covers only single tiles; one half on the mat comes closest to it and mirrors PLACE-4.',
            },
          ],
        },
        {
          id: 'LAND-4',
          title: 'Bridges',
          text: [
            'The two cells at the ends of a bridge are next to each other, for placing and for everything that is scored: shop runs, park groups, bonuses and districts.',
          ],
          examples: [
            '`SS=S` is a run of three, 10 points; in `F=H` the house scores 1.',
            'Landscape without a bridge separates: `SS#S` is 5 + 2 = 7.',
          ],
        },
        {
          id: 'LAND-5',
          title: 'Five shops in a line',
          text: ['Five shops in one line score 16 + 2 = 18.'],
        },
        {
          id: 'LAND-6',
          title: 'The city must stay completable',
          text: [
            'Here PLACE-6 has to be checked at every placement. A placement is legal only if the partners can still fill the 5×5 square with the tiles to come, *whatever the orientations of the duplexes among them*. To be exact, look at the tiles still to come to this city, singles and duplexes in their order, and call a city *completable* if:',
          ],
          list: [
            'no tile is left to come, and the square is full; or',
            'the next one is a single, and it has some legal cell after which the city is completable; or',
            'the next one is a duplex, and for *each* orientation it has some legal cell after which the city is completable.',
          ],
          examples: [
            'On the mat Ridge, a city that ends up as `.#.../..##./...##/...../.....` would cut the four open cells at the top right off from the rest. So a tile that leaves no other position for the square is refused.',
          ],
        },
      ],
    },
  ],
};
