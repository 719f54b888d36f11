/** What `duopolis components` says. */

export interface ComponentsWords {
  readonly command: string;
  readonly argument: string;
  /** The option of other commands. */
  readonly option: string;
  /** The option of `components` itself. */
  readonly sameFile: string;
  /** The option of commands that have no pieces. */
  readonly onlyChecked: string;
  readonly sound: (file: string, paint: (text: string) => string) => string;
  readonly nothing: string;
  readonly replaced: (list: string, pieces: number, ours: number) => string;
}
