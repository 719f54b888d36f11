/** High scores in English. */
import type { ScoresWords } from './scores-words.ts';

export const scores: ScoresWords = {
  title: 'High scores',
  about: 'The best results of everyone who has played on this device.',
  empty: 'No finished games on this device yet.',
  play: 'Play solo',
  begin: 'Begin a campaign',
  campaigns: 'Campaigns',
  games: 'Games',
  capitals: 'Capitals',
  won: 'won',
  campaign: (games) => `Campaign of ${games} games`,
  columns: { place: 'Place', points: 'Points', name: 'Name', date: 'Date' },
};
