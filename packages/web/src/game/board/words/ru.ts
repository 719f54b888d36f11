/** Boards in Russian. */
import type { BoardWords } from './board-words.ts';

export const board: BoardWords = {
  place: (row, column) => `ряд ${row}, столбец ${column}`,
  cell: (row, column, what) => `ряд ${row}, столбец ${column}, ${what}`,
  empty: 'пусто',
  landscape: 'ландшафт',
  bridge: 'мост',
  legal: (tile) => `место для плитки «${tile}»`,
  legalGain: (tile, gain) => `место для плитки «${tile}»: ${gain}`,
  best: 'здесь больше всего',
  justPlaced: (building, by) => `${building}, только что положено, ${by}`,
  staged: (building) => `${building}, проба, не подтверждено`,
  ghost: (building, by, number) => `предложение ${number}: ${building}, ${by}`,
  firstTile: 'Первая плитка кладётся на отмеченную клетку.',
  mini: (city, buildings) => `${city}: ${buildings}`,
};
