/** The client's own versions, in English. */
import type { OfflineWords } from './offline-words.ts';

export const offline: OfflineWords = {
  newVersion: 'A new version is ready.',
  outdated: 'This page is older than the server. Please reload it.',
  later: 'Later',
};
