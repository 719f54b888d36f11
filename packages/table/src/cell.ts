/** Cells in requests: whole numbers near the city. */
import type { Cell } from '@duopolis/rules';

/** No city reaches further from its first tile or its mat. */
const FURTHEST = 16;

export const isCell = (cell: Cell): boolean =>
  cell.length === 2 && cell.every((number) => Number.isInteger(number) && Math.abs(number) <= FURTHEST);
