/** English words for a game with Automas. */
import { vocabularyOf } from '@duopolis/words';
import type { SoloWords } from './solo-words.ts';

const { automas } = vocabularyOf('en');

export const solo: SoloWords = {
  command: 'play alone with the two Automas in the terminal',
  decides: 'decides',
  columns: {
    solo: (shared, own) => `shared city ${shared} · ${automas.cities.automacity} ${own}`,
    duo: (left, right) => `left city ${left} · right city ${right}`,
  },
  assign: (city, tile, gain) => `Which tile for ${city}? ${tile}: ${gain} at best`,
  confirmAssigned: 'Enter assigns these tiles for good.',
  assigned: (cities) => `Assigned: ${cities}`,
};
