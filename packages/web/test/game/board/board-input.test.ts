/** Pointing at a board with a mouse: only what the mouse was moved to is meant. */
import type { Cell } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { newNode } from '../../kit/dom.ts';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { gridListeners } = await import('../../../src/game/board/board-input.ts');

const cellAt = (row: string, column: string) => {
  const node = newNode('div');
  node.attributes.set('data-row', row).set('data-column', column);
  return node;
};

const mouse = (target: ReturnType<typeof cellAt>, clientX: number) =>
  ({ pointerType: 'mouse', target, clientX, clientY: 5 }) as unknown as PointerEvent;

test('a cell drawn under a resting mouse is pointed at when the mouse moves', () => {
  const pointed: (Cell | undefined)[] = [];
  const listeners = gridListeners(
    { left: 0, top: 0, right: 3, bottom: 3 } as unknown as Parameters<typeof gridListeners>[0],
    { onPoint: (cell) => pointed.push(cell), onAct: undefined, onGrip: undefined, onFocus: () => {} },
  );
  listeners.onPointerOver(mouse(cellAt('1', '1'), 10));
  listeners.onPointerMove(mouse(cellAt('1', '1'), 12));
  expect(pointed).toEqual([[1, 1]]);
  const drawn = cellAt('2', '1');
  listeners.onPointerOver(mouse(drawn, 12));
  expect(pointed).toHaveLength(1);
  listeners.onPointerMove(mouse(drawn, 13));
  listeners.onPointerMove(mouse(drawn, 14));
  expect(pointed).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
