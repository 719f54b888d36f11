/** Russian words for a game with Automas. */
import { vocabularyOf } from '@duopolis/words';
import type { SoloWords } from './solo-words.ts';

const { automas } = vocabularyOf('ru');

export const solo: SoloWords = {
  command: 'играть в одиночку с двумя Автомами в терминале',
  decides: 'решает',
  columns: {
    solo: (shared, own) => `общий город ${shared} · ${automas.cities.automacity} ${own}`,
    duo: (left, right) => `левый город ${left} · правый город ${right}`,
  },
  assign: (city, tile, gain) => `Что назначить (${city})? ${tile}: не больше ${gain}`,
  confirmAssigned: 'Ввод назначает эти плитки окончательно.',
  assigned: (cities) => `Назначено: ${cities}`,
};
