/** How an Automa chooses, in English. */
import type { Chapter } from '../rules-words.ts';

export const automas: Chapter = {
  title: 'How an Automa chooses',
  about: 'The symbols of an Automa card, and how ties are settled.',
  sections: [
    {
      rules: [
        {
          id: 'AUTOMA-1',
          title: 'House and factory symbols',
          text: [
            'Read the column from the top down and stop at the first symbol that settles the choice. *House* (`h`): if the hand has a house, take it. *Factory* (`f`): if the hand has a factory, take it. If not, go on.',
          ],
        },
        {
          id: 'AUTOMA-2',
          title: 'The best tile',
          text: [
            '*Best* (`>`): take the tile that raises the score of this city most, as the city is now. Count what the tile does to others too: houses that gain from a new type, offices that get their bonus, this city’s factory rank, houses hurt by a factory. In a shared city the tile is valued at its best legal cell; in Automacity by SOLO-3.',
          ],
          examples: [
            'The shared city is `OH/.O`. A tavern in the gap adds 1, plus 2 for two offices, plus 1 for the house: +4. A shop adds 2, plus 1 for the house: +3. A third office adds 6 − 3: +3. A second house adds 1. The tavern is taken.',
          ],
          rulings: [
            {
              says: 'Tiles assigned to a shared city but not yet inserted count for nothing.',
              why: 'They have no cell yet, so they are not part of the city as it stands.',
            },
          ],
        },
        {
          id: 'AUTOMA-3',
          title: 'A new type',
          text: [
            '*New type* (`n`): if the city has a house, take a tile of a type the city does not have yet; if there are several, the best of them by AUTOMA-2. If the city has no house or the hand no such tile, go on.',
          ],
        },
        {
          id: 'AUTOMA-4',
          title: 'Ties between tiles',
          text: [
            'If tiles are equal, take the type that is further left in the list at the bottom of the cards. Between taverns the order of their kinds in that list decides.',
          ],
          examples: [
            'In the city above, with no tavern in hand, shop and office tie at +3, and the shop is taken.',
          ],
          rulings: [
            {
              says: 'The list is park, tavern, shop, factory, office, house; between taverns pub, restaurant, music hall, inn.',
              why: 'No rulebook prints the list, so this order is ours; the owner of a box can replace it.',
            },
            {
              says: 'Between two civic tiles (Capitals only) the one further left in the hand is taken.',
              why: 'The list does not tell civic tiles apart, and the order of the hand follows from the deal, so anyone can check it.',
            },
          ],
        },
      ],
    },
  ],
};
