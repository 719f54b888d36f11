/** Rounds, in French. */
import type { Chapter } from '../rules-words.ts';

export const rounds: Chapter = {
  title: 'Manches',
  about: 'Trois manches, ce que l’on y distribue, et comment grandit une ville.',
  sections: [
    {
      rules: [
        {
          id: 'ROUND-1',
          title: 'Trois manches',
          text: [
            'Une partie compte trois manches. À la manche 1, chaque joueur reçoit sept tuiles simples, et les mains passent à gauche. À la manche 2, chaque joueur reçoit trois tuiles doubles, et les mains ne passent pas. À la manche 3, chaque joueur reçoit de nouveau sept tuiles simples, et les mains passent à droite.',
          ],
        },
        {
          id: 'ROUND-2',
          title: 'Les réserves',
          text: [
            'Les tuiles simples viennent d’une réserve, les tuiles doubles d’une autre. Une tuile piochée n’est pas remise, et une tuile défaussée ne revient jamais.',
          ],
        },
        {
          id: 'ROUND-3',
          title: 'Les tours',
          text: [
            'Un tour a trois étapes : sélection, révélation, placement. Les manches 1 et 3 durent trois tours ; la manche 2 n’en a qu’un.',
          ],
        },
        {
          id: 'ROUND-4',
          title: 'Passer et défausser',
          text: [
            'À la fin d’un tour, s’il reste plus d’une tuile dans une main, elle va au joueur suivant, dans le sens de la manche. S’il n’en reste qu’une, on la défausse face cachée. Ce qui a été défaussé reste secret jusqu’à la fin de la partie.',
          ],
          examples: [
            'À la manche 1, une main passe de 7 tuiles à 5, 3, puis 1, et cette dernière tuile est défaussée.',
          ],
        },
        {
          id: 'ROUND-5',
          title: 'Comment grandit une ville',
          text: [
            'Toutes les villes grandissent au même rythme : 6 tuiles simples après la manche 1 ; deux tuiles doubles de plus, donc 8 tuiles ou 10 bâtiments, après la manche 2 ; et 12 tuiles simples avec 2 tuiles doubles, soit 16 bâtiments, à la fin.',
          ],
        },
      ],
    },
  ],
};
