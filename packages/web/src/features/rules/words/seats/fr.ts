/** Seats and cities, in French. */
import type { Chapter } from '../rules-words.ts';

export const seats: Chapter = {
  title: 'Places et villes',
  about: 'Qui s’assied où, et quelle ville se trouve entre qui.',
  sections: [
    {
      rules: [
        {
          id: 'SEAT-1',
          title: 'Un cercle de places et de villes',
          text: [
            'Une partie à table a de 3 à 7 places, numérotées dans le sens des aiguilles d’une montre, et autant de villes. La ville *i* se trouve entre la place *i* et la place suivante, *i*+1 ; après la dernière place vient la première. C’est donc la ville de gauche de la place *i* et la ville de droite de la place *i*+1, et les joueurs de ces deux places la construisent ensemble.',
          ],
        },
        {
          id: 'SEAT-2',
          title: 'Les cartes de placement aléatoire',
          text: [
            'Les cartes de placement décident qui s’assied où. Soit on retourne une carte et tous s’asseyent dans le sens des aiguilles d’une montre selon l’ordre qu’elle demande (anniversaire, pointure et ainsi de suite) ; soit, pour tout laisser au hasard, chacun reçoit une carte numérotée et l’on s’assied dans le même sens, du plus petit numéro au plus grand.',
          ],
        },
        {
          id: 'SEAT-3',
          title: 'La valeur de placement',
          text: [
            'Chaque place a une *valeur de placement* : le numéro de sa carte si des cartes numérotées ont été distribuées, son rang dans l’ordre si une catégorie a placé les joueurs. Elle sert à PLACE-8 et à rien d’autre.',
          ],
        },
        {
          id: 'SEAT-4',
          title: 'Les jetons ville',
          text: [
            'Chaque ville a un jeton, un monument qui lui donne son nom et indique son score. Dans une même partie, tous les jetons sont différents.',
          ],
          rulings: [
            {
              says: 'On peut choisir les jetons des premières villes parmi les 24 ; les autres villes tirent le leur au sort.',
              why: 'Le livret pose des jetons entre les joueurs sans dire lesquels.',
            },
          ],
        },
      ],
    },
  ],
};
