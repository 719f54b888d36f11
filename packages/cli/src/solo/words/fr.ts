/** French words for a game with Automas. */
import { vocabularyOf } from '@duopolis/words';
import type { SoloWords } from './solo-words.ts';

const { automas } = vocabularyOf('fr');

export const solo: SoloWords = {
  command: 'jouer seul avec les deux Automas dans le terminal',
  decides: 'décide',
  columns: {
    solo: (shared, own) => `ville commune ${shared} · ${automas.cities.automacity} ${own}`,
    duo: (left, right) => `ville de gauche ${left} · ville de droite ${right}`,
  },
  assign: (city, tile, gain) => `Quelle tuile pour ${city} ? ${tile} : au mieux ${gain}`,
  confirmAssigned: 'Entrée assigne ces tuiles pour de bon.',
  assigned: (cities) => `Assignées : ${cities}`,
};
