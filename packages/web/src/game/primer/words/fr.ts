/** Primers in French. */
import type { PrimerWords } from './primer-words.ts';

export const primer: PrimerWords = {
  titles: { capitals: 'Capitals en une minute', solo: 'Le solo en une minute' },
  offers: {
    capitals: 'Première fois avec Capitals ? Une minute',
    solo: 'Première fois en solo ? Une minute',
  },
  points: {
    capitals: [
      {
        what: 'Les paysages.',
        text: 'Votre ville s’étend autour d’un paysage où l’on ne bâtit pas partout, jusqu’à 5 sur 5.',
      },
      { what: 'Les ponts.', text: 'Deux tuiles face à face de part et d’autre d’un pont sont adjacentes.' },
      {
        what: 'Les bâtiments publics.',
        text: 'Chacun veut deux types à côté de lui, et surtout pas un troisième. Il rapporte jusqu’à 6 points.',
      },
      {
        what: 'Les quartiers.',
        text: 'Trois paires de types rapportent : le plus grand groupe relié de toutes les villes, puis le suivant.',
      },
      { what: 'Comme toujours,', text: 'seule votre ville la plus faible donne votre score.' },
    ],
    solo: [
      {
        what: 'Deux Automas',
        text: 'sont assis à votre gauche et à votre droite. Chacun partage une ville avec vous ; ils en ont une à eux deux.',
      },
      {
        what: 'Leurs cartes',
        text: 'choisissent une tuile pour votre ville commune et une pour Automaville. Touchez un Automa pour savoir pourquoi.',
      },
      { what: 'Vous', text: 'placez toutes les tuiles des deux villes communes.' },
      {
        what: 'Pour gagner,',
        text: 'votre ville la plus faible doit valoir plus de points qu’Automaville : face à ses 45 points, 46 et 50 gagnent, mais 44 et 60 perdent.',
      },
      {
        what: 'Automaville',
        text: 'commence avec deux duplex en mode complet. Jouez d’abord au niveau 2 : plus haut, elle reçoit plus de points.',
      },
    ],
  },
  gotIt: 'C’est compris',
  notNow: 'Pas maintenant',
};
