/** The words of the big screen. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface BigScreenWords {
  readonly title: string;
  /** What the screen is called at the table. */
  readonly name: string;
  readonly sitDown: string;
  readonly comeBack: string;
  readonly scan: string;
  readonly noCode: string;
  readonly chairs: string;
  readonly free: string;
  readonly ready: string;
  /** After the number of seats that are taken. */
  readonly ofSeats: (seats: number) => string;
  readonly host: (name: string) => string;
  /** The address of this page means another device on a phone. */
  readonly onlyHere: string;
  readonly done: string;
  readonly choosing: string;
  readonly toPlace: (tiles: number) => string;
  readonly away: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly last: string;
  readonly offline: string;
  readonly sitsHere: string;
  readonly sitsHereAbout: string;
  readonly toTable: string;
  readonly delayed: (seconds: number) => string;
  readonly stayAwake: string;
}

export const screenWords = partWords(import.meta.glob<BigScreenWords>('./??.ts', { import: 'screen' }));
