/** The first page in French. */
import type { HomeWords } from './home-words.ts';

const MODES = { table: 'Table', duel: 'Duel', solo: 'Solo', duo: 'Duo avec un Automa' };

export const home: HomeWords = {
  title: 'Deux villes, deux voisins, un score',
  claim:
    'Une ville avec votre voisin de gauche, une autre avec votre voisin de droite. Seule la plus faible compte.',
  yourName: 'Votre nom',
  guest: 'Invité',
  playNow: 'Jouer',
  playWithFriends: 'Jouer entre amis',
  noAccount: 'Sans compte. Des robots prennent les places libres ; une partie dure environ vingt minutes.',
  unofficial:
    'Une adaptation gratuite et non officielle de Between Two Cities et de son extension Capitals. Textes et dessins originaux.',
  ways: 'D’autres façons de jouer',
  solo: 'Solo',
  soloAbout: 'Contre deux rivaux menés par des cartes',
  device: 'Même appareil',
  deviceAbout: 'On se le passe à table',
  bots: 'Votre table',
  botsAbout: 'Places, robots, Capitals',
  lobby: 'Tables ouvertes',
  lobbyAbout: 'Jouer ou regarder',
  campaign: 'Campagne',
  campaignAbout: 'Une série de parties, un seul total',
  newHere: 'Première visite ? Apprendre en jouant',
  learn: 'Apprendre',
  learnAbout: 'Une première partie, cinq minutes',
  puzzle: 'La ville du jour',
  puzzleAbout: 'Les mêmes énigmes pour tous, trois essais',
  duplicate: 'Duplicate',
  duplicateAbout: 'Mêmes tuiles pour tous : on compare',
  rules: 'Règles',
  city: 'Planche à dessin',
  scorepad: 'Bloc de score',
  statistics: 'Statistiques',
  scores: 'Meilleurs scores',
  replays: 'Parties à revoir',
  goOn: 'Reprendre où vous en étiez',
  table: ({ mode, seats, capitals }) =>
    `${mode === 'table' ? `Table de ${seats}` : MODES[mode]}${capitals ? ', Capitals' : ''}`,
  onServer: 'en ligne',
  notStarted: 'pas encore commencée',
  over: 'terminée',
  withPeople: (names) => `avec ${names.join(', ')}`,
  notMade: (why) => `La table n’a pas pu être créée : ${why}`,
};
