/** The pieces in the boxes, in French; the lists themselves are drawn from the rules. */
import type { Chapter } from '../rules-words.ts';

export const pieces: Chapter = {
  title: 'Le matériel',
  about: 'Chaque tuile, carte, plateau et jeton des boîtes.',
  sections: [
    {
      text: [
        'Bâtiments, tuiles doubles, cartes quartier, tuiles de score, jetons ville et les cartes de placement aléatoire 1 à 5 et 7 sont connus par les livrets ou par deux sources publiques indépendantes. Les cartes 6 et 8 à 10 et les noms des bâtiments publics viennent d’une seule source. Là où aucun livret ne montre la pièce imprimée, nous en avons fait une dans le même esprit : les cartes Automa et la liste qui départage leurs égalités, les plateaux paysage, les types de tous les bâtiments publics sauf un, et les cartes de placement 11 à 15. Les sources divergent sur deux tuiles doubles : `F|d` et `e|H` pourraient être `F|e` et `d|H`. Nous gardons les premières.',
        'Si vous possédez la boîte, vous pouvez remplacer toute liste par un fichier à vous ; il est vérifié au chargement, et un fichier incorrect est refusé, avec la raison.',
      ],
    },
  ],
};
