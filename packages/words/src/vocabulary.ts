/** What every language says; a missing area, code or piece is a type error. */
import type { AutomaWords } from './automas.ts';
import type { BoxWords } from './boxes.ts';
import type { CampaignWords } from './campaigns.ts';
import type { GameWords } from './game.ts';
import type { PieceWords } from './pieces.ts';
import type { ReasonWords } from './reasons.ts';
import type { RecordWords } from './records.ts';
import type { RefusalWords } from './refusals.ts';
import type { ScoreWords } from './scores.ts';
import type { TableWords } from './table.ts';

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
