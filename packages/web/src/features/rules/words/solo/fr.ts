/** Solo with the Automas, in French. */
import type { Chapter } from '../rules-words.ts';

export const solo: Chapter = {
  title: 'Seul avec les Automas',
  about: 'Vous entre deux Automas : trois villes, mode débutant ou complet, sept niveaux.',
  sections: [
    {
      rules: [
        {
          id: 'SOLO-1',
          title: 'Trois villes',
          text: [
            'Vous jouez avec deux Automas. Automartin est votre voisin de gauche, Automanon votre voisine de droite. *Gaucheville* se trouve entre vous et Automartin, *Droitebourg* entre Automanon et vous, *Automaville* entre les Automas. Les règles de la table valent partout où ce chapitre ne les change pas.',
          ],
        },
        {
          id: 'SOLO-2',
          title: 'Assigner, puis placer',
          text: [
            'Une tuile arrive dans une ville en deux temps : elle est d’abord *assignée* à la ville, puis elle y est *placée*. Dans chacune de vos deux villes, vous placez les deux tuiles assignées, même celle qui ne vient pas de vous.',
          ],
        },
        {
          id: 'SOLO-3',
          title: 'Automaville rapporte le maximum',
          text: [
            'Automaville n’est pas un carré. Ses tuiles sont triées par type et comptées de la meilleure façon : les commerces en autant de lignes de quatre que possible ; aucune résidence à côté d’une usine ; 1 de plus pour chaque bureau s’il y a une auberge ; les auberges dans les meilleures associations. Les parcs sont l’exception : ils comptent toujours en paires séparées, avec un parc seul si leur nombre est impair. Les usines sont classées comme d’habitude parmi les trois villes.',
          ],
          examples: [
            '6 commerces valent 16 + 5 = 21.',
            '3 parcs valent 8 + 2 = 10 ; 5 parcs valent 8 + 8 + 2 = 18.',
          ],
        },
        {
          id: 'SOLO-4',
          title: 'La difficulté',
          text: [
            'La difficulté est un nombre ajouté au score d’Automaville : −6, −4, −2, 0, +2, +4, +6 pour les niveaux 1 à 7. Commencez au niveau 2 ; quand vous gagnez régulièrement, essayez le niveau 4.',
          ],
        },
        {
          id: 'SOLO-5',
          title: 'Le classement avec les Automas',
          text: [
            'Vous et les deux Automas êtes classés selon END-1 à END-4. Les deux villes d’un Automa sont Automaville et celle qu’il partage avec vous.',
          ],
        },
      ],
    },
    {
      title: 'Mode débutant et mode complet',
      rules: [
        {
          id: 'SIMPLE-1',
          title: 'Mode débutant',
          text: [
            'Répétez ceci : assignez une tuile au hasard à chacune des trois villes ; piochez trois tuiles et assignez-en une à chaque ville, comme vous voulez ; placez ce qui a été assigné. Automaville prend ses tuiles aussitôt, vous placez les quatre autres.',
            'Jouez ainsi avec des tuiles simples jusqu’à ce que chaque ville en ait 6 (trois fois), puis une fois avec des tuiles doubles, puis de nouveau avec des tuiles simples jusqu’à ce que chaque ville en ait 12.',
          ],
        },
        {
          id: 'FULL-1',
          title: 'Mode complet : mise en place',
          text: [
            'Avant la partie, mélangez les 20 cartes Automa et mettez deux tuiles doubles au hasard dans Automaville.',
          ],
        },
        {
          id: 'FULL-2',
          title: 'Mode complet : les Automas jouent',
          text: [
            'Aux manches 1 et 3, les trois mains de sept tuiles sont face visible. Automartin joue d’abord, puis Automanon. Pour chacun, retournez une carte Automa. Sa colonne *ville commune* prend une tuile de la main de cet Automa, assignée à la ville qu’il partage avec vous. Sa colonne *Automaville* en prend ensuite une autre, placée aussitôt dans Automaville. (Automanon voit donc déjà ce qu’Automartin y a fait.)',
          ],
        },
        {
          id: 'FULL-3',
          title: 'Mode complet : à vous',
          text: [
            'Après eux, vous assignez une tuile de votre main à chacune de vos deux villes, puis vous placez les quatre tuiles qui leur sont assignées. Ensuite les mains passent : à gauche à la manche 1, à droite à la manche 3. La dernière tuile de chaque main est défaussée.',
          ],
        },
        {
          id: 'FULL-4',
          title: 'Mode complet : tuiles doubles',
          text: [
            'À la manche 2, vous piochez trois tuiles doubles, en assignez une à chacune de vos villes et défaussez la troisième. Vous le faites une seconde fois. Puis vous placez les quatre tuiles doubles. Automaville a les deux siennes depuis la mise en place.',
          ],
        },
      ],
    },
  ],
};
