/** The words of the client's own versions. */
export interface OfflineWords {
  readonly newVersion: string;
  readonly outdated: string;
  readonly later: string;
}
