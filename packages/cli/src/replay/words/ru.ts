/** Russian words for replays. */
import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  title: ({ game, games: all, step, steps }) => `партия ${game} из ${all}, шаг ${step} из ${steps}`,
  hand: 'рука',
  chosen: 'выбор',
  keys: (space) => `←→ шаг · Home End · пробел: ${space === 'stops' ? 'стоп' : 'пуск'} · q выход`,
};
