/** The game at a glance, in French: modes, words, notation. */
import type { Chapter } from '../rules-words.ts';

export const game: Chapter = {
  title: 'Le jeu en bref',
  about: 'Ce que l’on fait, les façons de jouer, les mots employés.',
  sections: [
    {
      text: [
        'Vous êtes assis en cercle et, entre vous et chaque voisin, se trouve une ville que vous construisez à deux. Vous sélectionnez deux tuiles, les révélez, en placez une dans chacune de vos villes et passez les autres. Après trois manches, chaque ville est un carré complet dont on compte les bâtiments. Votre score est celui de votre ville la plus faible : prenez soin des deux.',
        'Chaque règle porte un numéro comme `SHOP-1`. Chacune a sa propre adresse, que vous pouvez partager.',
        'Les livrets imprimés laissent quelques questions ouvertes, et le jeu en ligne en pose de nouvelles. Là où nous avons dû trancher, la page dit *Décision* et en donne la raison. Là où cette page et un livret diffèrent, Duopolis suit cette page.',
      ],
    },
    {
      title: 'Les façons de jouer',
      table: {
        head: ['Mode', 'Joueurs', 'Villes', 'Votre score', 'À lire'],
        rows: [
          [
            'À table',
            '3 à 7',
            'une par joueur, chacune construite à deux',
            'ville la plus faible',
            'SEAT-1 à END-5',
          ],
          ['En duel', '2', '4, deux par joueur', 'somme des deux villes', 'les mêmes, et DUEL-1'],
          [
            'Solo, débutant ou complet',
            'vous et deux Automas',
            '3',
            'ville la plus faible',
            'les mêmes, et SOLO-1',
          ],
          ['Campagne', 'trois ou six parties en solo', '3 par partie', 'points de campagne', 'CAMPAIGN-1'],
          [
            'En duo',
            'deux personnes et un Automa',
            '3',
            'ville la plus faible',
            'les règles de la table, et DUO-1',
          ],
          [
            'Avec Capitals',
            'comme ci-dessus',
            'de même, mais en 5×5',
            'comme ci-dessus',
            'CAP-1 et la suite',
          ],
        ],
      },
    },
    {
      title: 'Les mots employés',
      terms: [
        [
          'Bâtiment',
          'Ce qui occupe une case de ville. Une *tuile simple* est un bâtiment. Une *tuile double* en réunit deux, côte à côte ou l’un au-dessus de l’autre.',
        ],
        [
          'Types',
          'Toujours dans cet *ordre de référence* : commerce, usine, auberge, bureau, parc, résidence. Capitals ajoute les bâtiments publics. Les auberges sont de quatre *types* : bistrot, restaurant, taverne musicale, hôtel. Ensemble, ils font un seul type de bâtiment.',
        ],
        [
          'Joueur, place',
          'Un joueur est une personne, un robot ou un Automa ; sa *place* est son siège à la table. Votre voisin de *gauche* est le joueur suivant dans le sens des aiguilles d’une montre, celui de *droite* le précédent.',
        ],
        ['Main', 'Les tuiles qu’un joueur tient en ce moment.'],
        ['Partenaires', 'Les deux joueurs qui construisent ensemble une ville.'],
        [
          'Manche et tour',
          'Une manche va d’une distribution à la suivante. Un tour est un passage par *sélection*, *révélation*, *placement*.',
        ],
        ['Jeton ville', 'Le monument qui donne son nom à une ville et marque son score.'],
        [
          'À côté de',
          'Voir ADJ-1. Une *case autorisée* est une case où toutes les règles de placement sont respectées.',
        ],
      ],
    },
    {
      title: 'La notation d’une ville',
      text: [
        'Les rangées vont de haut en bas, séparées par `/` ; chaque case est un signe. La planche à dessin lit et écrit cette notation. Dans les exemples de décompte, les cases sans importance restent vides.',
      ],
      terms: [
        ['`S` `F` `O` `P` `H`', 'commerce, usine, bureau, parc, résidence'],
        [
          '`d` `e` `m` `b`',
          'auberges : bistrot, restaurant, taverne musicale, hôtel ; `T` remplace n’importe laquelle quand seul le type importe',
        ],
        ['`.`', 'une case vide'],
        ['`[PH-T]`', 'un bâtiment public qui veut des parcs et des résidences, et que les auberges gênent'],
        ['`#` `=` `|`', 'paysage ; avec un pont d’ouest en est ; avec un pont du nord au sud'],
        ['`S-F` `S|F`', 'une tuile double côte à côte (gauche, droite), et superposée (haut, bas)'],
      ],
    },
  ],
};
