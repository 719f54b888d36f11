/** The solo game: Automas, their cards and reasons, Automacity, difficulty. */
export {
  AUTOMA_CARDS,
  AUTOMA_SYMBOLS,
  type AutomaCard,
  type AutomaSymbol,
  type Column,
} from './automa/cards.ts';
export type { Candidate, Skipped, SkipReason, TieBreak } from './automa/choice.ts';
export type { DeckProblem } from './automa/deck.ts';
export {
  type AutomacityScore,
  DIFFICULTIES,
  type Difficulty,
  difficultyPoints,
  RECOMMENDED_DIFFICULTY,
  SOLO_KINDS,
  type SoloKind,
} from './automa/difficulty.ts';
export { cityInView, type Gain, worthAmong } from './automa/gain.ts';
export type { ScoredCount } from './cities/automacity.ts';
export { AUTOMACITY, AUTOMAS, LEFTVILLE, YOUR_CITIES } from './modes/solo.ts';
export { type AutomaMove, type AutomaTake, YOU } from './state/state.ts';
