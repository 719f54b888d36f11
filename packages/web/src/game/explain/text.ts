/** What a term means, in the reader's language, with the figures of the rules. */
import type { BuildingType } from '@duopolis/rules';
import { CIVIC_POINTS, HURT_CIVIC } from '@duopolis/rules/scoring';
import { words } from '../../kit/words/words.ts';
import { FIGURES } from './figures.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { explainWords } from './explain-words.ts';
import type { Term } from './term.ts';

export interface Explained {
  readonly name: string;
  readonly text: string;
}

const isType = (term: Term): term is BuildingType => term in FIGURES;

/** To be asked once the words are here. */
export function explained(term: Term): Explained {
  const { table, game } = words();
  const { names, texts, civic, district } = explainWords.say();
  if (isType(term))
    return { name: sentence(game.scores.terms[term]), text: table.scoring[term](FIGURES[term]) };
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
