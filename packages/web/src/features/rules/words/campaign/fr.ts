/** Campaign and duo, in French. */
import type { Chapter } from '../rules-words.ts';

export const campaign: Chapter = {
  title: 'Campagne et duo',
  about: 'Des parties en solo à la suite, et deux personnes avec un Automa.',
  sections: [
    {
      rules: [
        {
          id: 'CAMPAIGN-1',
          title: 'Une campagne',
          text: [
            'Une campagne compte trois parties en solo de même difficulté et de même mode. Après chaque partie, vous recevez des points de campagne : le score de votre ville la plus faible, plus un bonus. Pour le bonus, choisissez un type de bâtiment ; il vaut ce que cette ville a marqué pour ce type, et le double si vous avez gagné la partie. Aucun type ne peut être choisi deux fois dans une campagne. Une longue campagne compte six parties et utilise donc les six types. Les meilleurs scores sont conservés.',
          ],
          examples: [
            'Votre ville la plus faible a 54, dont 16 pour les parcs, et vous choisissez les parcs. Vous recevez 54 + 32 = 86 si vous avez gagné, et 54 + 16 = 70 sinon.',
          ],
          rulings: [
            {
              says: 'Si vos deux villes sont à égalité, vous dites laquelle compte comme la plus faible.',
              why: 'Le livret ne le dit pas, et le choix ne manque pas d’intérêt.',
            },
          ],
        },
        {
          id: 'DUO-1',
          title: 'Deux personnes et un Automa',
          text: [
            'Deux personnes et un Automa jouent une partie à table à trois ; l’Automa est le troisième joueur. (Cette variante a été publiée, officieusement, par le concepteur de l’Automa.) Il n’y a pas d’Automaville : les trois villes sont ordinaires. À la mise en place, une tuile double au hasard est placée dans chacune des deux villes de l’Automa.',
            'L’Automa sélectionne ses tuiles comme en mode complet : la colonne de gauche de la carte pour sa ville de gauche, celle de droite pour sa ville de droite. À la manche 1, il assigne d’abord à la ville de gauche, à la manche 3 d’abord à celle de droite. Dans chacune de ces villes, son partenaire humain place la tuile pour lui.',
          ],
          rulings: [
            {
              says: '(1) La colonne de gauche de la carte est celle que FULL-2 appelle *ville commune*, celle de droite *Automaville*.',
              why: 'Les cartes n’ont que ces deux colonnes, dans cet ordre.',
            },
            {
              says: '(2) L’Automa ne participe pas à la manche 2.',
              why: 'Ses deux villes ont leur tuile double depuis la mise en place et, avec une de plus de chaque partenaire, elles arrivent aux deux de ROUND-5.',
            },
          ],
        },
        {
          id: 'DUO-2',
          title: 'L’Automa assigne d’abord',
          text: [
            'Quand les mains sont distribuées ou passées, la carte de l’Automa est retournée et tout le monde voit quelles tuiles il prend, pour quelles villes et pourquoi, avant de sélectionner les siennes. Ses tuiles sont placées avec celles de tous après la révélation.',
          ],
          rulings: [
            {
              says: 'Si vous préférez, l’Automa sélectionne en secret : sa main et sa sélection restent cachées jusqu’à la révélation, comme celles de tous (CHOOSE-2, CHOOSE-4).',
              why: 'Son concepteur le fait assigner d’abord, car il faut bien que quelqu’un lise sa main. Mais les mains font le tour de la table, et une main ouverte montre ce qui vient.',
            },
          ],
        },
      ],
    },
  ],
};
