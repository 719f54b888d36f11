/** Placing, in English. */
import type { Chapter } from '../rules-words.ts';

export const placing: Chapter = {
  title: 'Placing',
  about: 'One tile left, one right: where a tile may go, and what if everybody waits.',
  sections: [
    {
      rules: [
        {
          id: 'PLACE-1',
          title: 'One to each side',
          text: [
            'Of your two revealed tiles, one goes into your left city and one into your right city. Which goes where is up to you.',
          ],
        },
        {
          id: 'PLACE-2',
          title: 'No turn order',
          text: [
            'There is no turn order: players place whenever they like, and partners may discuss everything in the open. A tile that has been placed stays where it is.',
          ],
          rulings: [
            {
              says: 'At a friendly table it can be taken back by consent before anything new is revealed (STRICT-2).',
            },
          ],
        },
        {
          id: 'PLACE-3',
          title: 'A floating 4×4 square',
          text: [
            'A city is a 4×4 square, but its position is not fixed beforehand: at every moment there must be some 4×4 square that holds all its buildings. The very first tile can lie anywhere.',
          ],
          examples: ['A row `SSSS` fixes the columns of the city, but its rows are still open.'],
        },
        {
          id: 'PLACE-4',
          title: 'Next to what is built',
          text: [
            'Each tile after the first must share an edge with a tile that is already there. For a duplex it is enough that one of its halves does.',
          ],
        },
        {
          id: 'PLACE-5',
          title: 'Tiles are not turned',
          text: [
            'Tiles are not turned or rotated. A side-by-side duplex stays side by side, a stacked one stays stacked.',
          ],
        },
        {
          id: 'PLACE-6',
          title: 'The square must stay possible',
          text: ['You may not place a tile so that the city could no longer end as a full square.'],
          rulings: [
            {
              says: 'To be exact: the partners must still be able to finish, whatever the orientations of the duplexes to come.',
              why: 'A city that only a lucky duplex could save would be a trap, and a referee needs one clear test. In the base game PLACE-3 and PLACE-4 are all you need: an exhaustive check shows that every connected shape of up to eight buildings in a 4×4 square has room for a duplex of either orientation, and no duplex comes later than that. (With nine it can fail: `HHHH/H.../HHHH` takes no stacked duplex.) With landscapes they are not enough; see LAND-6.',
            },
          ],
        },
        {
          id: 'PLACE-7',
          title: 'Two players want one cell',
          text: ['If both partners want one cell, the first to place there gets it.'],
        },
        {
          id: 'PLACE-8',
          title: 'When everybody waits',
          text: [
            'If all players who still have to place would rather wait for somebody else, the one among them with the lowest seating value has to go first.',
          ],
        },
      ],
    },
    {
      title: 'How waiting works here',
      text: [
        'PLACE-8 speaks of players who would rather wait. At a real table you can see that; a program has to be told:',
      ],
      steps: [
        'A player who still has to place may say *wait*. This places nothing and costs nothing.',
        'Any placement, by any player, ends all waiting. Everyone who still has to place is free again to place or to wait.',
        'When every player who has yet to place is waiting, the one among them with the lowest seating value must place next and cannot wait. The others may still change their mind and place; by point 2, that too frees everyone.',
        'The only player left to place cannot wait.',
      ],
    },
    {
      text: [
        'Example: players with the values 2, 5 and 9 still have to place. 5 and 9 say *wait*, then 2 does too. Now 2 has to place. But 9 thinks again and places first: nobody is waiting any more, and 2 may say *wait* once more.',
        'So a turn never gets stuck because everyone waits. Waits are not written into game records: a record holds what was chosen and placed, and a checker accepts the placements of a turn in any order (PLACE-2).',
      ],
    },
    {
      title: 'Strict and friendly tables',
      text: [
        'A table is friendly unless it was made strict. A strict table follows the printed rules to the letter. A friendly one differs in four points, and each of them is a ruling.',
      ],
      rules: [
        {
          id: 'STRICT-1',
          title: 'A choice is final',
          text: ['At a strict table your choice is final as soon as you lock it.'],
          rulings: [
            {
              says: 'At a friendly table you may change it until the last player has chosen (CHOOSE-3).',
              why: 'At a real table your choice ends when you lay the tiles face down; online nobody has seen anything yet, so a change of mind harms no one.',
            },
          ],
        },
        {
          id: 'STRICT-2',
          title: 'A placed tile never moves',
          text: ['At a strict table a placed tile never moves.'],
          rulings: [
            {
              says: 'At a friendly table the player who placed a tile may take it back if the partner of that city consents, nothing was built next to it and every later tile would still touch the city without it. A bot is a partner like any other and always consents if these conditions are met. If nobody shares the city, nobody needs to be asked. Once something new has been revealed, the tile stays.',
              why: 'A slip of the finger should not spoil a city for two people, and nobody should gain from what has been revealed since.',
            },
          ],
        },
        {
          id: 'STRICT-3',
          title: 'Silence until the reveal',
          text: [
            'At a strict table nobody talks from the deal to the reveal, whether in words, in ready phrases or by pointing.',
          ],
          rulings: [
            {
              says: 'At a friendly table you may talk at any time.',
              why: 'The English rulebook allows talk from the reveal on and the French one forbids it while players choose; but people who play apart want to greet each other, and choices stay secret anyway (CHOOSE-2).',
            },
          ],
        },
        {
          id: 'STRICT-4',
          title: 'Open talk',
          text: ['At a strict table everything said and every offer of a tile is open to the whole table.'],
          rulings: [
            {
              says: 'At a friendly table the two partners of a city have a channel and offers of their own.',
              why: 'On a screen many talks at once are hard to follow; partners who whisper learn nothing that others could not have told them.',
            },
          ],
        },
      ],
    },
  ],
};
