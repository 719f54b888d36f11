/** The client's own versions, in French. */
import type { OfflineWords } from './offline-words.ts';

export const offline: OfflineWords = {
  newVersion: 'Une nouvelle version est prête.',
  outdated: 'Cette page est plus ancienne que le serveur : rechargez-la.',
  later: 'Plus tard',
};
