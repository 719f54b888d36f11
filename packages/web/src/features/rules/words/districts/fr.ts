/** Capitals: civic tiles and districts, in French. */
import type { Chapter } from '../rules-words.ts';

export const districts: Chapter = {
  title: 'Capitals : bâtiments publics et quartiers',
  about: 'Des bâtiments publics avec leurs souhaits, des quartiers que les villes se disputent.',
  sections: [
    {
      rules: [
        {
          id: 'CIVIC-1',
          title: 'Les bâtiments publics',
          text: [
            'Un bâtiment public veut deux types à côté de lui et n’en veut pas un troisième. Il vaut 1 à lui seul, 3 à côté d’un des types voulus, 6 à côté des deux, et seulement 1, quoi qu’il y ait d’autre, à côté du type gênant.',
          ],
          examples: ['`O[PH-T]` 1 ; `H[PH-T]H` 3 ; `P[PH-T]H` 6 ; `P[PH-T]H/.d.` 1.'],
        },
        {
          id: 'CIVIC-2',
          title: 'Ce n’est pas un type de bâtiment',
          text: [
            'Un bâtiment public ne compte pas comme un type de bâtiment : ni pour la valeur des résidences, ni pour END-3.',
          ],
        },
        {
          id: 'DIST-1',
          title: 'Distribuer les quartiers',
          text: [
            'À la mise en place, deux cartes quartier au hasard vont à chacune des trois tuiles de score, 9/3, 8/4 et 7/5. La septième carte reste de côté. Si résidence et usine forment une paire, la seconde carte de cette paire est échangée contre la septième.',
          ],
        },
        {
          id: 'DIST-2',
          title: 'Ce qu’est un quartier',
          text: [
            'Un quartier est une région connectée de tuiles qui sont chacune de l’un des deux types de la paire. Il peut n’en avoir qu’un. Une ville ne compte que sa plus grande région.',
          ],
          examples: ['Pour commerce + bureau : `OOS/PPS` en a 4 ; `SP/PS` en a 1.'],
        },
        {
          id: 'DIST-3',
          title: 'Premier et deuxième quartier',
          text: [
            'La ville qui a le plus grand quartier marque le premier chiffre de la tuile de score, celle qui a le suivant marque le second. Si plusieurs sont premières à égalité, additionnez les deux chiffres, partagez également entre elles et arrondissez à l’inférieur ; il n’y a alors pas de deuxième. Si plusieurs sont deuxièmes à égalité, partagez également le second chiffre entre elles et arrondissez à l’inférieur.',
          ],
          examples: [
            'Des tailles de 6, 4, 4, 2 sur 8/4 valent 8, 2, 2, 0.',
            'Des tailles de 5, 5, 3 sur 9/3 valent 6, 6, 0.',
            'Trois premières à égalité marquent 4 chacune, sur n’importe laquelle des trois tuiles.',
          ],
        },
        {
          id: 'DIST-4',
          title: 'Sans tuile, pas de quartier',
          text: [],
          rulings: [
            {
              says: 'Un quartier de taille 0 ne vaut rien.',
              why: 'Là où il n’y a pas de telle tuile, il n’y a pas de quartier. Si une seule ville a le quartier, personne n’est deuxième.',
            },
          ],
        },
      ],
    },
    {
      title: 'Ordre, duel et solo avec Capitals',
      rules: [
        {
          id: 'CAP-2',
          title: 'L’ordre du décompte',
          text: [
            'Ce que Capitals ajoute se compte après les résidences : d’abord les bâtiments publics, puis le premier, le deuxième et le troisième quartier.',
          ],
        },
        {
          id: 'CAP-3',
          title: 'Duel avec Capitals',
          text: [],
          rulings: [
            {
              says: 'Un duel avec Capitals se joue avec quatre plateaux, les règles DUEL-1 à DUEL-4, et des mains de neuf.',
              why: 'La boîte parle d’une variante à deux joueurs, mais le livret n’en imprime aucune ; nous réunissons simplement les deux.',
            },
          ],
        },
        {
          id: 'CAP-4',
          title: 'Solo avec Capitals',
          text: [],
          rulings: [
            {
              says: 'Le solo avec Capitals se joue avec des mains de neuf (le mode débutant, sans mains, va jusqu’à 8 puis 16 tuiles simples par ville). Vos deux villes ont des plateaux ; Automaville n’en a pas et rapporte là aussi le maximum. Un bâtiment public y vaut 6 si ses deux types voulus sont quelque part dans Automaville, 3 si l’un y est, 1 si aucun n’y est, et son type gênant ne nuit pas. *Automaville ne participe à aucun quartier, et reçoit 3 points par niveau de difficulté (3 au niveau 1, 21 au niveau 7) au lieu des nombres de SOLO-4.* Pour AUTOMA-2, les Automas traitent les bâtiments publics comme un type parmi d’autres ; pour AUTOMA-3, ce n’est jamais un nouveau type. Les quartiers ne comptent pas dans le gain d’AUTOMA-2.',
              why: 'Le livret promet une partie en solo, mais n’en donne pas les règles ; ceci garde l’esprit de SOLO-3, et avec ces points chaque niveau est à peu près aussi difficile que dans le jeu de base. Les parties commencées avec la version 1 des règles la gardent : la taille d’un quartier dans Automaville y est le nombre de ses tuiles, et les nombres sont ceux de SOLO-4, que presque personne ne peut battre.',
            },
          ],
        },
        {
          id: 'CAP-5',
          title: 'Duo avec Capitals',
          text: [],
          examples: [
            'Les villes de l’Automa ont 80 et 84 : il marque 82 ; en cas d’égalité, sa ville la plus forte compte toujours 84.',
          ],
          rulings: [
            {
              says: 'En duo avec Capitals, *l’Automa marque 2 points de plus que sa ville la plus faible.*',
              why: 'L’Automa ne regarde pas les quartiers et deux personnes le font : sans ces points il gagne environ 32 % de ses parties, contre 45 % dans le jeu de base ; avec eux, à peu près autant. Les parties commencées avec la version 1 des règles la gardent : rien n’y est ajouté.',
            },
          ],
        },
      ],
    },
  ],
};
