/** My cities as players and as spectators see them: the flag "counts" (U14), and what a press on a tile does (U10). */
import { type OpenGame, resultOf } from '@duopolis/rules';
import { filledCells } from '@duopolis/rules/cities';
import { expect, test, vi } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import type { OnWhy } from '../../../src/game/score/city-why.tsx';
import { dispatch, nodesIn } from '../../kit/dom.ts';
import { allWithRole, mount, openFakePage, withRole } from '../../kit/mount.ts';

openFakePage();
const { OwnCity } = await import('../../../src/game/table/own-city.tsx');
const { ringFrom } = await import('../../../src/game/players/ring.ts');
const { useTurn } = await import('../../../src/game/turn/turn.ts');
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
