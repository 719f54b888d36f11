/** English words for the score pad. */
import { pad } from '@duopolis/words/scorepad/en';
import type { ScorepadWords } from './scorepad-words.ts';

export const scorepad: ScorepadWords = {
  command: 'score a game played with the box: enter the cities, get the ranks with tie-breaks',
  cities: 'every city in notation, or none to enter them one by one; slashes are optional (SSSSHHOmOPOOOPHP)',
  options: {
    players: 'names, clockwise: Ann,Bo,Cy (two are a duel)',
    open: 'read a score sheet and score it again',
    sheet: 'write the score sheet (duopolis-sheet/1) to FILE',
    csv: 'write one row for each player and city to FILE',
    bgstats: 'write a play for BG Stats (.bgsplay) to FILE',
  },
  askPlayers: 'Players, clockwise, separated by commas:',
  askDistricts: 'Districts (house+park,shop+office,tavern+civic):',
  askCity: (city, partners, cells) => `${city}, ${partners} (${cells} cells):`,
  counted: (city, points) => `${city}: ${points}`,
  countedSoFar: (city, points) => `${city}: ${points} so far, not final until all cities are in`,
  saved: (file) => `Written to ${file}`,
  pad,
};
