/** The board without a server: what its cells are called, and what it reports. */
import { expect, test, vi } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage, withRole } from '../../kit/mount.ts';
import { dispatch } from '../../kit/dom.ts';

openFakePage();
const { Board } = await import('../../../src/game/board/board.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const STATE = {
  frame: { top: 0, left: 0, height: 2, width: 2 },
  pieces: [{ tile: 'P', at: [0, 0], tone: 'standing' }],
  legal: [{ at: [0, 1], gain: 3, best: true }],
  marks: [],
} as const;

test('every cell says where it is, what stands there and what could', () => {
  const root = mount(Board, { state: STATE, label: 'Colosseum', tile: 'shop' });
  expect(allWithRole(root, 'gridcell').map(nameOf)).toEqual([
    'row 1, column 1, park',
    'row 1, column 2, empty, room for shop: +3, the most here',
    'row 2, column 1, empty',
    'row 2, column 2, empty',
  ]);
});

test('a press is reported as a cell', () => {
  const onAct = vi.fn();
  const root = mount(Board, { state: STATE, label: 'Colosseum', tile: 'shop', onAct });
  const grid = withRole(root, 'grid', 'Colosseum');
  const cell = withRole(root, 'gridcell', /the most here/);
  dispatch(grid, 'click', cell);
  expect(onAct).toHaveBeenCalledWith([0, 1]);
});

test('a refused cell says why', () => {
  const refused = { cell: [1, 1], why: 'It must touch a tile.', saysWhere: false } as const;
  const root = mount(Board, { state: STATE, label: 'Colosseum', refused });
  expect(nameOf(withRole(root, 'gridcell', /row 2, column 2/))).toBe(
    'row 2, column 2, empty. It must touch a tile.',
  );
});

test('a refused cell says where it is once', () => {
  const why = 'row 2, column 2 shares no edge with a tile';
  const refused = { cell: [1, 1], why, saysWhere: true } as const;
  const root = mount(Board, { state: STATE, label: 'Colosseum', refused });
  expect(nameOf(withRole(root, 'gridcell', /row 2, column 2/i))).toBe(
    'Empty. Row 2, column 2 shares no edge with a tile',
  );
});
