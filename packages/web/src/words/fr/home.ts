/** The first page in French. */
import type { HomeWords } from '../home.ts';

export const home: HomeWords = {
  claim:
    'Une ville avec votre voisin de gauche, une autre avec votre voisin de droite. Seule la plus faible compte.',
  yourName: 'Votre nom',
  playNow: 'Jouer',
  playWithFriends: 'Jouer entre amis',
  noAccount: 'Sans compte. Des robots prennent les places libres ; une partie dure environ vingt minutes.',
  unofficial:
    'Une adaptation libre et non officielle de Between Two Cities et de son extension Capitals. Textes et dessins originaux.',
};
