/** What `duopolis solve` says. */
export interface SolveWords {
  readonly command: string;
  readonly tiles: string;
  readonly worth: string;
  readonly best: (city: string, points: number) => string;
}
