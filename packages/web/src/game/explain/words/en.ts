/** Explanations in English. */
import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  names: {
    duplex: 'Duplex',
    counts: 'Counts',
    balance: 'The scales',
    gain: 'Points here',
    offer: 'An offer',
    tried: 'Not confirmed yet',
    pass: 'Passing hands',
  },
  texts: {
    duplex: 'Two buildings on one tile. Place it as it is drawn: it is never turned.',
    counts: 'Your weaker city is your score. Right now it is this one.',
    balance: 'The lower pan holds the stronger city. The weaker one is your score.',
    gain: 'How much placing your tile here now would change this city’s score.',
    offer: 'A placement you two are talking about. Nothing is placed until its owner confirms.',
    tried: 'You are trying your tile here. Confirm it, or press it to pick it up again.',
    pass: 'When everyone has placed, each hand moves on to the next player.',
  },
  civic: ([alone, one, two], hurt) =>
    `${alone} alone, ${one} next to one type it wants, ${two} next to both; only ${hurt} next to the type it doesn’t want.`,
  needs: ([one, other], unwanted) => `Wants next to it: ${one} and ${other}. Doesn’t want: ${unwanted}.`,
  district:
    'A connected group of these two types. The largest of all cities scores the higher figure, the next largest the lower. Tied cities share, rounded down.',
  here: 'In this city',
};
