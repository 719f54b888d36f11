/** The 4x4 square of the base game: its masks, its runs, which cells are adjacent. */
import { type Ground, LONGEST_RUN } from './ground.ts';

export const SQUARE_MASKS = {
  full: 0xffff,
  firstRow: 0x000f,
  firstColumn: 0x1111,
  notFirstColumn: 0xeeee,
  notLastColumn: 0x7777,
  notLastRow: 0x0fff,
} as const;

const { full, notFirstColumn, notLastColumn } = SQUARE_MASKS;

export const SQUARE: Ground = { size: 4, beside: besideInSquare, runs: squareRuns(4) };

export function besideInSquare(mask: number): number {
  return ((mask << 4) | (mask >> 4) | ((mask & notLastColumn) << 1) | ((mask & notFirstColumn) >> 1)) & full;
}

function squareRuns(size: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const starting = [1 << cell];
    for (const [step, room] of [
      [1, size - (cell % size)],
      [size, size - Math.floor(cell / size)],
    ] as const) {
      let run = 1 << cell;
      for (let length = 2; length <= Math.min(room, LONGEST_RUN); length++) {
        run |= 1 << (cell + step * (length - 1));
        starting.push(run);
      }
    }
    runs.push(starting);
  }
  return runs;
}
