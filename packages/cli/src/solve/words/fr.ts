/** French words for the solver. */
import type { SolverProblem } from '@duopolis/bots/solver';
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { SolveWords } from './solve-words.ts';

const { scores } = vocabularyOf('fr');

const MESSAGES: Messages<SolverProblem> = {
  'no-tiles': () => 'aucune tuile ; il en faut au moins une',
  'too-many-buildings': ({ buildings, most }) =>
    `${buildings} bâtiments ; une ville a de la place pour ${most}`,
  'too-many-duplexes': ({ duplexes, most }) => `${duplexes} tuiles doubles ; une ville en a ${most} au plus`,
  'not-in-base': ({ tile }) => `${tile} est de Capitals ; attendu : des tuiles du jeu de base`,
};

export const solver = sayWith<SolverProblem>(MESSAGES);

export const solve: SolveWords = {
  command: 'trouver la meilleure ville possible avec les tuiles données',
  tiles: 'tuiles simples, ensemble ou séparées (SSFHd), et tuiles doubles séparées (S-F ou "S|F")',
  worth: 'ce que vaut une usine : 4, 3 ou 2',
  best: (city, points) => `${city}  ${scores.points(points)}`,
};
