/** The words about the connection, and about tables that are not available. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface OnlineWords {
  readonly connecting: string;
  readonly connected: string;
  readonly retryIn: (seconds: number) => string;
  readonly retryNow: string;
  readonly noNetwork: string;
  readonly restarting: string;
  readonly opening: string;
  readonly cannotJoin: string;
  readonly missing: string;
  readonly missingAbout: string;
  readonly removed: string;
  readonly removedAbout: string;
  readonly left: string;
  readonly leftAbout: string;
  readonly closed: string;
  readonly closedAbout: string;
  readonly again: string;
  readonly comeBack: string;
  readonly otherTables: string;
}

export const onlineWords = partWords(import.meta.glob<OnlineWords>('./??.ts', { import: 'online' }));
