/** The words of the client's own versions. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface OfflineWords {
  readonly newVersion: string;
  readonly outdated: string;
  readonly later: string;
}

export const offlineWords = partWords(import.meta.glob<OfflineWords>('./??.ts', { import: 'offline' }));
