/** English words for the solver. */
import type { SolverProblem } from '@duopolis/bots/solver';
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { SolveWords } from './solve-words.ts';

const { scores } = vocabularyOf('en');

const MESSAGES: Messages<SolverProblem> = {
  'no-tiles': () => 'no tiles given; expected at least one',
  'too-many-buildings': ({ buildings, most }) => `${buildings} buildings; a city has room for ${most}`,
  'too-many-duplexes': ({ duplexes, most }) => `${duplexes} duplexes; a city has ${most} at most`,
  'not-in-base': ({ tile }) => `${tile} belongs to Capitals; expected tiles of the base game`,
};

export const solver = sayWith<SolverProblem>(MESSAGES);

export const solve: SolveWords = {
  command: 'find the best possible city from the given tiles',
  tiles: 'single tiles, together or apart (SSFHd), and duplexes apart (S-F or "S|F")',
  worth: 'what a factory is worth: 4, 3 or 2',
  best: (city, points) => `${city}  ${scores.points(points)}`,
};
