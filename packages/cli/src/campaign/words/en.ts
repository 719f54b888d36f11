/** English words for the campaign command. */
import { countEn as count, vocabularyOf } from '@duopolis/words';
import type { CampaignCommandWords } from './campaign-words.ts';

const { scores } = vocabularyOf('en');

export const campaign: CampaignCommandWords = {
  command: 'play a campaign of three or six solo games, stored in a file',
  title: 'campaign',
  arguments: {
    action: 'new, status, play, pick or scores (default: play in a terminal, else status)',
    type: 'for pick: the building type of the bonus, such as park',
  },
  options: {
    file: 'the campaign file (default: campaign.json in your data folder)',
    length: 'new: 3 or 6 games (default: 3)',
    city: 'pick: left or right, if both cities are the lowest',
    abandon: 'new: drop a campaign that is not over',
  },
  games: (number) => count(number, { one: 'game', other: 'games' }),
  columns: ['lower city', 'score', 'bonus', 'points'],
  won: 'won',
  total: (number) => `Campaign: ${scores.points(number)}`,
  none: "There is no campaign yet; 'duopolis campaign new' begins one.",
  next: (game, games) => `Game ${game} of ${games} is next.`,
  unfinished: (game) => `Game ${game} is unfinished; you can resume it.`,
  awaiting: 'The last game waits for its bonus type:',
  over: 'The campaign is over.',
  noScores: 'No campaign has been finished yet.',
  pickAfterWin: 'You won! Pick a type: its points count twice, on top of the lower city.',
  pickAfterLoss: 'Pick a type: its points count, on top of the lower city.',
  keys: {
    next: 'Enter plays · q leaves, everything is saved',
    pick: '↑↓ choose · Enter pick · q leaves, the pick waits',
    over: 'Enter or q leaves',
  },
  ask: {
    length: 'How long a campaign?',
    kind: 'Which kind of game?',
    difficulty: 'How hard? Start at 2; once you win steadily, try 4.',
  },
};
