/** The game at a glance, in English: modes, words, notation. */
import type { Chapter } from '../rules-words.ts';

export const game: Chapter = {
  title: 'The game at a glance',
  about: 'What you do, the ways to play, the words we use.',
  sections: [
    {
      text: [
        'You sit in a ring, and between you and each neighbour lies a city that the two of you build together. You draft tiles: pick two, show them, put one into each of your cities, and hand the rest on. After three rounds every city is a full square and is scored for its buildings. Your own score is your weaker city, so care for both.',
        'Every rule has an id such as `SHOP-1`. The same ids stand in our tests and in what the record checker says, and each has an address of its own that you can send to somebody.',
        'The printed rulebooks leave a few questions open, and playing online raises some new ones. Where we had to decide, the page says *Ruling* and gives the reason. Where this page and a rulebook differ, Duopolis follows this page.',
      ],
    },
    {
      title: 'Ways to play',
      table: {
        head: ['Mode', 'Seats', 'Cities', 'A seat’s score', 'Read'],
        rows: [
          ['Table', '3 to 7', 'as many as seats, each shared by two', 'lower city', 'SEAT-1 to END-5'],
          ['Duel', '2', '4, two for each player', 'sum of both cities', 'the same, and DUEL-1'],
          ['Solo, simple or full', 'you and two Automas', '3', 'lower city', 'the same, and SOLO-1'],
          ['Campaign', 'three or six solo games', '3 in each game', 'campaign points', 'CAMPAIGN-1'],
          ['Duo', 'two people and one Automa', '3', 'lower city', 'the table rules, and DUO-1'],
          ['With Capitals', 'as above', 'as above, but 5×5', 'as above', 'CAP-1 and what follows it'],
        ],
      },
    },
    {
      title: 'Words used',
      terms: [
        [
          'Building',
          'One cell’s worth of city. A *building tile* is one building. A *duplex* is two, fixed together, side by side or stacked.',
        ],
        [
          'Types',
          'Always in this *reference order*: shop, factory, tavern, office, park, house. Capitals adds civic. Taverns come in four *kinds*: drink, food, music, bed. The four kinds are one type.',
        ],
        [
          'Seat',
          'A place at the table, whoever sits there: a person, a bot or an Automa. Your *left* neighbour is the next seat clockwise, your *right* neighbour the one before you.',
        ],
        ['Hand', 'The tiles a seat currently holds.'],
        ['Partners', 'The two seats that share a city.'],
        [
          'Round and turn',
          'A round is one deal played out. A turn is one pass through *choose*, *reveal*, *place*.',
        ],
        ['City token', 'The landmark that names a city and marks its score.'],
        ['Next to', 'See ADJ-1. A *legal cell* is one where every rule of placing is kept.'],
      ],
    },
    {
      title: 'City notation',
      text: [
        'Rows run from top to bottom and are split by `/`; each cell is one sign. The drawing board reads and writes this notation. Examples of scoring leave cells that do not matter empty.',
      ],
      terms: [
        ['`S` `F` `O` `P` `H`', 'shop, factory, office, park, house'],
        [
          '`d` `e` `m` `b`',
          'taverns: drink, food, music, bed; `T` stands for any of them where only the type matters',
        ],
        ['`.`', 'an empty cell'],
        ['`[PH-T]`', 'a civic tile that wants parks and houses and suffers from taverns'],
        ['`#` `=` `|`', 'landscape; with a bridge from west to east; with a bridge from north to south'],
        ['`S-F` `S|F`', 'a duplex side by side (left, right), and stacked (top, bottom)'],
      ],
    },
  ],
};
