/** French words for everything the rules refuse. */
import { countFr as count } from '../language.ts';
import { type RefusalMessages, refusalWords } from '../refusals-words.ts';
import { game } from '../game/fr.ts';

const cell = ([row, column]: readonly [number, number]): string => `rangée ${row}, colonne ${column}`;

const LISTS = {
  buildings: 'de tuiles bâtiment simples',
  duplexes: 'de tuiles bâtiment doubles',
  tokens: 'de jetons ville',
  seatingCards: 'de cartes de placement',
  automaCards: 'de cartes Automa',
  mats: 'de plateaux paysage',
};

const ANSWERS = {
  number: 'un nombre',
  date: 'un mois et un jour comme 07-31',
  text: 'un texte',
  rainbow: 'red (rouge), orange, yellow (jaune), green (vert), blue (bleu), indigo ou violet',
};

const PHASES = {
  before: 'la partie n’a pas commencé',
  dealing: 'les tuiles sont distribuées',
  choosing: 'c’est la sélection',
  assigning: 'c’est l’assignation',
  placing: 'c’est le placement',
  over: 'la partie est finie',
};

const at = (position: number): string => `en position ${position + 1}`;

const MESSAGES: RefusalMessages = {
  rejection: {
    'no-such-seat': ({ seat, seats }) =>
      `il n’y a pas de place ${seat} ; les places vont de 0 à ${seats - 1}`,
    'wrong-phase': ({ phase }) => `impossible maintenant : ${PHASES[phase]}`,
    'choose-two': ({ given }) =>
      `${count(given, { one: 'tuile sélectionnée', other: 'tuiles sélectionnées' })} ; il en faut deux`,
    'not-in-hand': ({ tile, hand }) => `${tile} n’est pas dans la main, qui contient ${hand.join(' ')}`,
    'not-to-place': ({ tile, left }) =>
      `${tile} n’est pas à placer ; il reste ${left.join(' ') || 'aucune tuile'}`,
    rotated: ({ tile, left }) => `${tile} est tournée ; la tuile à placer est ${left.join(' ')}`,
    'wrong-city': ({ city, cities }) =>
      `cette tuile ne peut pas aller dans la ville ${city}, seulement dans la ville ${cities.join(' ou ')}`,
    'automa-seat': ({ seat }) => `la place ${seat} est tenue par un Automa, qui joue selon ses cartes`,
    'not-to-assign': ({ city, cities }) =>
      `la ville ${city} ne reçoit pas de tuile maintenant ; ${cities.length === 0 ? 'aucune ville n’en reçoit' : `il reste la ville ${cities.join(' ou ')}`}`,
    'already-waiting': () => 'cette place attend déjà',
    'nobody-to-wait-for': () => 'il n’y a plus personne à attendre',
    'must-place': () => 'tous attendent et cette place a la plus petite valeur : elle doit placer',
    'not-a-cell': ({ at: place }) =>
      `${cell(place)} n’est pas une case : rangées et colonnes sont des nombres entiers`,
    'first-at-origin': ({ at: place }) =>
      `la première tuile d’une ville est en rangée 0, colonne 0, et non en ${cell(place)}`,
    occupied: ({ at: place }) => `la case (${cell(place)}) est prise`,
    'outside-square': ({ at: place, height, width, size }) =>
      `avec la case (${cell(place)}), la ville ferait ${height}x${width}, plus que ${size}x${size}`,
    'on-landscape': ({ at: place }) =>
      `la case (${cell(place)}) est du paysage : on ne peut pas y construire`,
    'outside-capital': ({ at: place, size }) =>
      `aucun carré de ${size}x${size} ne contient tout le paysage, la ville et la case (${cell(place)})`,
    'first-off-mat': ({ at: place }) =>
      `la première tuile va sur une case libre du plateau paysage ; ${cell(place)} est à côté`,
    'strands-city': ({ at: place, reason }) =>
      reason === 'duplex'
        ? `avec la case (${cell(place)}), une tuile double à venir pourrait ne plus avoir de place et le carré resterait incomplet`
        : `avec la case (${cell(place)}), le paysage isolerait des cases et le carré resterait incomplet`,
    'not-adjacent': ({ at: place }) => `la case (${cell(place)}) n’est adjacente à aucune tuile de la ville`,
  },
  options: {
    'wrong-token': ({ token }) =>
      `le jeton ${token} n’est pas dans la boîte, est choisi deux fois ou dépasse le nombre de villes`,
    'duo-options': ({ mode }) =>
      `seul le duo a un Automa qui assigne ouvertement, pas le mode « ${game.modes[mode]} »`,
    'solo-options': ({ mode }) =>
      mode === 'solo'
        ? 'une partie solo demande un type et une difficulté'
        : `seule une partie solo a un type et une difficulté, pas « ${game.modes[mode]} »`,
    'wrong-difficulty': ({ difficulty, levels }) =>
      `la difficulté est ${difficulty} ; attendu : 1 à ${levels}`,
    'wrong-seats': ({ mode, seats, min, max }) =>
      `le mode « ${game.modes[mode]} » ne se joue pas à ${seats} ; il faut ${min === max ? min : `${min} à ${max}`} places`,
  },
  supply: {
    'too-few-components': ({ list, have, need }) => `pas assez ${LISTS[list]} : ${have} sur ${need}`,
  },
  notation: {
    empty: ({ position, expected }) => `une rangée est vide ${at(position)} ; attendu : ${expected}`,
    'unknown-letter': ({ position, found, expected }) =>
      `lettre inconnue « ${found} » ${at(position)} ; attendu : ${expected}`,
    'bad-civic': ({ position, found, expected }) =>
      `« ${found} » ${at(position)} n’est pas un bâtiment public ; exemple : ${expected}`,
    'bad-tile': ({ found, expected }) => `« ${found} » n’est pas une tuile ; attendu : ${expected}`,
    'ragged-row': ({ position, found, expected }) =>
      `la rangée qui finit ${at(position)} a ${found} cases ; attendu : ${expected}, comme la rangée d’avant`,
    'too-large': ({ found, expected }) => `la ville fait ${found} ; attendu : au plus ${expected}`,
  },
  answer: {
    'bad-answer': ({ order, player, answer }) =>
      `la réponse « ${answer} » du joueur ${player + 1} ne peut pas être classée ; attendu : ${ANSWERS[order]}`,
  },
};

export const refusals = refusalWords(MESSAGES);
