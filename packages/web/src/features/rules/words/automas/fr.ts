/** How an Automa chooses, in French. */
import type { Chapter } from '../rules-words.ts';

export const automas: Chapter = {
  title: 'Comment un Automa sélectionne',
  about: 'Les symboles d’une carte Automa, et comment départager les égalités.',
  sections: [
    {
      rules: [
        {
          id: 'AUTOMA-1',
          title: 'Symboles résidence et usine',
          text: [
            'Lisez la colonne de haut en bas et arrêtez-vous au premier symbole qui décide. *Résidence* (`h`) : si la main a une résidence, prenez-la. *Usine* (`f`) : si la main a une usine, prenez-la. Sinon, continuez.',
          ],
        },
        {
          id: 'AUTOMA-2',
          title: 'La meilleure tuile',
          text: [
            '*La meilleure* (`>`) : prenez la tuile qui augmente le plus le score de cette ville, telle qu’elle est maintenant. Comptez aussi ce que la tuile fait aux autres : résidences qui profitent d’un nouveau type, bureaux qui reçoivent leur bonus, rang des usines de cette ville, résidences pénalisées par une usine. Dans une ville commune, la tuile vaut ce qu’elle vaut sur sa meilleure case autorisée ; dans Automaville, d’après SOLO-3.',
          ],
          examples: [
            'La ville commune est `OH/.O`. Une auberge dans la case vide ajoute 1, plus 2 pour deux bureaux, plus 1 pour la résidence : +4. Un commerce ajoute 2, plus 1 pour la résidence : +3. Un troisième bureau ajoute 6 − 3 : +3. Une seconde résidence ajoute 1. L’auberge est prise.',
          ],
          rulings: [
            {
              says: 'Les tuiles assignées à une ville commune mais pas encore placées ne comptent pas.',
              why: 'Elles n’ont pas encore de case et ne font donc pas partie de la ville telle qu’elle est.',
            },
          ],
        },
        {
          id: 'AUTOMA-3',
          title: 'Un nouveau type',
          text: [
            '*Nouveau type* (`n`) : si la ville a une résidence, prenez une tuile d’un type que la ville n’a pas encore ; s’il y en a plusieurs, la meilleure d’après AUTOMA-2. Si la ville n’a pas de résidence ou la main pas de telle tuile, continuez.',
          ],
        },
        {
          id: 'AUTOMA-4',
          title: 'À égalité',
          text: [
            'Si des tuiles sont à égalité, prenez le type le plus à gauche dans la liste au bas des cartes. Entre auberges, c’est l’ordre de leurs types dans cette liste qui décide.',
          ],
          examples: [
            'Dans la ville ci-dessus, sans auberge en main, commerce et bureau sont à égalité à +3, et le commerce est pris.',
          ],
          rulings: [
            {
              says: 'La liste est : parc, auberge, commerce, usine, bureau, résidence ; entre auberges : bistrot, restaurant, taverne musicale, hôtel.',
              why: 'Aucun livret ne montre cette liste : l’ordre est le nôtre, et qui possède une boîte peut le remplacer.',
            },
            {
              says: 'Entre deux bâtiments publics (Capitals seulement), on prend celui qui est le plus à gauche dans la main.',
              why: 'La liste ne distingue pas les bâtiments publics, et l’ordre de la main découle de la distribution : chacun peut le vérifier.',
            },
          ],
        },
      ],
    },
  ],
};
