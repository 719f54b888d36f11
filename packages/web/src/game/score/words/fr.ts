/** The score in French. */
import { ofFr } from '@duopolis/words/language';
import { scores } from '@duopolis/words/scores/fr';
import type { ScoreScreenWords } from './score-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const { terms, points: pointsIn } = scores;

export const score: ScoreScreenWords = {
  title: 'Le score',
  whyHint: 'Touchez une ligne ou une tuile pour la voir sur la ville.',
  nothingScores: 'Rien ne rapporte encore de points ici.',
  tray: 'Les tuiles d’Automaville, par type',
  emptyTray: 'Aucune tuile pour l’instant.',
  wins: (names) => `${list.format(names)} ${names.length > 1 ? 'gagnent ensemble' : 'gagne'}`,
  youWin: 'Vous avez gagné',
  youShare: 'Vous partagez la victoire',
  reached: (city, points, place) =>
    `Votre ville la plus faible, ${city}, atteint ${pointsIn(points)}. Rang : ${place}.`,
  reachedSum: (points, place) => `Vos deux villes ont ${points} points ensemble. Rang : ${place}.`,
  track: 'Le plateau de score',
  trackOf: (city, total) => `${city}, ${pointsIn(total)}`,
  skip: 'Tout montrer',
  next: 'Type suivant',
  counting: (term) => `On compte : ${term}`,
  announces: (who, city, points) => `${who} annonce ${city} : ${points}.`,
  nextCity: 'Ville suivante',
  nextResult: 'Voir le résultat',
  announceAll: 'Annoncer ville par ville',
  difficulty: 'niveau',
  cities: 'Les villes',
  standings: 'Classement',
  leftCity: 'ville de gauche',
  rightCity: 'ville de droite',
  you: (name) => `${name} (vous)`,
  bot: 'Robot',
  automa: 'Automa',
  level: (rival) => `À égalité avec ${rival}.`,
  higherCity: (own, theirs) => `La ville la plus forte départage : ${own} contre ${theirs}.`,
  typeDecides: (term, own, theirs) => `Le nombre ${ofFr(terms[term])} départage : ${own} contre ${theirs}.`,
  sharedWith: (names) => `Partagé avec ${list.format(names)}.`,
  decidedTitle: 'Comment on départage.',
  decided: {
    lower:
      'Le classement suit votre ville la plus faible. À égalité, la plus forte. Puis le nombre de commerces, d’usines, d’auberges, de bureaux, de parcs et de résidences dans vos deux villes.',
    sum: 'Le classement suit la somme de vos deux villes. À égalité, le nombre de commerces, puis d’usines, d’auberges, de bureaux, de parcs et de résidences dans vos deux villes.',
  },
  compare: 'Comparer les résultats',
  rematch: 'Revanche',
  rematchBy: 'L’hôte peut lancer une revanche.',
  home: 'Accueil',
  seeWhy: (city) => `Voir le détail : ${city}`,
};
