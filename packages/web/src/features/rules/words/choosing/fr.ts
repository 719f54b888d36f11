/** Choosing and revealing, in French. */
import type { Chapter } from '../rules-words.ts';

export const choosing: Chapter = {
  title: 'Sélection et révélation',
  about: 'Deux tuiles en secret, révélées par tous à la fois.',
  sections: [
    {
      rules: [
        {
          id: 'CHOOSE-1',
          title: 'Deux tuiles en secret',
          text: [
            'Chaque place sélectionne en secret deux tuiles de sa main. Toutes les places le font en même temps.',
          ],
        },
        {
          id: 'CHOOSE-2',
          title: 'Révélées ensemble',
          text: [
            'Personne n’apprend une sélection avant que chaque place ait fait la sienne. Alors toutes sont révélées ensemble.',
          ],
        },
        {
          id: 'CHOOSE-3',
          title: 'Changer d’avis',
          text: ['Une fois révélées, les sélections sont définitives.'],
          rulings: [
            {
              says: 'Tant que la dernière place n’a pas fait sa sélection, vous pouvez encore remplacer votre sélection par une autre, sauf à une table stricte (STRICT-1).',
            },
          ],
        },
        {
          id: 'CHOOSE-4',
          title: 'Les mains sont secrètes',
          text: ['Vous voyez votre main et aucune autre. Une main que vous avez passée vous est fermée.'],
          rulings: [
            {
              says: 'S’en souvenir n’est pas la regarder de nouveau : ce que voit une place comprend donc les mains qu’elle a tenues, et un programme peut se servir de cette mémoire.',
            },
          ],
        },
      ],
    },
  ],
};
