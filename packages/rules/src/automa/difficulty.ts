/** The seven difficulty levels of the solo game: what Automacity gets on top of its score (SOLO-4). */
import type { CityScore } from '../scoring/score.ts';

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

export const difficultyPoints = (level: Difficulty): number => POINTS_OF_DIFFICULTY[level];

/** Automacity's score in the result: the total includes the difficulty, which also stands alone. */
export interface AutomacityScore extends CityScore {
  readonly difficulty: number;
}

export function withDifficulty(score: CityScore, level: Difficulty): AutomacityScore {
  const difficulty = difficultyPoints(level);
  return { ...score, total: score.total + difficulty, difficulty };
}
