/** French names of the pieces. */
import { countFr as count } from '../language.ts';
import { landmarks } from '../landmarks/fr.ts';
import { type PieceNames, pieceWords } from '../pieces-words.ts';

/** Nouns that don't take « un ». */
const FEMININE: ReadonlySet<string> = new Set(['usine', 'auberge', 'résidence', 'taverne musicale']);

const some = (name: string): string => `${FEMININE.has(name) ? 'une' : 'un'} ${name}`;

const NAMES: PieceNames = {
  ...landmarks,
  types: {
    shop: 'commerce',
    factory: 'usine',
    tavern: 'auberge',
    office: 'bureau',
    park: 'parc',
    house: 'résidence',
    civic: 'bâtiment public',
  },
  themes: {
    shop: 'Une vitrine en appelle une autre : toute une rue de commerces attire la foule.',
    factory: 'La fumée attire la fumée : les ateliers s’installent où les cheminées sont déjà nombreuses.',
    tavern: 'Un verre, un souper, une chanson et un lit : une belle soirée a besoin des quatre.',
    office: 'Commis et notaires se donnent du travail, et déjeunent volontiers à l’auberge d’à côté.',
    park: 'Un coin de verdure avec deux bancs fait le bonheur de la moitié du quartier.',
    house: 'Les familles s’installent où tout est proche, tant qu’aucune cheminée ne fume à côté.',
    civic: 'Écoles, banques et mairies servent mieux la ville entre de bons voisins.',
  },
  taverns: { d: 'bistrot', e: 'restaurant', m: 'taverne musicale', b: 'hôtel' },
  count: {
    shop: (number) => count(number, { one: 'commerce', other: 'commerces' }),
    factory: (number) => count(number, { one: 'usine', other: 'usines' }),
    tavern: (number) => count(number, { one: 'auberge', other: 'auberges' }),
    office: (number) => count(number, { one: 'bureau', other: 'bureaux' }),
    park: (number) => count(number, { one: 'parc', other: 'parcs' }),
    house: (number) => count(number, { one: 'résidence', other: 'résidences' }),
    civic: (number) => count(number, { one: 'bâtiment public', other: 'bâtiments publics' }),
  },
  side: (left, right) => `${left} à côté d’${some(right)}`,
  stacked: (top, bottom) => `${top} au-dessus d’${some(bottom)}`,
  duplex: (one, other) => `${one}/${other}`,
  civic: ([one, other], unwanted) => `bâtiment public pour ${some(one)} et ${some(other)}, sans ${unwanted}`,
  questions: {
    birthday: 'Quand est votre anniversaire ?',
    'city-of-birth': 'Quelle est votre ville natale ?',
    'last-letter-of-first-name': 'Quelle est la dernière lettre de votre prénom ?',
    'shoe-size': 'Quelle est votre pointure ?',
    'hair-length': 'Quelle est la longueur de vos cheveux ?',
    'letters-in-name': 'Combien de lettres ont vos nom et prénom ensemble ?',
    'number-1-to-100': 'Choisissez un nombre de 1 à 100.',
    'shirt-colour': 'De quelle couleur de l’arc-en-ciel votre haut est-il le plus proche ?',
    'last-book': 'Quel est le titre du dernier livre que vous avez lu ?',
    height: 'Combien mesurez-vous ?',
    'minutes-since-meal': 'Combien de minutes depuis votre dernier repas ?',
    'keys-carried': 'Combien de clés avez-vous sur vous ?',
    'street-letter': 'Quelle est la première lettre du nom de votre rue ?',
    'cities-lived-in': 'Dans combien de villes avez-vous habité ?',
    'got-up': 'À quelle heure avez-vous quitté votre lit aujourd’hui ?',
  },
};

export const pieces = pieceWords(NAMES);
