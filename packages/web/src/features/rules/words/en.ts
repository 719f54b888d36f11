/** The rules as pages, in English. */
import { countEn as count } from '@duopolis/words/language';
import type { RulesWords } from './rules-words.ts';
import { automas } from './automas/en.ts';
import { campaign } from './campaign/en.ts';
import { capitals } from './capitals/en.ts';
import { choosing } from './choosing/en.ts';
import { districts } from './districts/en.ts';
import { duel } from './duel/en.ts';
import { fair } from './fair/en.ts';
import { game } from './game/en.ts';
import { pieces } from './pieces/en.ts';
import { placing } from './placing/en.ts';
import { rounds } from './rounds/en.ts';
import { scoring } from './scoring/en.ts';
import { seats } from './seats/en.ts';
import { solo } from './solo/en.ts';
import { standings } from './standings/en.ts';

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
  about: 'The complete rules, numbered, with cities you can change.',
  contents: 'Contents',
  neighbours: 'Previous and next chapter',
  search: 'Search the rules',
  searchHint: 'A word or a rule number',
  found: (number) => count(number, { one: 'rule found', other: 'rules found' }),
  nothing: (query) => `No rule mentions “${query}”.`,
  clear: 'Clear the search',
  ruling: 'Ruling',
  why: 'Why',
  example: 'Example',
  examples: 'Examples',
  linkTo: (id) => `Copy a link to ${id}`,
  copied: (id) => `The link to ${id} is copied.`,
  before: (chapter) => `Previous: ${chapter}`,
  after: (chapter) => `Next: ${chapter}`,
  noChapter: 'There is no such chapter.',
  onBoard: 'Open on the drawing board',
  tryOut: (rule) => `A city for ${rule}`,
  tryHint: 'Pick a tile, then click a space. Click it again to clear it.',
  asItWas: 'Reset',
  card: {
    civic: ([none, one, both], hurt) =>
      `Alone ${none}; next to one wanted type ${one}, to both ${both}; next to the unwanted type only ${hurt}.`,
    district: (figures) =>
      `Largest and next largest region of two types: ${figures}. Ties share, rounded down.`,
    adjacent: {
      base: 'Next to: sharing an edge.',
      capitals: 'Next to: sharing an edge, or face to face across a bridge.',
    },
    read: (id) => `Read rule ${id}`,
    back: 'Back to the card',
    wholeChapter: 'The whole chapter',
  },
  pieces: {
    buildings: 'Building tiles',
    duplexes: 'Duplexes',
    stacked: 'Stacked',
    side: 'Side by side',
    tokens: 'City tokens',
    automaCards: 'Automa cards',
    automaCardsAbout: 'The symbols of each column, from the top down (AUTOMA-1 to AUTOMA-3).',
    number: 'Card',
    shared: 'Shared city',
    automacity: 'Automacity',
    mats: 'Landscape mats',
    civics: 'Civic tiles',
    seating: 'Seating cards',
    districts: 'District cards and scoring tiles',
  },
};
