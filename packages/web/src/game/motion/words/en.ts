/** Moments of the game in English. */
import { game } from '@duopolis/words/game/en';
import { sentence } from '@duopolis/words/language';
import type { Round } from '@duopolis/rules';
import type { MotionWords } from './motion-words.ts';

const tiles = ({ hand, from }: Round): string => `${hand} ${from === 'duplexes' ? 'duplexes' : 'tiles'} each`;

export const motion: MotionWords = {
  tilesUp: 'Tiles up!',
  tilesUpAbout: 'Everyone places one tile in each of their two cities.',
  tilesUpForAutomas: 'You place them all: yours and the Automas’.',
  tilesUpAlone: 'You place them all.',
  tilesUpWithAutoma: 'Both place their own tiles, and one of the Automa’s each.',
  goOn: 'Click or press any key to continue',
  goOnTouch: 'Tap to continue',
  roundOver: (round) => `${sentence(round)} is over`,
  next: (round, next) => `${sentence(round)}: ${tiles(next)}. ${sentence(game.passes[next.pass])}.`,
  allPlaced: 'The last tile is placed',
  nowScores: 'Now the cities are scored.',
  lastTurn: (next) => `Last turn of this round. Next: ${tiles(next)}`,
  lastTurnOfGame: 'Last turn of the game',
  causes: {
    factory: { rivals: 'rivals built factories', 'rivals-lost': 'rivals have fewer factories' },
    district: { rivals: 'a rival’s district grew', 'rivals-lost': 'a rival’s district shrank' },
    removed: 'a tile was taken back',
    built: (tile) => `because of the ${tile}`,
  },
  change: ({ city, term, points, cause }) => `${city}: ${term} ${points}, ${cause}`,
};
