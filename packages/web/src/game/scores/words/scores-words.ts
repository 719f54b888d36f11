/** The words of the high scores. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface ScoresWords {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly play: string;
  readonly begin: string;
  readonly campaigns: string;
  readonly games: string;
  readonly capitals: string;
  readonly won: string;
  /** 'campaign of 3 games' */
  readonly campaign: (games: number) => string;
  /** The column headers of a list, for screen readers. */
  readonly columns: {
    readonly place: string;
    readonly points: string;
    readonly name: string;
    readonly date: string;
  };
}

export const scoresWords = partWords(import.meta.glob<ScoresWords>('./??.ts', { import: 'scores' }));
