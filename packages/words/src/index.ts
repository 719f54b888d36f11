/** The game in English, French and Russian: a vocabulary for each language. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Language, withEnglish } from './language.ts';
import { ru } from './ru.ts';
import type { Vocabulary } from './vocabulary.ts';

const VOCABULARIES = withEnglish<Vocabulary>({ en, fr, ru });

export const vocabularyOf = (language: Language): Vocabulary => VOCABULARIES[language];

export type { AutomaWords } from './automas.ts';
export type { BoxWords } from './boxes.ts';
export type { CampaignWords } from './campaigns.ts';
export { type ExplainedPart, explainedParts } from './explained.ts';
export type { GameWords } from './game.ts';
export {
  countEn,
  countFr,
  countRu,
  isLanguage,
  type Language,
  languageOfEnvironment,
  languageOfLocale,
  LANGUAGES,
  sentence,
  withEnglish,
} from './language.ts';
export type { LandmarkNames } from './landmarks.ts';
export { type Messages, sayWith } from './message.ts';
export type { PieceNames, PieceWords, ScoreTerm } from './pieces.ts';
export type { ReasonWords } from './reasons.ts';
export type { RecordWords } from './records.ts';
export type { RefusalWords } from './refusals.ts';
export type { ScoreWords } from './scores.ts';
export type { TableWords } from './table.ts';
export type { Vocabulary } from './vocabulary.ts';
