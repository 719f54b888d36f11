/** What `duopolis campaign` says. */

export interface CampaignCommandWords {
  readonly command: string;
  readonly title: string;
  readonly arguments: { readonly action: string; readonly type: string };
  readonly options: {
    readonly file: string;
    readonly length: string;
    readonly city: string;
    readonly abandon: string;
  };
  readonly games: (games: number) => string;
  /** City, score, bonus, points. */
  readonly columns: readonly [string, string, string, string];
  readonly won: string;
  readonly total: (points: number) => string;
  readonly none: string;
  readonly next: (game: number, games: number) => string;
  readonly unfinished: (game: number) => string;
  readonly awaiting: string;
  readonly over: string;
  readonly noScores: string;
  readonly pickAfterWin: string;
  readonly pickAfterLoss: string;
  readonly keys: { readonly [screen in 'next' | 'pick' | 'over']: string };
  readonly ask: { readonly length: string; readonly kind: string; readonly difficulty: string };
}
