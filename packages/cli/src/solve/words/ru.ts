/** Russian words for the solver. */
import type { SolverProblem } from '@duopolis/bots/solver';
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { SolveWords } from './solve-words.ts';

const { scores } = vocabularyOf('ru');

const MESSAGES: Messages<SolverProblem> = {
  'no-tiles': () => 'нет плиток; нужна хотя бы одна',
  'too-many-buildings': ({ buildings, most }) => `зданий: ${buildings}; в городе есть место для ${most}`,
  'too-many-duplexes': ({ duplexes, most }) => `двойных плиток: ${duplexes}; в городе их не больше ${most}`,
  'not-in-base': ({ tile }) => `${tile} — из Capitals; нужны плитки базовой игры`,
};

export const solver = sayWith<SolverProblem>(MESSAGES);

export const solve: SolveWords = {
  command: 'найти лучший возможный город из заданных плиток',
  tiles: 'одиночные плитки, вместе или отдельно (SSFHd), и двойные отдельно (S-F или "S|F")',
  worth: 'сколько очков даёт фабрика: 4, 3 или 2',
  best: (city, points) => `${city}  ${scores.points(points)}`,
};
