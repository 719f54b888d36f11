/** The words of an embed. */
export interface EmbedWords {
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly next: string;
  readonly step: (step: number, steps: number) => string;
  /** Opens the whole game on our site. */
  readonly openGame: string;
  readonly openCity: string;
  readonly language: string;
  readonly points: (points: number) => string;
  /** For a city without a name. */
  readonly city: string;
  /** 'Ann: 54 points' */
  readonly standing: (name: string, score: number) => string;
  readonly unknown: string;
  readonly home: string;
  readonly failed: string;
  readonly again: string;
}
