/** Primers in English. */
import type { PrimerWords } from './primer-words.ts';

export const primer: PrimerWords = {
  titles: { capitals: 'Capitals in a minute', solo: 'Solo in a minute' },
  offers: { capitals: 'New to Capitals? One minute', solo: 'New to solo? One minute' },
  points: {
    capitals: [
      {
        what: 'Landscapes.',
        text: 'Your city grows to 5 by 5, around a mat with spaces that can’t be built on.',
      },
      { what: 'Bridges.', text: 'Tiles face to face across a bridge are next to each other.' },
      {
        what: 'Civic tiles.',
        text: 'Each wants two types next to it and doesn’t want a third. It scores up to 6 points.',
      },
      {
        what: 'Districts.',
        text: 'Three pairs of types score: the largest connected group of all cities, then the next.',
      },
      { what: 'As before,', text: 'only your weaker city is your score.' },
    ],
    solo: [
      {
        what: 'Two Automas',
        text: 'sit left and right of you. Each shares a city with you, and the two of them share one.',
      },
      { what: 'Their cards', text: 'decide what they take. Open a card to see why.' },
      { what: 'You', text: 'place all tiles in the two cities you share with them.' },
      {
        what: 'To win,',
        text: 'your weaker city must score more than Automacity.',
      },
      { what: 'Levels:', text: 'start with level 2. Higher levels give Automacity more points.' },
    ],
  },
  gotIt: 'Got it',
  notNow: 'Not now',
};
