/** High scores in Russian. */
import { countRu } from '@duopolis/words/language';
import type { ScoresWords } from './scores-words.ts';

export const scores: ScoresWords = {
  title: 'Рекорды',
  about: 'Лучшие результаты всех, кто играл на этом устройстве.',
  empty: 'На этом устройстве ещё не закончили ни одной партии.',
  play: 'Играть соло',
  begin: 'Начать кампанию',
  campaigns: 'Кампании',
  games: 'Партии',
  capitals: 'Capitals',
  won: 'победа',
  campaign: (games) => `Кампания: ${countRu(games, { one: 'партия', few: 'партии', many: 'партий' })}`,
  columns: { place: 'Место', points: 'Очки', name: 'Имя', date: 'Дата' },
};
