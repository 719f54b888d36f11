/** Russian words for simulations. */
import { countRu as count } from '@duopolis/words';
import type { SimulateWords } from './simulate-words.ts';

const games = (number: number): string => count(number, { one: 'партия', few: 'партии', many: 'партий' });
const seats = (number: number): string => count(number, { one: 'место', few: 'места', many: 'мест' });

export const simulate: SimulateWords = {
  played: ({ games: number, mode, seats: places, seed }) =>
    `${games(number)}, ${mode}, ${seats(places)}, зерно ${seed}`,
  seat: 'место',
  bot: 'бот',
  columns: ['победы', 'очки', 'разброс', 'место'],
  cityTotals: (mean, deviation) => `Итоги городов: среднее ${mean}, разброс ${deviation}`,
  pointsByType: 'Средние очки города по типам',
  speed: (seconds, perSecond) => `${seconds} с, партий в секунду: ${perSecond}`,
  timeLeft: (seconds) => `осталось ${seconds} с`,
};
