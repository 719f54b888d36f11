/** The words of the big screen. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface BigScreenWords {
  readonly title: string;
  /** The screen's name at the table. */
  readonly name: string;
  readonly sitDown: string;
  readonly comeBack: string;
  readonly scan: string;
  readonly noCode: string;
  readonly chairs: string;
  readonly free: string;
  readonly ready: string;
  /** After the number of taken seats. */
  readonly ofSeats: (seats: number) => string;
  readonly host: (name: string) => string;
  /** On a phone, the address of this page means the phone itself. */
  readonly onlyHere: string;
  readonly done: string;
  readonly choosing: string;
  readonly toPlace: (tiles: number) => string;
  readonly away: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly last: string;
  /** After a reveal. */
  readonly newTiles: (tiles: number) => string;
  readonly offline: string;
  readonly sitsHere: string;
  readonly sitsHereAbout: string;
  readonly toTable: string;
  readonly delayed: (seconds: number) => string;
  readonly stayAwake: string;
}

export const screenWords = partWords(import.meta.glob<BigScreenWords>('./??.ts', { import: 'screen' }));
