/** The seven difficulty levels of the solo game: what Automacity gets on top of its score (SOLO-4). */
import type { CityScore } from '../scoring/score-city.ts';

export const SOLO_KINDS = ['simple', 'full'] as const;
export type SoloKind = (typeof SOLO_KINDS)[number];

export const DIFFICULTIES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const RECOMMENDED_DIFFICULTY: Difficulty = 2;

const POINTS_OF_DIFFICULTY: { readonly [level in Difficulty]: number } = {
  1: -6,
  2: -4,
  3: -2,
  4: 0,
  5: 2,
  6: 4,
  7: 6,
};

/** With Capitals since version 2 of the rules: three points a level, and Automacity takes part in no district (CAP-4). */
const POINTS_A_LEVEL_IN_CAPITALS = 3;

/** The meaning of a game's level depends on its box and its rules. */
export interface LevelTerms {
  readonly capitals: boolean;
  readonly rules?: number;
}

export const difficultyPoints = (level: Difficulty, { capitals, rules = 1 }: LevelTerms): number =>
  capitals && rules > 1 ? POINTS_A_LEVEL_IN_CAPITALS * level : POINTS_OF_DIFFICULTY[level];

/** Automacity's score in the result: the total includes the difficulty, which also stands alone. */
export interface AutomacityScore extends CityScore {
  readonly difficulty: number;
}

export function withDifficulty(score: CityScore, level: Difficulty, terms: LevelTerms): AutomacityScore {
  const difficulty = difficultyPoints(level, terms);
  return { ...score, total: score.total + difficulty, difficulty };
}
