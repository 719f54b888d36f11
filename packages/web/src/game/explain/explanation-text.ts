/** Explains a term in the reader's language, with the figures of the rules. */
import type { BuildingType } from '@duopolis/rules';
import { CIVIC_POINTS, HURT_CIVIC } from '@duopolis/rules/scoring';
import { POINTS_TABLES } from '@duopolis/rules/scoring';
import { sentence } from '../../kit/words/sentence.ts';
import type { Term } from './term.ts';
import { tableWords } from '../players/words/table-words.ts';
import { explainWords } from './words/explain-words.ts';
import { words } from '../words/shared-words.ts';

export interface Explained {
  readonly name: string;
  readonly text: string;
}

const isType = (term: Term): term is BuildingType => term in POINTS_TABLES;

/** Call it once the words are loaded. */
export function explained(term: Term): Explained {
  const { game } = words();
  const table = tableWords();
  const { names, texts, civic, district } = explainWords();
  if (isType(term))
    return { name: sentence(game.scores.terms[term]), text: table.scoring[term](POINTS_TABLES[term]) };
  switch (term) {
    case 'civic':
      return { name: sentence(game.scores.terms.civic), text: civic(CIVIC_POINTS, HURT_CIVIC) };
    case 'district':
      return { name: sentence(game.scores.terms.district), text: district };
    case 'duplex':
    case 'counts':
    case 'balance':
    case 'gain':
    case 'offer':
    case 'tried':
    case 'pass':
      return { name: names[term], text: texts[term] };
  }
}
