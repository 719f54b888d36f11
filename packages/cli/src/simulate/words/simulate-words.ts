/** What `duopolis simulate` says. */

export interface SimulateWords {
  readonly played: (facts: {
    readonly games: number;
    readonly mode: string;
    readonly seats: number;
    readonly seed: string;
  }) => string;
  readonly seat: string;
  readonly bot: string;
  /** Wins, mean score, deviation, mean rank. */
  readonly columns: readonly [string, string, string, string];
  readonly cityTotals: (mean: string, deviation: string) => string;
  readonly pointsByType: string;
  readonly speed: (seconds: string, gamesPerSecond: number) => string;
  readonly timeLeft: (seconds: number) => string;
}
