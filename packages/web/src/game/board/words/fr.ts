/** Boards in French. */
import type { BoardWords } from './board-words.ts';

export const board: BoardWords = {
  place: (row, column) => `rangée ${row}, colonne ${column}`,
  cell: (row, column, what) => `rangée ${row}, colonne ${column}, ${what}`,
  empty: 'vide',
  landscape: 'paysage',
  bridge: 'pont',
  legal: (tile) => `place pour la tuile ${tile}`,
  legalGain: (tile, gain) => `place pour la tuile ${tile} : ${gain}`,
  best: 'le maximum ici',
  justPlaced: (building, by) => `${building}, à l’instant, par ${by}`,
  staged: (building) => `${building}, à l’essai, à confirmer`,
  ghost: (building, by, number) => `proposition ${number} : ${building}, par ${by}`,
  firstTile: 'La première tuile va sur la case marquée.',
  mini: (city, buildings) => `${city} : ${buildings}`,
};
