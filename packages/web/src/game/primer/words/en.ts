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
      {
        what: 'Their cards',
        text: 'choose one tile for your shared city and one for Automacity. Press an Automa to see why.',
      },
      { what: 'You', text: 'place all tiles in the two cities you share with them.' },
      {
        what: 'To win,',
        text: 'your weaker city must score more than Automacity: against its 45, 46 and 50 win, but 44 and 60 lose.',
      },
      {
        what: 'Automacity',
        text: 'begins with two duplexes in the full game. Start with level 2: higher levels give it more points.',
      },
    ],
  },
  gotIt: 'Got it',
  notNow: 'Not now',
};
