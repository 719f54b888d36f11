/** The client's own versions, in French. */
import type { OfflineWords } from '../offline.ts';

export const offline: OfflineWords = {
  newVersion: 'Une nouvelle version est prête.',
  later: 'Plus tard',
};
