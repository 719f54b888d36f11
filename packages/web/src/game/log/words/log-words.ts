/** The words of the log and of announcements, besides the game's own sentences. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { StandInReason } from '@duopolis/table';

export interface LogWords {
  readonly nothing: string;
  readonly revealed: (who: string, tiles: string) => string;
  readonly yourTurnToChoose: (round: string, turn: number) => string;
  readonly yourTurnToPlace: (tiles: string) => string;
  /** My own placement, once the table has accepted it. */
  readonly placed: (tile: string, city: string) => string;
  readonly undone: (who: string, tile: string, city: string) => string;
  readonly undoDeclined: (who: string) => string;
  readonly undoLapsed: (why: string) => string;
  readonly offerDied: (why: string) => string;
  readonly came: (who: string) => string;
  readonly dropped: (who: string) => string;
  readonly left: (who: string) => string;
  readonly returned: (who: string) => string;
  readonly takenOver: (who: string, why: string, reason: StandInReason) => string;
  readonly takenBack: (who: string) => string;
  readonly handedOver: (who: string) => string;
  readonly nudged: (by: string, who: string) => string;
  readonly nudgedYou: (by: string) => string;
  readonly said: (who: string, text: string) => string;
  readonly gains: (change: string) => string;
  readonly began: string;
  readonly joined: (who: string) => string;
}

export const logWords = partWords(import.meta.glob<LogWords>('./??.ts', { import: 'log' }));
