/** What is said about files of records, and what `duopolis verify` says. */
import type { Counts, GamePlace } from '../verify-report.ts';

export interface RecordsWords {
  /** One game of a file was wanted and some lines are not games. */
  readonly counts: (games: number, malformed: number) => string;
}

export interface VerifyWords {
  readonly where: (at: GamePlace & { readonly logLine?: number }) => string;
  readonly summary: (counts: Counts) => string;
}
