/** Boards in English. */
import type { BoardWords } from './board-words.ts';

export const board: BoardWords = {
  place: (row, column) => `row ${row}, column ${column}`,
  cell: (row, column, what) => `row ${row}, column ${column}, ${what}`,
  empty: 'empty',
  landscape: 'landscape',
  bridge: 'bridge',
  legal: (tile) => `room for ${tile}`,
  legalGain: (tile, gain) => `room for ${tile}: ${gain}`,
  best: 'the most here',
  justPlaced: (building, by) => `${building}, just placed by ${by}`,
  staged: (building) => `${building}, tried here, not confirmed`,
  ghost: (building, by, number) => `offer ${number}: ${building}, by ${by}`,
  firstTile: 'The first tile goes on the marked space.',
  mini: (city, buildings) => `${city}: ${buildings}`,
};
