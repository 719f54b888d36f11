/** The pieces in the boxes, in French; the lists themselves are drawn from the rules. */
import type { Chapter } from '../rules-words.ts';

export const pieces: Chapter = {
  title: 'Le matériel',
  about: 'Chaque tuile, carte, plateau et jeton des boîtes.',
  sections: [
    {
      text: [
        'Bâtiments, tuiles doubles, cartes quartier, tuiles de score, jetons ville et les dix premières cartes de placement sont connus par les livrets ou par deux sources publiques indépendantes. Là où aucun livret ne montre la pièce imprimée, nous en avons fait une dans le même langage : les cartes Automa, les plateaux paysage, les types de tous les bâtiments publics sauf un, et les cartes de placement 11 à 15. Les sources divergent sur deux tuiles doubles : `F|d` et `e|H` pourraient être `F|e` et `d|H`. Nous gardons les premières.',
        'Si vous possédez la boîte, vous pouvez remplacer toute liste par un fichier à vous ; il est vérifié au chargement, et un fichier faux est refusé avec la raison.',
      ],
    },
  ],
};
