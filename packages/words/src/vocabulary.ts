/** The vocabulary of every language; a missing area, code or piece is a type error. */
import type { AutomaWords } from './automas-words.ts';
import type { BoxWords } from './boxes-words.ts';
import type { CampaignWords } from './campaigns-words.ts';
import type { GameWords } from './game-words.ts';
import type { PieceWords } from './pieces-words.ts';
import type { ReasonWords } from './reasons-words.ts';
import type { RecordWords } from './records-words.ts';
import type { RefusalWords } from './refusals-words.ts';
import type { ScoreWords } from './scores-words.ts';
import type { TableWords } from './table-words.ts';
import type { Language } from './language.ts';
import { type Loaders, loadWords } from './load-words.ts';

export interface Vocabulary {
  readonly automas: AutomaWords;
  readonly boxes: BoxWords;
  readonly campaigns: CampaignWords;
  readonly game: GameWords;
  readonly pieces: PieceWords;
  readonly reasons: ReasonWords;
  readonly records: RecordWords;
  readonly refusals: RefusalWords;
  readonly scores: ScoreWords;
  readonly table: TableWords;
}

export const VOCABULARY_FILES: Loaders<Vocabulary> = {
  automas: (language) => import(`./automas/${language}.ts`),
  boxes: (language) => import(`./boxes/${language}.ts`),
  campaigns: (language) => import(`./campaigns/${language}.ts`),
  game: (language) => import(`./game/${language}.ts`),
  pieces: (language) => import(`./pieces/${language}.ts`),
  reasons: (language) => import(`./reasons/${language}.ts`),
  records: (language) => import(`./records/${language}.ts`),
  refusals: (language) => import(`./refusals/${language}.ts`),
  scores: (language) => import(`./scores/${language}.ts`),
  table: (language) => import(`./table/${language}.ts`),
};

/** The vocabulary of one language, loaded on demand. */
export const loadVocabulary = (language: Language): Promise<Vocabulary> =>
  loadWords(VOCABULARY_FILES, language);
