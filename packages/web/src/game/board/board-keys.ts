/** Keys on a board: arrows move the focus from cell to cell, and stop at the edge. */
import type { Cell } from '@duopolis/rules';
import type { Box } from '@duopolis/rules/cities';

const STEPS: { readonly [key: string]: Cell } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (value: number, from: number, length: number): number =>
  Math.min(Math.max(value, from), from + length - 1);

/** The cell that a key moves to, or nothing. */
export function stepTo(
  { top, left, height, width }: Box,
  [row, column]: Cell,
  key: string,
): Cell | undefined {
  if (key === 'Home') return [row, left];
  if (key === 'End') return [row, left + width - 1];
  const step = STEPS[key];
  return step && [clamp(row + step[0], top, height), clamp(column + step[1], left, width)];
}

/** The initial focus: the best legal cell, a legal one, or the first. */
export function firstFocus(
  { top, left }: Box,
  legal: readonly { readonly at: Cell; readonly best: boolean }[],
): Cell {
  return (legal.find(({ best }) => best) ?? legal[0])?.at ?? [top, left];
}

export const isInFrame = ({ top, left, height, width }: Box, [row, column]: Cell): boolean =>
  row >= top && row < top + height && column >= left && column < left + width;
