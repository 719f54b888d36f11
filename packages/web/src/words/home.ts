/** The words of the first page. */
export interface HomeWords {
  readonly claim: string;
  readonly yourName: string;
  readonly playNow: string;
  readonly playWithFriends: string;
  readonly noAccount: string;
  readonly unofficial: string;
}
