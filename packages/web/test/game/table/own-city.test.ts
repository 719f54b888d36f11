/** My cities as players and as spectators see them: the flag "counts" (U14), and what a press on a tile does (U10). */
import { type OpenGame, resultOf } from '@duopolis/rules';
import { filledCells } from '@duopolis/rules/cities';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import type { OnWhy } from '../../../src/game/score/city-why.tsx';
import { dispatch, type FakeNode, nodesIn } from '../../kit/dom.ts';
import { allWithRole, mount, openFakePage, withRole } from '../../kit/mount.ts';

openFakePage();
const { OwnCity } = await import('../../../src/game/table/own-city.tsx');
const { ringFrom } = await import('../../../src/game/players/ring.ts');
const { turnOf, useTurn } = await import('../../../src/game/turn/turn.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();
settings.pace.value = 'instant';

/** The two cities of the first seat. */
function citiesOf(link: Link, onWhy: OnWhy = () => {}) {
  const view = link.view.value;
  if (view?.game === undefined) throw new Error('no game');
  const { open } = view.game;
  const ring = ringFrom(open.options, 0);
  const shownResult = () => resultOf(open);
  const Card = ({ side }: { readonly side: 'left' | 'right' }) => {
    const turn = useTurn(link);
    return OwnCity({ turn, view, ring, side, shownResult, onWhy, isTalkDrawn: true });
  };
  return [mount(Card, { side: 'left' }), mount(Card, { side: 'right' })];
}

const flagsOf = (link: Link): number =>
  citiesOf(link)
    .flatMap((root) => nodesIn(root))
    .filter(({ attributes }) => attributes.get('class') === 'city-counts').length;

/** How often a press on a tile asks for the reasons. */
function asksOf(link: Link): number {
  const onWhy = vi.fn<OnWhy>();
  const [root] = citiesOf(link, onWhy);
  if (root === undefined) throw new Error('no city');
  const tile = allWithRole(root, 'gridcell').find((cell) => cell.attributes.has('data-explain'));
  if (tile === undefined) throw new Error('no tile');
  dispatch(withRole(root, 'grid', /./), 'click', tile);
  return onWhy.mock.calls.length;
}

test('U14: a player sees which city counts, and a spectator sees no flag', async () => {
  const sample = await sampleTable(tableOf(3), (open) => {
    const { cities } = resultOf(open);
    const [left, right] = ringFrom(open.options, 0).own;
    return cities[left]?.total !== cities[right]?.total;
  });
  expect(flagsOf(await sample.linkOf(0))).toBe(1);
  expect(flagsOf(await sample.spectator())).toBe(0);
});

const hasTiles = ({ cities }: OpenGame): boolean =>
  cities[0] !== undefined && filledCells(cities[0]).length > 2;

test('U10: a press on a tile of my city asks why it scores while I can place nothing there', async () => {
  const choosing = await sampleTable(tableOf(3), (open) => hasTiles(open) && open.phase === 'choosing');
  expect(asksOf(await choosing.spectator())).toBe(1);
  expect(asksOf(await choosing.linkOf(0))).toBe(1);
});

test('U10: a press that may be meant for a cell beside a tile asks nothing', async () => {
  const placing = await sampleTable(
    tableOf(3),
    (open) => hasTiles(open) && open.phase === 'placing' && open.pending.some(({ seat }) => seat === 0),
  );
  expect(asksOf(await placing.spectator())).toBe(1);
  expect(asksOf(await placing.linkOf(0))).toBe(0);
});

test('n2 25: a press on a space that was built on under the finger asks nothing, and is answered', async () => {
  const { pressed, asked } = await pressWhileBuilding();
  expect(asked).toBe(0);
  expect(pressed).toMatchObject({ isJustBuilt: true });
});

/** The left city with one tile less, pressed where that tile comes before the finger is lifted. */
async function pressWhileBuilding() {
  const sample = await sampleTable(tableOf(3), (open) => hasTiles(open) && open.phase === 'choosing');
  const full = await sample.linkOf(0);
  const after = full.view.value;
  const open = after?.game?.open;
  const city = ringFrom(tableOf(3), 0).own[0];
  if (after?.game === undefined || open === undefined) throw new Error('no game');
  const cities = open.cities.map((one, nth) =>
    nth === city ? { ...one, tiles: one.tiles.slice(0, -1) } : one,
  );
  const before = { ...after, game: { ...after.game, open: { ...open, cities } } } as typeof after;
  const view = signal<typeof after | undefined>(before);
  const link: Link = { ...full, view };
  const onWhy = vi.fn<OnWhy>();
  const [root] = citiesOf(link, onWhy);
  const last = open.cities[city]?.tiles.at(-1);
  if (root === undefined || last === undefined) throw new Error('no city');
  const cell = (): FakeNode => {
    const found = allWithRole(root, 'gridcell').find(
      ({ attributes }) =>
        attributes.get('data-row') === `${last.at[0]}` && attributes.get('data-column') === `${last.at[1]}`,
    );
    if (found === undefined) throw new Error('no cell');
    return found;
  };
  dispatch(withRole(root, 'grid', /./), 'pointerdown', cell());
  view.value = after;
  dispatch(withRole(root, 'grid', /./), 'click', cell());
  return { pressed: turnOf(link).targets.pressed.value, asked: onWhy.mock.calls.length };
}
