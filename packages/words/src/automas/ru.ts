/** Russian words for the Automas. */
import type { AutomaWords } from '../automas-words.ts';

export const automas: AutomaWords = {
  names: { left: 'Автоммазо', right: 'Автомарта' },
  alone: 'Автома',
  bots: ['Ада', 'Бен', 'Клео', 'Дэн', 'Ева', 'Финн', 'Гил'],
  otherBots: ['Алма', 'Борис', 'Хлоя', 'Дора', 'Эмиль', 'Флёр', 'Глеб'],
  cities: { left: 'Левоград', right: 'Правоград', automacity: 'Автомаград' },
  kinds: { simple: 'простой', full: 'полный' },
  level: (level) => `уровень ${level}`,
  difficulty: 'сложность',
  card: (number) => `карта ${number}`,
  symbols: { h: 'жилой дом', f: 'фабрика', n: 'новый тип', '>': 'лучшая плитка' },
  skips: { 'none-in-hand': 'на руке нет', 'no-house-in-city': 'в городе нет жилых домов' },
  takes: (who, tile, city) => `${who} берёт для города ${city}: ${tile}`,
  tieBreaks: {
    type: (tied) => `поровну: ${tied}; в списке на карте этот тип левее`,
    kind: (tied) => `поровну: ${tied}; сначала бар, потом ресторан, мьюзик-холл, гостиница`,
    hand: (tied) => `поровну: ${tied}; эта плитка левее на руке`,
  },
};
