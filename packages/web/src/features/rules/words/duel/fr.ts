/** Two players, in French. */
import type { Chapter } from '../rules-words.ts';

export const duel: Chapter = {
  title: 'À deux joueurs (duel)',
  about: 'Deux villes chacun, chaque manche deux fois, et les deux villes comptent.',
  sections: [
    {
      rules: [
        {
          id: 'DUEL-1',
          title: 'Quatre villes',
          text: [
            'Chacun des deux joueurs construit seul une ville à gauche et une ville à droite. La table a quatre villes.',
          ],
        },
        {
          id: 'DUEL-2',
          title: 'Six manches',
          text: [
            'Chaque manche du jeu à table se joue deux fois, dans l’ordre 1a, 1b, 2a, 2b, 3a, 3b. Les mains qui passent vont à l’adversaire.',
          ],
        },
        {
          id: 'DUEL-3',
          title: 'Les deux villes comptent',
          text: [
            'Le score d’un joueur est *la somme de ses deux villes*. On départage par END-3 seulement (END-2 ne sert pas) ; si cela ne suffit pas, le rang est partagé.',
          ],
          examples: ['50 et 60 battent 54 et 54 : 110 contre 108.'],
        },
        {
          id: 'DUEL-4',
          title: 'Usines parmi quatre villes',
          text: ['Le rang des usines compare les quatre villes.'],
        },
      ],
    },
  ],
};
