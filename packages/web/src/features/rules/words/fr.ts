/** The rules as pages, in French. */
import { countFr as count } from '@duopolis/words/language';
import type { RulesWords } from './rules-words.ts';
import { automas } from './automas/fr.ts';
import { campaign } from './campaign/fr.ts';
import { capitals } from './capitals/fr.ts';
import { choosing } from './choosing/fr.ts';
import { districts } from './districts/fr.ts';
import { duel } from './duel/fr.ts';
import { fair } from './fair/fr.ts';
import { game } from './game/fr.ts';
import { pieces } from './pieces/fr.ts';
import { placing } from './placing/fr.ts';
import { rounds } from './rounds/fr.ts';
import { scoring } from './scoring/fr.ts';
import { seats } from './seats/fr.ts';
import { solo } from './solo/fr.ts';
import { standings } from './standings/fr.ts';

export const rules: RulesWords = {
  chapters: {
    game,
    seats,
    rounds,
    choosing,
    placing,
    scoring,
    standings,
    duel,
    solo,
    automas,
    campaign,
    capitals,
    districts,
    pieces,
    fair,
  },
  about: 'Toutes les règles, numérotées, avec des villes à modifier.',
  contents: 'Sommaire',
  neighbours: 'Chapitres précédent et suivant',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou le numéro d’une règle',
  found: (number) => count(number, { one: 'règle trouvée', other: 'règles trouvées' }),
  nothing: (query) => `Aucune règle ne contient « ${query} ».`,
  clear: 'Effacer la recherche',
  ruling: 'Décision',
  why: 'Pourquoi',
  example: 'Exemple',
  examples: 'Exemples',
  linkTo: (id) => `Copier un lien vers ${id}`,
  copied: (id) => `Le lien vers ${id} est copié.`,
  before: (chapter) => `Précédent : ${chapter}`,
  after: (chapter) => `Suivant : ${chapter}`,
  noChapter: 'Ce chapitre n’existe pas.',
  onBoard: 'Ouvrir sur la planche à dessin',
  tryOut: (rule) => `Une ville pour ${rule}`,
  tryHint: 'Prenez une tuile, puis touchez une case. Touchez-la encore pour la vider.',
  asItWas: 'Rétablir',
  card: {
    civic: ([none, one, both], hurt) =>
      `Isolé : ${none} ; à côté d’un type voulu : ${one}, des deux : ${both} ; à côté du type gênant : ${hurt} seulement.`,
    district: (figures) =>
      `La plus grande région de deux types, et la suivante : ${figures}. À égalité, on partage en arrondissant à l’inférieur.`,
    adjacent: {
      base: 'À côté : un côté commun.',
      capitals: 'À côté : un côté commun, ou face à face de part et d’autre d’un pont.',
    },
    read: (id) => `Lire la règle ${id}`,
    back: 'Retour à la carte',
    wholeChapter: 'Tout le chapitre',
  },
  pieces: {
    buildings: 'Tuiles simples',
    duplexes: 'Tuiles doubles',
    stacked: 'Superposées',
    side: 'Côte à côte',
    tokens: 'Jetons ville',
    automaCards: 'Cartes Automa',
    automaCardsAbout: 'Les symboles de chaque colonne, de haut en bas (AUTOMA-1 à AUTOMA-3).',
    number: 'Carte',
    shared: 'Ville commune',
    automacity: 'Automaville',
    mats: 'Plateaux paysage',
    civics: 'Bâtiments publics',
    seating: 'Cartes de placement aléatoire',
    districts: 'Cartes quartier et tuiles de score',
  },
};
