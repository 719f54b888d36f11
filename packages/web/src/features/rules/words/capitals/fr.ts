/** Capitals and its landscapes, in French. */
import type { Chapter } from '../rules-words.ts';

export const capitals: Chapter = {
  title: 'Capitals : les paysages',
  about: 'L’extension : des villes de 5×5 autour de rivières, de crêtes et de ponts.',
  sections: [
    {
      rules: [
        {
          id: 'CAP-1',
          title: 'Ce que change Capitals',
          text: [
            'Mélangez les 21 bâtiments publics aux tuiles simples. Aux manches 1 et 3, chaque joueur reçoit neuf tuiles ; elles durent donc quatre tours. Une ville est un carré de 5×5 avec 20 bâtiments : 16 tuiles simples et 2 tuiles doubles. Les cinq autres cases sont du paysage.',
          ],
        },
      ],
    },
    {
      title: 'Paysages',
      rules: [
        {
          id: 'LAND-1',
          title: 'Les plateaux paysage',
          text: [
            'Chaque ville reçoit au hasard un plateau paysage, que l’on ne tourne pas. Cinq cases du plateau sont du paysage, et on ne peut jamais rien y construire.',
          ],
        },
        {
          id: 'LAND-2',
          title: 'Le plateau est dans la ville',
          text: [
            'Le plateau entier doit se trouver dans le carré de 5×5 de la ville. La position du carré autour du plateau reste libre, comme dans PLACE-3.',
          ],
        },
        {
          id: 'LAND-3',
          title: 'La première tuile',
          text: ['La première tuile d’une ville va sur une case libre de son plateau.'],
          rulings: [
            {
              says: 'Si la première tuile est double (comme dans DUO-1), au moins une moitié s’y trouve.',
              why: 'Le livret ne parle que de tuiles simples ; une moitié sur le plateau est ce qui s’en approche le plus et rappelle PLACE-4.',
            },
          ],
        },
        {
          id: 'LAND-4',
          title: 'Les ponts',
          text: [
            'Les deux cases aux extrémités d’un pont sont à côté l’une de l’autre, pour le placement comme pour le décompte : lignes de commerces, groupes de parcs, bonus et quartiers.',
          ],
          examples: [
            '`SS=S` est une ligne de trois, 10 points ; dans `F=H`, la résidence vaut 1.',
            'Un paysage sans pont sépare : `SS#S` vaut 5 + 2 = 7.',
          ],
        },
        {
          id: 'LAND-5',
          title: 'Cinq commerces en ligne',
          text: ['Cinq commerces sur une même ligne valent 16 + 2 = 18.'],
        },
        {
          id: 'LAND-6',
          title: 'La ville doit pouvoir être achevée',
          text: [
            'Ici, PLACE-6 est à vérifier à chaque placement. Un placement n’est autorisé que si les partenaires peuvent encore remplir le carré de 5×5 avec les tuiles à venir, *quelle que soit l’orientation des tuiles doubles parmi elles*. Pour être exact, regardez les tuiles qui viendront encore dans cette ville, simples et doubles dans leur ordre, et appelez une ville *achevable* si :',
          ],
          list: [
            'il ne reste aucune tuile à venir et le carré est plein ; ou',
            'la prochaine est simple, et elle a une case autorisée après laquelle la ville est achevable ; ou',
            'la prochaine est double et, pour *chaque* orientation, elle a une case autorisée après laquelle la ville est achevable.',
          ],
          examples: [
            'Sur le plateau Crête, une ville qui finirait en `.#.../..##./...##/...../.....` couperait du reste les quatre cases libres en haut à droite. Une tuile qui ne laisse pas d’autre position au carré est donc refusée.',
          ],
        },
      ],
    },
  ],
};
