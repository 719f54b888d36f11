/** The problem of a text, and its position: codes with facts, for the language files. */

const NOTATION_CODES = [
  'empty',
  'unknown-letter',
  'bad-civic',
  'bad-tile',
  'ragged-row',
  'too-large',
] as const;

export interface NotationProblem {
  readonly code: (typeof NOTATION_CODES)[number];
  /** Position in the text, from 0. */
  readonly position: number;
  /** What stands there. */
  readonly found: string;
  /** What would be right. */
  readonly expected: string;
}
