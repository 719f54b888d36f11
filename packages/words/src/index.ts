/** The game in English, French and Russian: a vocabulary for each language. */
import type { Language } from './language.ts';
import { loadAllLanguages } from './load-words.ts';
import { type Vocabulary, VOCABULARY_FILES } from './vocabulary.ts';

const VOCABULARIES = await loadAllLanguages(VOCABULARY_FILES);

export const vocabularyOf = (language: Language): Vocabulary => VOCABULARIES[language];

export type { AutomaWords } from './automas-words.ts';
export type { BoxWords } from './boxes-words.ts';
export type { CampaignWords } from './campaigns-words.ts';
export { type ExplainedPart, explainedParts } from './explained.ts';
export type { GameWords } from './game-words.ts';
export {
  countEn,
  countFr,
  countRu,
  isLanguage,
  languageCodes,
  type Language,
  languageOfEnvironment,
  languageOfLocale,
  LANGUAGES,
  sentence,
} from './language.ts';
export type { LandmarkNames } from './landmarks-words.ts';
export { type InLanguages, loadAllLanguages, type Loaders } from './load-words.ts';
export { type Messages, sayWith } from './coded-messages.ts';
export type { PieceNames, PieceWords, ScoreTerm } from './pieces-words.ts';
export type { ReasonWords } from './reasons-words.ts';
export type { RecordWords } from './records-words.ts';
export type { RefusalWords } from './refusals-words.ts';
export type { ScoreWords } from './scores-words.ts';
export type { TableWords } from './table-words.ts';
export type { Vocabulary } from './vocabulary.ts';
