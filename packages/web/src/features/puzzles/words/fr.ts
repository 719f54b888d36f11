/** The puzzles of the day in French. */
import { countFr as count } from '@duopolis/words/language';
import type { PuzzlesWords } from './puzzles-words.ts';

const essais = (number: number): string => count(number, { one: 'essai', other: 'essais' });

export const puzzles: PuzzlesWords = {
  title: 'La ville du jour',
  about: 'Trois énigmes par jour, les mêmes pour tous. Trois essais chacune ; le meilleur compte.',
  kinds: { placement: 'Placement', choice: 'Sélection', arrangement: 'Agencement' },
  tasks: {
    placement: (tiles) =>
      `Il reste ${count(tiles, { one: 'tuile', other: 'tuiles' })} à placer ici pour vous et votre partenaire. Où, dans l’ordre de votre choix ?`,
    choice: 'Sélectionnez deux tuiles de votre main : une pour la ville de gauche, une pour celle de droite.',
    arrangement: 'Disposez ces seize tuiles dans le carré. Chaque tuile peut aller n’importe où.',
  },
  goals: {
    placement: 'Le plus de points pour la ville. Ses usines valent 4 chacune.',
    choice:
      'Comme en fin de partie : la ville la plus faible compte. À égalité, la plus forte départage. Les usines sont classées entre les deux.',
    arrangement: 'Le plus de points pour la ville. Ses usines valent 4 chacune.',
  },
  threePuzzles: 'Les trois énigmes',
  open: 'à faire',
  triesLeft: (left) => `encore ${essais(left)}`,
  solved: 'résolue',
  over: 'terminée',
  practice: 'entraînement',
  practiceAbout: 'Ce jour est passé : vous jouez pour vous entraîner, la série ne change pas.',
  today: 'aujourd’hui',
  toToday: 'Revenir à aujourd’hui',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  utc: 'Un jour va de minuit à minuit, en temps universel (UTC).',
  future: (date) => `La ville du ${date} n’existe pas encore. Revenez ce jour-là.`,
  noDay: (day) => `« ${day} » n’est pas une date. Une date s’écrit comme 2026-11-16.`,
  streak: (days) => `série : ${count(days, { one: 'jour', other: 'jours' })}`,
  drawing: 'Tirage des énigmes du jour et preuve des meilleures réponses…',
  tooEasy: (number) =>
    `${count(number, { one: 'énigme trop facile', other: 'énigmes trop faciles' })} jusqu’ici.`,
  failed: 'Les énigmes n’ont pas pu être créées. Rechargez la page.',
  city: 'La ville',
  leftCity: 'Ville de gauche',
  rightCity: 'Ville de droite',
  tiles: 'Tuiles à placer',
  hand: 'Votre main',
  standsAt: (points) => `avant : ${points}`,
  pickTile: 'Prenez une tuile, puis choisissez une case.',
  pickCell: (tile) => `Où placer cette tuile : ${tile} ?`,
  pickOther: (tile) => `Avec quelle tuile échanger celle-ci : ${tile} ?`,
  pickFirst: 'Prenez deux tuiles : elles changent de place.',
  ready: 'Tout est placé. Vérifiez, ou modifiez d’abord.',
  changed: (one, other, points) =>
    `${one} et ${other} ont changé de place. ${count(points, { one: 'point', other: 'points' })} pour l’instant.`,
  picked: (tile) => `${tile} : tuile prise`,
  takenBack: (tile) => `${tile} : tuile reprise`,
  clear: 'Recommencer',
  check: 'Vérifier',
  checkLast: 'Vérifier, dernier essai',
  laidOut: 'Disposition actuelle',
  tries: 'Vos essais',
  tryIs: (number, worth) => `Essai ${number} : ${worth}`,
  worth: (weaker, stronger) =>
    weaker === stronger
      ? `${weaker} dans chaque ville`
      : `${weaker} dans la ville la plus faible, ${stronger} dans l’autre`,
  isBest: 'le maximum possible',
  moreIsPossible: 'il y a mieux',
  showTry: (number) => `Reprendre l’essai ${number}`,
  triedAlready: 'Vous avez déjà essayé exactement cela. L’essai ne compte pas.',
  solution: 'La solution',
  best: 'La meilleure',
  yours: 'La vôtre',
  compared: 'La vôtre et la meilleure, type par type',
  shown: 'Affichée',
  solvedIn: (number) =>
    `Résolue en ${essais(number)}. Aucune réponse ne vaut plus : toutes ont été comparées.`,
  missedBy: (points, best) => `Votre meilleur essai : ${points}. Le maximum possible : ${best}.`,
  better: 'Pourquoi la meilleure réponse rapporte plus',
  fromTo: (city, yours, best) => `${city} : ${best} au lieu de ${yours}.`,
  greedy: {
    placement: (worth) => `Prendre le plus de points avec chaque tuile mène à ${worth}.`,
    choice: (worth) => `Prendre le plus de points pour les deux villes ensemble mène à ${worth}.`,
    arrangement: (worth) => `Placer chaque tuile à son tour là où elle rapporte le plus mène à ${worth}.`,
  },
  why: 'D’où viennent les points',
  next: {
    placement: 'Passer au placement',
    choice: 'Passer à la sélection',
    arrangement: 'Passer à l’agencement',
  },
  result: 'Votre résultat',
  solvedOf: (solved, all) =>
    `${count(solved, { one: 'énigme résolue', other: 'énigmes résolues' })} sur ${all}`,
  copy: 'Copier le résultat',
  practise: 'S’entraîner sur la veille',
  copied: 'Le résultat est copié. Il ne dévoile rien.',
  resultText: 'Résultat à coller',
  tomorrow: (hours, minutes) => `La prochaine ville arrive dans ${hours} h ${minutes} min.`,
};
