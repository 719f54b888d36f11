/** Embeds in Russian. */
import { countRu } from '@duopolis/words/language';
import type { EmbedWords } from './embed-words.ts';

const points = (score: number): string => countRu(score, { one: 'очко', few: 'очка', many: 'очков' });

export const embed: EmbedWords = {
  play: 'Воспроизвести',
  pause: 'Пауза',
  back: 'На плитку назад',
  next: 'На плитку вперёд',
  step: (step, steps) => `Плитка ${step} из ${steps}`,
  openGame: 'Вся партия на Duopolis',
  openCity: 'Открыть на Duopolis',
  language: 'Язык',
  points,
  city: 'Город',
  standing: (name, score) => `${name}: ${points(score)}`,
  unknown: 'Такой партии здесь нет, или она не открыта для всех.',
  home: 'Играть в Duopolis',
  failed: 'Не удалось загрузить партию.',
  again: 'Повторить',
};
