/** French words for records. */
import {
  expectedIn,
  type ExpectedNames,
  type MeasuredNames,
  type RecordMessages,
  recordWords,
} from '../records-words.ts';
import { game } from '../game/fr.ts';
import { refusals } from '../refusals/fr.ts';
import { scores } from '../scores/fr.ts';

const ENTRIES = {
  deal: 'une distribution',
  choose: 'une sélection',
  place: 'un placement',
  assign: 'une assignation',
  random: 'une tuile au hasard',
  setup: 'une tuile de mise en place',
  automa: 'une carte Automa',
};

const entries = (kinds: readonly (keyof typeof ENTRIES)[]): string =>
  kinds.map((kind) => ENTRIES[kind]).join(' ou ') || 'rien de plus';

const PARTS = { ...scores.terms, difficulty: 'difficulté' };
const STANDING = { score: 'score', rank: 'rang', cities: 'villes' };
const COUNTED = { cities: 'villes', seats: 'places' };

const EXPECTED: ExpectedNames = {
  json: 'du JSON',
  text: 'un texte',
  'name-or-null': 'un nom ou null',
  number: 'un nombre',
  integer: 'un nombre entier',
  amount: 'un nombre entier à partir de 0',
  flag: 'true ou false',
  list: 'une liste',
  object: 'un objet',
  tile: 'une tuile comme S, d, S-F, S|F ou [PH-T]',
  duplex: 'une tuile double comme S-F ou S|F',
  cell: '[rangée, colonne]',
};

const MEASURED: MeasuredNames = {
  characters: (found) => `compte ${found} caractères`,
  entries: (found) => `compte ${found} éléments`,
  levels: (found) => `a ${found} niveaux d’imbrication`,
  number: (found) => `vaut ${found}`,
};

const expectedWords = expectedIn(EXPECTED, 'ou');

/** A figure, or that there is none. */
const figure = (told: number | string | undefined): string => `${told ?? 'rien'}`;

const MESSAGES: RecordMessages = {
  json: {
    'bad-json': ({ found }) => `ce n’est pas du JSON : ${found}`,
    'wrong-shape': ({ path, expected, found }) =>
      `${path === '' ? 'le texte' : path} ${found === '' ? 'manque' : `vaut ${found}`} ; attendu : ${expectedWords(expected)}`,
    'over-limit': ({ path, measure, found, least, most }) =>
      `${path === '' ? 'le texte' : path} ${MEASURED[measure](found)} ; attendu : ${measure === 'number' ? `de ${least} à ${most}` : `${most} au plus`}`,
  },
  foul: {
    'wrong-seating': ({ seating, seats }) =>
      `les valeurs de placement sont ${seating.join(', ')} ; il en faut ${seats} différentes`,
    'wrong-kind': ({ seat, kind }) =>
      kind === 'automa'
        ? `aucun Automa n’occupe la place ${seat}`
        : `un Automa occupe la place ${seat}, pas « ${kind} »`,
    'wrong-tokens': ({ tokens, cities }) =>
      `les jetons sont ${tokens.join(', ')} ; il en faut ${cities} différents`,
    'wrong-mats': ({ mats, cities }) =>
      cities === 0
        ? 'le jeu de base n’a pas de plateaux paysage'
        : `les plateaux paysage sont ${mats.join(', ')} ; il en faut ${cities} différents, chacun de cinq cases de paysage`,
    'wrong-districts': ({ districts }) =>
      `les quartiers sont ${districts.map((pair) => pair.join('+')).join(', ') || 'absents'} ; il faut trois paires de six cartes différentes, jamais résidence avec usine ; le jeu de base n’en a pas`,
    'out-of-turn': ({ found, expected }) =>
      `${ENTRIES[found]} n’est pas à sa place ; attendu : ${entries(expected)}`,
    unfinished: ({ expected }) => `la partie n’est pas finie ; attendu : ${entries(expected)}`,
    'wrong-round': ({ found, expected }) =>
      `c’est la ${game.round(found)} ; attendu : ${game.round(expected)}`,
    'wrong-hands': ({ found, expected }) => `nombre de mains distribuées : ${found} ; attendu : ${expected}`,
    'wrong-hand-size': ({ seat, found, expected }) =>
      `place ${seat}, nombre de tuiles reçues : ${found} ; attendu : ${expected}`,
    'wrong-supply': ({ tile, round }) => `${tile} ne fait pas partie des tuiles de la ${game.round(round)}`,
    'too-many-dealt': ({ tile, dealt, exist }) =>
      `${tile} est distribuée pour la ${dealt}e fois ; il y en a ${exist}`,
    'wrong-draw': ({ found, expected }) => `tuile piochée : ${found} ; attendu : ${expected}`,
    'unknown-card': ({ card }) => `il n’y a pas de carte Automa ${card}`,
    'card-twice': ({ card }) => `la carte Automa ${card} est piochée deux fois`,
    'wrong-automa': ({ seat, part, found, expected }) =>
      `l’Automa de la place ${seat}, ${part} : la partie dit ${found}, la bonne valeur est ${expected}`,
    'no-card-fits': ({ tiles }) => `aucune carte Automa ne sélectionne ${tiles.join(' ')}`,
    'chose-twice': ({ seat }) => `la place ${seat} sélectionne deux fois dans un tour`,
    'wrong-points': ({ city, part, found, expected }) =>
      `ville ${city}, ${PARTS[part]} : la partie dit ${figure(found)}, le bon nombre est ${expected}`,
    'wrong-standing': ({ seat, part, found, expected }) =>
      `place ${seat}, ${STANDING[part]} : la partie dit ${found}, la bonne valeur est ${expected}`,
    'wrong-count': ({ part, found, expected }) =>
      `nombre dans le résultat, ${COUNTED[part]} : ${found} ; attendu : ${expected}`,
    'broken-promise': ({ commitment, expected }) =>
      `la graine ne correspond pas à l’engagement ${commitment.slice(0, 12)}…, mais à ${expected.slice(0, 12)}…`,
    'other-deal': ({ found, expected }) =>
      `la distribution ne suit pas la graine : ${found} au lieu de ${figure(expected)}`,
  },
};

export const records = recordWords(MESSAGES, refusals);
