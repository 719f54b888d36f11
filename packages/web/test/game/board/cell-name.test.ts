/** The name of a cell: what a screen reader says about it, also while a tile is tried on it. */
import type { Cell } from '@duopolis/rules';
import { beforeAll, expect, test } from 'vitest';
import type { BoardState, Piece } from '../../../src/game/board/board-model.ts';
import { openPage } from '../../kit/page.ts';

const FRAME = { top: -1, left: -1, height: 4, width: 4 };
const AT: Cell = [0, 0];

const state = (...pieces: readonly Piece[]): BoardState => ({
  frame: FRAME,
  pieces,
  legal: [{ at: AT, gain: 3, best: true }],
  marks: [],
});

const GHOST: Piece = { tile: 'S', at: AT, tone: 'ghost', by: 'Ada', gain: 2, offer: 1 };

let nameOf: (shown: BoardState) => Promise<string>;
beforeAll(async () => {
  openPage();
  const { nameOfCell } = await import('../../../src/game/board/cell.tsx');
  const { cellsOfBoard } = await import('../../../src/game/board/board-model.ts');
  const { hasWords } = await import('../../../src/kit/words/shown-language.ts');
  nameOf = async (shown) => {
    await expect.poll(hasWords).toBe(true);
    const cell = cellsOfBoard(shown)[1]?.[1];
    return cell === undefined ? '' : nameOfCell(cell, 'park', shown.box);
  };
});

test('an offer is named with who makes it and what it would change', async () => {
  expect(await nameOf(state(GHOST))).toBe(
    'row 2, column 2, offer 1: shop, by Ada, +2, room for park: +3, the most here',
  );
});

test.each(['preview', 'staged'] as const)('a tile that is %s there does not hide the offer', async (tone) => {
  const name = await nameOf(state(GHOST, { tile: 'P', at: AT, tone }));
  expect(name).toContain('offer 1: shop, by Ada, +2');
  expect(name.match(/offer 1/g)).toHaveLength(1);
});

test('every one of several offers for a cell is named', async () => {
  const name = await nameOf(state(GHOST, { ...GHOST, tile: 'O-H', number: 2, by: 'Ben', gain: 4, offer: 2 }));
  expect(name).toContain('offer 1: shop, by Ada, +2');
  expect(name).toContain('offer 2: office, by Ben, +4');
});

test('a civic tile of a custom box has the name that its owner gave it', async () => {
  const box = { civics: [{ name: 'Moot House', tile: '[OF-P]' }] } as const;
  const name = await nameOf({ ...state({ tile: '[OF-P]', at: AT, tone: 'standing' }), box });
  expect(name).toContain('Moot House (civic building for office and factory, not park)');
});
