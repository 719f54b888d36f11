/** Scoring a city, in English. */
import type { Chapter } from '../rules-words.ts';

export const scoring: Chapter = {
  title: 'Scoring a city',
  about: 'Shops, factories, taverns, offices, parks, houses: what each is worth.',
  sections: [
    {
      text: [
        'A whole example: `SSSS/HHOm/OPOO/OPHP` is worth 56. Shops 16 (one run of four); factories 0; taverns 1; offices 15 + 2 (five, of which two touch the tavern); parks 8 + 2; houses 3 × 4 (shop, tavern, office and park are present).',
      ],
      rules: [
        {
          id: 'SHOP-1',
          title: 'Shops in straight runs',
          text: [
            'Shops count in straight runs, along a row or a column, without gaps. A run of 1, 2, 3 or 4 shops scores 2, 5, 10 or 16 points.',
          ],
        },
        {
          id: 'SHOP-2',
          title: 'Each shop in one run',
          text: [
            'A shop belongs to one run only. Where runs meet, split them in the way that scores *most*.',
          ],
          examples: [
            '`SSS/.S.`, a T: 10 + 2 = 12 (the other way, 5 + 2 + 2 = 9).',
            '`SSS/.S./.S.`, a T with a longer stem: 10 + 5 = 15 (taking the column of three: 10 + 2 + 2 = 14).',
            '`S..S/SSSS/S..S`, an H: 10 + 10 + 5 = 25 (taking the row of four: 16 + 2 + 2 + 2 + 2 = 24).',
          ],
          rulings: [
            {
              says: 'This is the true best over all possible splits.',
              why: 'The rulebook says that no shop counts twice but not how to split, and partners would split in their favour. Always taking the longest run first gives too few points for over two hundred arrangements of shops in a 4×4 city.',
            },
          ],
        },
        {
          id: 'FACTORY-1',
          title: 'Factories by rank',
          text: [
            'Compare the number of factories in all cities of the game. In the city or cities with the most, each factory is worth 4; with the second most, 3; in every other city, 2. Equal counts share a rank, and the next lower count is the next rank.',
          ],
          examples: [
            'Counts 5, 5, 3, 2, 1, 0 pay 4, 4, 3, 2, 2, – for each factory, so the cities score 20, 20, 9, 4, 2, 0.',
            'Counts 3, 2, 2 pay 4, 3, 3, so 12, 6, 6.',
          ],
        },
        {
          id: 'TAVERN-1',
          title: 'Taverns in sets',
          text: [
            'Taverns form sets of different kinds (pub, restaurant, music hall, inn); where they stand does not matter. A set of 1, 2, 3 or 4 kinds scores 1, 4, 9 or 17. A tavern belongs to one set, and sets are made to score most, which means filling each with as many kinds as possible.',
          ],
          examples: ['`d d e m` is 9 + 1 = 10, not 4 + 4 = 8.', '`m d d e e` is 9 + 4 = 13.'],
        },
        {
          id: 'OFFICE-1',
          title: 'Offices by number',
          text: [
            'Offices count together wherever they stand: 1 to 6 of them score 1, 3, 6, 10, 15, 21. A seventh opens a new set.',
          ],
          examples: ['Seven offices are 21 + 1 = 22, eight are 21 + 3 = 24.'],
        },
        {
          id: 'OFFICE-2',
          title: 'Offices next to a tavern',
          text: [
            'An office next to a tavern gets 1 point more. More taverns beside the same office add nothing; one tavern can serve several offices.',
          ],
          examples: ['In `OdO` the offices score 3 + 1 + 1 = 5.'],
        },
        {
          id: 'PARK-1',
          title: 'Parks in groups',
          text: [
            'Parks count in connected groups. A group of 1, 2 or 3 parks scores 2, 8 or 12, and each park beyond the third adds 1.',
          ],
          examples: [
            '`PPP./...P` is 3 + 1 parks, 12 + 2 = 14 (corners do not connect).',
            '`PPPP` is 13.',
            '`PP.P/...P` is 8 + 8 = 16.',
          ],
        },
        {
          id: 'HOUSE-1',
          title: 'Houses by variety',
          text: [
            'Each house scores 1 for every type other than house that its city has, so from 0 to 5. The four tavern kinds are one type, and civic tiles are not counted.',
          ],
        },
        {
          id: 'HOUSE-2',
          title: 'Houses next to a factory',
          text: ['A house next to a factory scores just 1, whatever else the city has.'],
          examples: [
            'In `HF/HP` the other types are factory and park. The upper house touches the factory and scores 1; the lower one scores 2.',
            'In `HFH/PSO` the factory hurts both houses: 1 + 1 instead of 4 + 4.',
          ],
        },
        {
          id: 'ADJ-1',
          title: 'Next to each other',
          text: [
            'Two cells are next to each other when they share an edge, or when they face each other across a bridge (LAND-4). Touching at a corner is not enough.',
          ],
        },
      ],
    },
  ],
};
