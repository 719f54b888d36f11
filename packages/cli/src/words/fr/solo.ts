/** French words for a game with Automas. */
import type { SoloWords } from '../../solo/words.ts';

export const solo: SoloWords = {
  command: 'jouer seul avec les deux Automas dans le terminal',
  decides: 'décide',
  columns: {
    solo: (shared, own) => `ville commune ${shared} · Automaville ${own}`,
    duo: (left, right) => `ville de gauche ${left} · ville de droite ${right}`,
  },
  assign: (city, tile, gain) => `Quelle tuile pour ${city} ? ${tile} : au mieux ${gain}`,
  confirmAssigned: 'Entrée assigne ces tuiles pour de bon.',
  assigned: (cities) => `Assignées : ${cities}`,
};
