/** Scoring a city, in French. */
import type { Chapter } from '../rules-words.ts';

export const scoring: Chapter = {
  title: 'Le décompte d’une ville',
  about: 'Commerces, usines, auberges, bureaux, parcs, résidences : ce que vaut chacun.',
  sections: [
    {
      text: [
        'Un exemple complet : `SSSS/HHOm/OPOO/OPHP` vaut 56. Commerces 16 (une ligne de quatre) ; usines 0 ; auberges 1 ; bureaux 15 + 2 (cinq, dont deux touchent l’auberge) ; parcs 8 + 2 ; résidences 3 × 4 (la ville a commerce, auberge, bureau et parc).',
      ],
      rules: [
        {
          id: 'SHOP-1',
          title: 'Commerces en ligne droite',
          text: [
            'Les commerces comptent en lignes droites, le long d’une rangée ou d’une colonne, sans trou. Une ligne de 1, 2, 3 ou 4 commerces vaut 2, 5, 10 ou 16 points.',
          ],
        },
        {
          id: 'SHOP-2',
          title: 'Un commerce, une ligne',
          text: [
            'Un commerce n’appartient qu’à une ligne. Là où des lignes se croisent, on les découpe de la façon qui rapporte le *plus*.',
          ],
          examples: [
            '`SSS/.S.`, un T : 10 + 2 = 12 (autrement, 5 + 2 + 2 = 9).',
            '`SSS/.S./.S.`, un T au pied plus long : 10 + 5 = 15 (en prenant la colonne de trois : 10 + 2 + 2 = 14).',
            '`S..S/SSSS/S..S`, un H : 10 + 10 + 5 = 25 (en prenant la rangée de quatre : 16 + 2 + 2 + 2 + 2 = 24).',
          ],
          rulings: [
            {
              says: 'C’est le véritable maximum parmi tous les découpages possibles.',
              why: 'Le livret dit qu’aucun commerce ne compte deux fois, mais pas comment découper, et les partenaires découperaient à leur avantage. Commencer toujours par la ligne la plus longue donnerait trop peu de points pour plus de deux cents dispositions de commerces dans une ville de 4×4.',
            },
          ],
        },
        {
          id: 'FACTORY-1',
          title: 'Usines selon le rang',
          text: [
            'Comparez le nombre d’usines de toutes les villes de la partie. Dans la ou les villes qui en ont le plus, chaque usine vaut 4 ; dans celles qui viennent en deuxième, 3 ; dans toutes les autres, 2. Des nombres égaux partagent un rang, et le nombre suivant, plus petit, prend le rang suivant.',
          ],
          examples: [
            'Avec 5, 5, 3, 2, 1, 0 usines, chaque usine vaut 4, 4, 3, 2, 2, –, et les villes marquent 20, 20, 9, 4, 2, 0.',
            'Avec 3, 2, 2 usines, chacune vaut 4, 3, 3, donc 12, 6, 6.',
          ],
        },
        {
          id: 'TAVERN-1',
          title: 'Auberges en associations',
          text: [
            'Les auberges forment des associations de types différents (bistrot, restaurant, taverne musicale, hôtel) ; peu importe où elles se trouvent. Une association de 1, 2, 3 ou 4 types vaut 1, 4, 9 ou 17. Une auberge n’appartient qu’à une association, et l’on compose les associations pour marquer le plus, donc en mettant dans chacune autant de types que possible.',
          ],
          examples: ['`d d e m` vaut 9 + 1 = 10, et non 4 + 4 = 8.', '`m d d e e` vaut 9 + 4 = 13.'],
        },
        {
          id: 'OFFICE-1',
          title: 'Bureaux selon leur nombre',
          text: [
            'Les bureaux comptent ensemble, où qu’ils soient : de 1 à 6 bureaux valent 1, 3, 6, 10, 15, 21. Un septième ouvre un nouvel ensemble.',
          ],
          examples: ['Sept bureaux valent 21 + 1 = 22, huit valent 21 + 3 = 24.'],
        },
        {
          id: 'OFFICE-2',
          title: 'Bureaux à côté d’une auberge',
          text: [
            'Un bureau à côté d’une auberge vaut 1 point de plus. D’autres auberges à côté du même bureau n’ajoutent rien ; une auberge peut servir plusieurs bureaux.',
          ],
          examples: ['Dans `OdO`, les bureaux valent 3 + 1 + 1 = 5.'],
        },
        {
          id: 'PARK-1',
          title: 'Parcs en groupes',
          text: [
            'Les parcs comptent en groupes connectés. Un groupe de 1, 2 ou 3 parcs vaut 2, 8 ou 12, et chaque parc après le troisième ajoute 1.',
          ],
          examples: [
            '`PPP./...P` : 3 + 1 parcs, 12 + 2 = 14 (deux parcs qui se touchent par un coin ne sont pas connectés).',
            '`PPPP` vaut 13.',
            '`PP.P/...P` vaut 8 + 8 = 16.',
          ],
        },
        {
          id: 'HOUSE-1',
          title: 'Résidences selon la variété',
          text: [
            'Chaque résidence vaut 1 pour chaque type, autre que résidence, présent dans sa ville, donc de 0 à 5. Les quatre types d’auberges font un seul type, et les bâtiments publics ne comptent pas.',
          ],
        },
        {
          id: 'HOUSE-2',
          title: 'Résidences à côté d’une usine',
          text: ['Une résidence à côté d’une usine ne vaut que 1, quoi que contienne la ville.'],
          examples: [
            'Dans `HF/HP`, les autres types sont usine et parc. La résidence du haut touche l’usine et vaut 1 ; celle du bas vaut 2.',
            'Dans `HFH/PSO`, l’usine pénalise les deux résidences : 1 + 1 au lieu de 4 + 4.',
          ],
        },
        {
          id: 'ADJ-1',
          title: 'Côte à côte',
          text: [
            'Deux cases sont à côté l’une de l’autre quand elles ont un côté commun, ou quand elles se font face de part et d’autre d’un pont (LAND-4). Se toucher par un coin ne suffit pas.',
          ],
        },
      ],
    },
  ],
};
