/** Moments of the game in French. */
import { game } from '@duopolis/words/game/fr';
import { sentence } from '@duopolis/words/language';
import type { Round } from '@duopolis/rules';
import type { MotionWords } from './motion-words.ts';

const tiles = ({ hand, from }: Round): string =>
  `${hand} ${from === 'duplexes' ? 'tuiles doubles' : 'tuiles'} chacun`;

export const motion: MotionWords = {
  tilesUp: 'Tuiles révélées !',
  tilesUpAbout: 'Chacun place une tuile dans chacune de ses deux villes.',
  tilesUpForAutomas: 'Vous les placez toutes : les vôtres et celles des Automas.',
  tilesUpAlone: 'Vous les placez toutes.',
  tilesUpWithAutoma: 'Chacun place ses tuiles, et une de celles de l’Automa.',
  goOn: 'Cliquez ou appuyez sur une touche pour continuer',
  goOnTouch: 'Touchez l’écran pour continuer',
  roundOver: (round) => `Fin de la ${round}`,
  next: (round, next) => `${sentence(round)} : ${tiles(next)}. ${sentence(game.passes[next.pass])}.`,
  allPlaced: 'La dernière tuile est placée',
  nowScores: 'Place au décompte des villes.',
  lastTurn: (next) => `Dernier tour de la manche. Ensuite : ${tiles(next)}`,
  lastTurnOfGame: 'Dernier tour de la partie',
  causes: {
    factory: { rivals: 'des rivaux ont bâti des usines', 'rivals-lost': 'des rivaux ont moins d’usines' },
    district: { rivals: 'un quartier rival a grandi', 'rivals-lost': 'un quartier rival a rétréci' },
    removed: 'une tuile a été reprise',
    built: (tile) => `cause : ${tile}`,
  },
  change: ({ city, term, points, cause }) => `${city} : ${term} ${points}, ${cause}`,
};
