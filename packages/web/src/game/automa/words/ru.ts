/** The Automas at the table in Russian. */
import type { SoloWords } from './solo-words.ts';

export const solo: SoloWords = {
  card: (card) => `Играет: ${card}`,
  forCity: (city) => `Для города ${city}`,
  itsHand: 'На руке',
  rests: (name) => `В раунде 2 ${name} не тянет карту и ничего не берёт.`,
  simple: (city) => `В простой игре город ${city} каждый ход получает случайную плитку; кладёте её вы.`,
  why: 'Почему',
  whyTitle: (name) => `Почему ${name} так решает`,
  takes: (tile, city, gain) => `Берёт для города ${city}: ${tile}, ${gain}`,
  took: (tile, city) => `${tile} для города ${city}.`,
  decides: (symbol) => `${symbol}: это и решает.`,
  passedOver: (symbol, why) => `${symbol}: пропуск, ${why}.`,
  others: 'Можно было взять',
};
