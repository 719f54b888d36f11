/** What `duopolis replay` says. */

export interface ReplayWords {
  readonly title: (facts: {
    readonly game: number;
    readonly games: number;
    readonly step: number;
    readonly steps: number;
  }) => string;
  readonly hand: string;
  readonly chosen: string;
  readonly keys: (space: 'stops' | 'plays') => string;
}
