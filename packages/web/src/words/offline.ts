/** The words of the client's own versions. */
export interface OfflineWords {
  readonly newVersion: string;
  readonly later: string;
}
