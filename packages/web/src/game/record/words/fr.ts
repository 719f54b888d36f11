/** The replay in French. */
import { countFr, ofFr } from '@duopolis/words/language';
import type { ReplayWords } from './replay-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const points = { one: 'point', other: 'points' };

export const replay: ReplayWords = {
  about:
    'Revoyez n’importe quelle partie finie étape par étape, toutes mains ouvertes ou telle qu’une personne l’a vue.',
  games: 'Parties finies',
  none: 'Aucune partie finie ici pour l’instant. Jouez-en une ou ouvrez un enregistrement.',
  play: 'Jouer une partie',
  from: { local: 'sur cet appareil', table: 'sur le serveur', file: 'd’un fichier' },
  forget: (game) => `Oublier ${game}`,
  open: 'Ouvrir un enregistrement',
  openAbout:
    'Un fichier .json ou .jsonl, tel que Duopolis l’enregistre ou qu’un autre programme l’écrit. Il reste sur cet appareil.',
  choose: 'Choisir un fichier',
  dropHere: 'ou déposez-le ici',
  read: (games) =>
    games === 1
      ? 'La partie respecte toutes les règles.'
      : `${games} parties : toutes respectent les règles.`,
  badLine: (line, why) => `Ligne ${line} : ${why}.`,
  foul: ({ game, entry, rule, why }) =>
    `Partie ${game}${entry === undefined ? '' : `, entrée ${entry} de son journal`}, enfreint ${rule} : ${why}.`,
  noGames: 'Il n’y a aucune partie dans ce fichier.',
  tooLarge: 'Ce fichier est trop grand pour être lu ici. La commande duopolis verify le lit.',
  unreadable: 'Le navigateur n’a pas pu lire ce fichier.',
  lostTitle: 'Cette partie n’est pas ici',
  lost: 'Elle a peut-être été jouée sur un autre appareil, ou n’est pas finie. Demandez un lien qui contient la partie, ou ouvrez son enregistrement.',
  noServer: 'Le serveur ne répond pas, et cette partie n’a jamais été ouverte sur cet appareil.',
  allGames: 'Parties à revoir',
  people: (names) => list.format(names),
  description: (names, table) =>
    `${table} : ${list.format(names)}. Toute la partie étape par étape, avec mains, sélections et scores.`,
  wins: (names, score) =>
    `${list.format(names)} ${names.length > 1 ? 'gagnent' : 'gagne'} avec ${countFr(score, points)}`,
  viewpoint: 'Mains montrées',
  allOpen: 'Toutes',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  slider: 'Étape',
  toStart: 'Au début',
  back: 'Une étape en arrière',
  forward: 'Une étape en avant',
  toEnd: 'À la fin',
  start: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speeds: { slow: '½×', usual: '1×', fast: '2×', fastest: '4×' },
  controls: 'Commandes de lecture',
  hands: 'Mains',
  hand: (name) => `Main ${ofFr(name)}`,
  noHand: 'Aucune tuile en main',
  chosen: (tile) => `${tile}, sélection`,
  toPlace: 'À placer',
  automas: 'Les Automas',
  log: 'Journal',
  copyLink: 'Lien vers l’étape',
  copied: 'Le lien vers cette étape est copié.',
  copiedWhole: 'Le lien vers cette étape est copié. Il contient toute la partie et fonctionne donc partout.',
  keys: {
    step: 'Une étape en arrière ou en avant',
    ends: 'Au début ou à la fin',
    play: 'Lecture ou pause',
  },
};
