/** The client's own versions, in Russian. */
import type { OfflineWords } from './offline-words.ts';

export const offline: OfflineWords = {
  newVersion: 'Готова новая версия.',
  outdated: 'Эта страница старше сервера: загрузите её заново.',
  later: 'Позже',
};
