/** French words for simulations. */
import { countFr as count } from '@duopolis/words';
import type { SimulateWords } from './simulate-words.ts';

const games = (number: number): string => count(number, { one: 'partie', other: 'parties' });

export const simulate: SimulateWords = {
  played: ({ games: number, mode, seats, seed }) =>
    `${games(number)}, ${mode}, ${seats} places, graine ${seed}`,
  seat: 'place',
  bot: 'robot',
  columns: ['victoires', 'score', 'écart', 'rang'],
  cityTotals: (mean, deviation) => `Totaux des villes : moyenne ${mean}, écart type ${deviation}`,
  pointsByType: 'Points moyens d’une ville par type',
  speed: (seconds, perSecond) => `${seconds} s, ${perSecond} parties par seconde`,
  timeLeft: (seconds) => `encore ${seconds} s`,
};
