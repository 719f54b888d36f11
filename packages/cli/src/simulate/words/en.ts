/** English words for simulations. */
import { countEn as count } from '@duopolis/words';
import type { SimulateWords } from './simulate-words.ts';

const games = (number: number): string => count(number, { one: 'game', other: 'games' });

export const simulate: SimulateWords = {
  played: ({ games: number, mode, seats, seed }) => `${games(number)}, ${mode}, ${seats} seats, seed ${seed}`,
  seat: 'seat',
  bot: 'bot',
  columns: ['wins', 'score', 'deviation', 'rank'],
  cityTotals: (mean, deviation) => `City totals: mean ${mean}, deviation ${deviation}`,
  pointsByType: 'Mean points of a city by type',
  speed: (seconds, perSecond) => `${seconds} s, ${perSecond} games a second`,
  timeLeft: (seconds) => `${seconds} s left`,
};
