/** The solver: the best city from given tiles, and the best of all cities. */
export { type BestOfAll, bestOfAll } from './compositions.ts';
export { MOST_DUPLEXES, type Solution, type SolverProblem, solve } from './solve.ts';
