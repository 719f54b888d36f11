/** The words of a city's board, for screen readers. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface BoardWords {
  readonly place: (row: number, column: number) => string;
  readonly cell: (row: number, column: number, what: string) => string;
  readonly empty: string;
  readonly landscape: string;
  readonly bridge: string;
  readonly legal: (tile: string) => string;
  readonly legalGain: (tile: string, gain: string) => string;
  readonly best: string;
  readonly justPlaced: (building: string, by: string) => string;
  readonly staged: (building: string) => string;
  /** An offer: whose, and the number of its card. */
  readonly ghost: (building: string, by: string, number: number) => string;
  /** A small city in one line. */
  /** Why not here: the first tile of a city has one legal cell. */
  readonly firstTile: string;
  readonly mini: (city: string, buildings: string) => string;
}

export const boardWords = partWords(import.meta.glob<BoardWords>('./??.ts', { import: 'board' }));
