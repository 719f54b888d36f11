/** Standings, in French. */
import type { Chapter } from '../rules-words.ts';

export const standings: Chapter = {
  title: 'Classement',
  about: 'La ville la plus faible compte, et comment départager les égalités.',
  sections: [
    {
      rules: [
        {
          id: 'END-1',
          title: 'La ville la plus faible compte',
          text: [
            'De 3 à 7 joueurs, votre score est le plus petit de vos deux villes. Le plus haut score gagne.',
          ],
        },
        {
          id: 'END-2',
          title: 'D’abord l’autre ville',
          text: ['Les joueurs à égalité comparent leur autre ville, la plus forte.'],
          examples: [
            'Trois places, et les villes valent 52 (ville 0), 56 (ville 1) et 61 (ville 2). La place 0 a les villes 0 et 2, la place 1 a 1 et 0, la place 2 a 2 et 1. La place 2 gagne avec 56 ; les places 0 et 1 sont à égalité à 52, et la place 0 est deuxième car 61 bat 56.',
          ],
        },
        {
          id: 'END-3',
          title: 'Ensuite les bâtiments, type par type',
          text: [
            'Si l’égalité demeure, additionnez les bâtiments de chaque type dans les deux villes de chaque joueur et comparez type par type dans l’ordre de référence : d’abord les commerces, puis les usines, et ainsi de suite. À la première différence, le plus grand nombre l’emporte.',
          ],
          rulings: [
            {
              says: 'Les bâtiments publics ne comptent pas.',
              why: 'La liste imprimée a six types, et Capitals n’y ajoute rien.',
            },
          ],
        },
        {
          id: 'END-4',
          title: 'Rangs partagés',
          text: [],
          rulings: [
            {
              says: 'Si rien ne les départage, les joueurs partagent le rang.',
              why: 'Les livrets ne proposent pas d’autre critère, et un tirage au sort serait une triste fin de partie.',
            },
          ],
        },
        {
          id: 'END-5',
          title: 'L’ordre du décompte final',
          text: [
            'Le décompte final va type par type dans l’ordre de référence. Un type est compté dans toutes les villes avant que le suivant commence.',
            'Comme dans le livret, autour de la table, chacun annonce les points de ce type pour la ville à sa gauche et avance son jeton sur le plateau de score.',
          ],
          rulings: [
            {
              says: 'Par défaut, un décompte rapide avance tous les jetons à la fois ; les réglages et la fin de partie proposent celui du livret.',
              why: 'Le programme a déjà compté, et les annonces de sept villes durent une minute.',
            },
          ],
        },
      ],
    },
  ],
};
