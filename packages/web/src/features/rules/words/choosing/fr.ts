/** Choosing and revealing, in French. */
import type { Chapter } from '../rules-words.ts';

export const choosing: Chapter = {
  title: 'Sélection et révélation',
  about: 'Deux tuiles sélectionnées en secret, que tous révèlent en même temps.',
  sections: [
    {
      rules: [
        {
          id: 'CHOOSE-1',
          title: 'Deux tuiles en secret',
          text: ['Chaque joueur sélectionne en secret deux tuiles de sa main. Tous le font en même temps.'],
        },
        {
          id: 'CHOOSE-2',
          title: 'Révélées ensemble',
          text: [
            'Personne ne voit une sélection avant que chacun ait fait la sienne. Elles sont alors toutes révélées ensemble.',
          ],
        },
        {
          id: 'CHOOSE-3',
          title: 'Changer d’avis',
          text: ['Une fois révélées, les sélections sont définitives.'],
          rulings: [
            {
              says: 'Tant que le dernier joueur n’a pas fait sa sélection, vous pouvez encore remplacer la vôtre par une autre, sauf à une table stricte (STRICT-1).',
            },
          ],
        },
        {
          id: 'CHOOSE-4',
          title: 'Les mains sont secrètes',
          text: [
            'Vous voyez votre main et aucune autre. Vous ne pouvez plus regarder les tuiles que vous avez passées.',
          ],
          rulings: [
            {
              says: 'S’en souvenir, ce n’est pas les regarder de nouveau : ce que voit un joueur comprend donc les mains qu’il a eues, et un programme peut se servir de cette mémoire.',
            },
          ],
        },
      ],
    },
  ],
};
