/** What `duopolis score` says. */

export interface ScoreWords {
  readonly city: string;
  readonly cityNumber: (number: number) => string;
  /** Of `score -`: what is said of a line. */
  readonly inLine: (line: number, text: string) => string;
  /** Of `score -`. */
  readonly counts: (scored: number, malformed: number) => string;
}
