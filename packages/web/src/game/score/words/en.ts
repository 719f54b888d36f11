/** The score in English. */
import { scores } from '@duopolis/words/scores/en';
import type { ScoreScreenWords } from './score-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const { terms, points: pointsIn } = scores;

export const score: ScoreScreenWords = {
  title: 'The score',
  whyHint: 'Click a line or a tile to see it on the city.',
  nothingScores: 'Nothing scores here yet.',
  tray: 'The tiles of Automacity, by type',
  emptyTray: 'No tiles yet.',
  wins: (names) => `${list.format(names)} ${names.length > 1 ? 'win together' : 'wins'}`,
  youWin: 'You win',
  youShare: 'You share the win',
  reached: (city, points, place) => `Your weaker city, ${city}, reached ${points}: ${place} place.`,
  reachedSum: (points, place) => `Your two cities have ${points} points together: ${place} place.`,
  track: 'The score track',
  trackOf: (city, total) => `${city}, ${pointsIn(total)}`,
  skip: 'Show it all',
  next: 'Next type',
  counting: (term) => `Counting ${term}`,
  announces: (who, city, points) => `${who} announces ${city}: ${points}.`,
  nextCity: 'Next city',
  nextResult: 'See the result',
  announceAll: 'Announce city by city',
  difficulty: 'level',
  cities: 'The cities',
  standings: 'Standings',
  leftCity: 'left city',
  rightCity: 'right city',
  you: (name) => `${name} (you)`,
  bot: 'Bot',
  automa: 'Automa',
  level: (rival) => `Same score as ${rival}.`,
  higherCity: (own, theirs) => `The stronger city decides: ${own} against ${theirs}.`,
  typeDecides: (term, own, theirs) => `The number of ${terms[term]} decides: ${own} against ${theirs}.`,
  sharedWith: (names) => `Shared with ${list.format(names)}.`,
  decidedTitle: 'How it was decided.',
  decided: {
    lower:
      'Your weaker city sets your rank. If tied, your stronger one decides. If still tied, the number of shops in your two cities, then factories, taverns, offices, parks and houses.',
    sum: 'The sum of your two cities sets your rank. If tied, the number of shops in them decides, then factories, taverns, offices, parks and houses.',
  },
  compare: 'Compare results',
  rematch: 'Rematch',
  rematchBy: 'The host can start a rematch.',
  home: 'Home',
  seeWhy: (city) => `See how ${city} scored`,
};
