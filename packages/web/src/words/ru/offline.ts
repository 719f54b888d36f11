/** The client's own versions, in Russian. */
import type { OfflineWords } from '../offline.ts';

export const offline: OfflineWords = {
  newVersion: 'Готова новая версия.',
  later: 'Позже',
};
