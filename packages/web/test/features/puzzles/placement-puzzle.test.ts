/** Answering a puzzle by placing: a refusal stays until the next thing that is done. */
import type { PosedPuzzle } from '@duopolis/bots/puzzle';
import { expect, test } from 'vitest';
import { allWithRole, mount, openFakePage, press, withRole } from '../../kit/mount.ts';
import { dispatch, nodesIn, textOf } from '../../kit/dom.ts';

openFakePage();
Object.assign(globalThis, {
  requestAnimationFrame: (run: () => void) => setTimeout(run),
  cancelAnimationFrame: clearTimeout,
});
const { PlacementPuzzle } = await import('../../../src/features/puzzles/placement-puzzle.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const ROW: PosedPuzzle = {
  kind: 'placement',
  cities: [
    { tiles: (['S', 'S', 'S', 'S'] as const).map((tile, column) => ({ tile, at: [0, column], seat: 0 })) },
  ],
  tiles: ['P', 'H'],
  best: [],
  greedy: [],
  solution: [],
};

/** The park is placed, and the house is refused where a shop is. */
async function refused() {
  const root = mount(PlacementPuzzle, {
    puzzle: ROW,
    from: undefined,
    checkWords: 'Check',
    onAnswer: () => {},
    children: false,
  });
  const said = (): string => {
    const hint = nodesIn(root).find(({ attributes }) => attributes.get('class') === 'puzzle-hint');
    return hint === undefined ? '' : textOf(hint);
  };
  await expect.poll(said).not.toBe('');
  const grid = allWithRole(root, 'grid')[0] ?? expect.unreachable();
  const act = (name: RegExp): void => dispatch(grid, 'click', withRole(root, 'gridcell', name));
  press(withRole(root, 'button', 'park'));
  act(/^row 1, column 1/);
  act(/shop/);
  const refusal = said();
  expect(refusal).not.toMatch(/^(Pick|Where|Everything)/);
  return { root, said, act };
}

test('after a refused space, starting again tells the next step', async () => {
  const { root, said } = await refused();
  press(withRole(root, 'button', 'Start again'));
  expect(said()).toBe('Pick a tile, then a space.');
});

test('after a refused space, a tile that is taken back tells where it may go', async () => {
  const { said, act } = await refused();
  act(/park/);
  expect(said()).toBe('Where does the park go?');
});
