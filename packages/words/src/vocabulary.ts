/** What every language says; a missing area, code or piece is a type error. */
import type { GameWords } from './game.ts';
import type { PieceWords } from './pieces.ts';
import type { RecordWords } from './records.ts';
import type { RefusalWords } from './refusals.ts';
import type { ScoreWords } from './scores.ts';

export interface Vocabulary {
  readonly game: GameWords;
  readonly pieces: PieceWords;
  readonly records: RecordWords;
  readonly refusals: RefusalWords;
  readonly scores: ScoreWords;
}
