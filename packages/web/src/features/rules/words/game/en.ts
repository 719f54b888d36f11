/** The game at a glance, in English: modes, words, notation. */
import type { Chapter } from '../rules-words.ts';

export const game: Chapter = {
  title: 'The game at a glance',
  about: 'What you do, the ways to play, the words we use.',
  sections: [
    {
      text: [
        'You sit in a ring, and between you and each neighbour lies a city that the two of you build together. You draft tiles: pick two, reveal them, place one in each of your cities, and pass the rest on. After three rounds every city is a full square and is scored for its buildings. Your own score is your weaker city, so care for both.',
        'Every rule has an id such as `SHOP-1`. Each has its own address, which you can send to somebody.',
        'The printed rulebooks leave a few questions open, and playing online raises some new ones. Where we had to decide, the page says *Ruling* and gives the reason. Where this page and a rulebook differ, Duopolis follows this page.',
      ],
    },
    {
      title: 'Ways to play',
      table: {
        head: ['Mode', 'Players', 'Cities', 'Your score', 'Read'],
        rows: [
          ['Table', '3 to 7', 'one for each player, each shared by two', 'lower city', 'SEAT-1 to END-5'],
          ['Duel', '2', '4, two for each player', 'sum of both cities', 'the same, and DUEL-1'],
          ['Solo, simple or full', 'you and two Automas', '3', 'lower city', 'the same, and SOLO-1'],
          ['Campaign', 'three or six solo games', '3 in each game', 'campaign points', 'CAMPAIGN-1'],
          ['Duo', 'two people and one Automa', '3', 'lower city', 'the table rules, and DUO-1'],
          ['With Capitals', 'as above', 'as above, but 5×5', 'as above', 'CAP-1 and what follows it'],
        ],
      },
    },
    {
      title: 'Terms',
      terms: [
        [
          'Building',
          'One cell’s worth of city. A *building tile* is one building. A *duplex* is two, fixed together, side by side or stacked.',
        ],
        [
          'Types',
          'Always in this *reference order*: shop, factory, tavern, office, park, house. Capitals adds civic. Taverns come in four *kinds*: pub, restaurant, music hall, inn. The four kinds are one type.',
        ],
        [
          'Player, seat',
          'A player is a person, a bot or an Automa; a *seat* is their place at the table. Your *left* neighbour is the next player clockwise, your *right* neighbour the one before you.',
        ],
        ['Hand', 'The tiles a player holds.'],
        ['Partners', 'The two players who share a city.'],
        [
          'Round and turn',
          'A round is one deal played out. A turn is one pass through *choose*, *reveal*, *place*.',
        ],
        ['City token', 'The landmark that names a city and marks its score.'],
        ['Next to', 'See ADJ-1. A *legal cell* is one where the tile breaks no rule of placing.'],
      ],
    },
    {
      title: 'City notation',
      text: [
        'Rows run from top to bottom, separated by `/`; each cell is one sign. The drawing board reads and writes this notation. In the scoring examples, cells that don’t matter are left empty.',
      ],
      terms: [
        ['`S` `F` `O` `P` `H`', 'shop, factory, office, park, house'],
        [
          '`d` `e` `m` `b`',
          'taverns: pub, restaurant, music hall, inn; `T` stands for any of them where only the type matters',
        ],
        ['`.`', 'an empty cell'],
        ['`[PH-T]`', 'a civic tile that wants parks and houses and dislikes taverns'],
        ['`#` `=` `|`', 'landscape; with a bridge from west to east; with a bridge from north to south'],
        ['`S-F` `S|F`', 'a duplex side by side (left, right), and stacked (top, bottom)'],
      ],
    },
  ],
};
