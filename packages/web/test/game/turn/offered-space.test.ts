/** The only space of a city, where a partner offers a tile: it is marked, and mine may still go there. */
import { expect, test } from 'vitest';
import type { CityIndex } from '@duopolis/rules';
import type { Turn } from '../../../src/game/turn/turn.ts';
import { allWithRole, mount, nameOf, openFakePage } from '../../kit/mount.ts';
import { textOf } from '../../kit/dom.ts';

openFakePage();
const { HandPanel } = await import('../../../src/game/hand/hand-panel.tsx');
const { Suggestions } = await import('../../../src/game/talk/suggest.tsx');
const { CityBoard } = await import('../../../src/game/turn/city-board.tsx');
const { cityState } = await import('../../../src/game/turn/city-state.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const ONLY = [0, 0] as const;

async function offerIn(turn: Turn, city: CityIndex): Promise<void> {
  turn.actions.act(city, ONLY);
  await turn.actions.offer();
}

/** Seat 0, whose cities are 0 and 2, and its partner there: before the first tile is placed. */
async function seatTwo(partner: 1 | 2): Promise<readonly [Turn, Turn]> {
  const { linkOf } = await sampleTable(tableOf(3), ({ phase }) => phase === 'placing');
  return [turnOf(await linkOf(0)), turnOf(await linkOf(partner))];
}

const ghostsIn = (turn: Turn, city: CityIndex) =>
  (cityState(turn, city).value?.pieces ?? []).filter(({ tone }) => tone === 'ghost');

test('an offered tile on the first space shows what it adds itself, and a ring, until mine is tried there', async () => {
  const [me, ben] = await seatTwo(1);
  await offerIn(ben, 0);
  expect(ghostsIn(me, 0).map(({ isOnlySpace }) => isOnlySpace)).toEqual([true]);
  const root = mount(CityBoard, { turn: me, city: 0, onWhy: () => {} });
  const cell = allWithRole(root, 'gridcell').find((one) => nameOf(one).includes('offer 1'));
  expect(cell && [nameOf(cell), textOf(cell)]).toEqual([expect.stringMatching(/room for .+: \+\d/), '']);
  const [gain] = ghostsIn(me, 0).map((ghost) => ghost.gain);
  expect(textOf(root)).toContain(`1+${gain}`);
  me.actions.act(0, ONLY);
  expect(ghostsIn(me, 0).map(({ isOnlySpace }) => isOnlySpace)).toEqual([undefined]);
});

test('my own offer and an agreement have no ring', async () => {
  const [me, ben] = await seatTwo(1);
  await offerIn(me, 0);
  expect(ghostsIn(me, 0).map(({ isOnlySpace }) => isOnlySpace)).toEqual([undefined]);
  await offerIn(ben, 0);
  const theirs = me.cards.of(0).find(({ state }) => state === 'open');
  if (theirs === undefined) throw new Error('no offer');
  await me.actions.agree(theirs.offer);
  const agreed = ghostsIn(me, 0).filter(({ look }) => look === 'agreed');
  expect(agreed.map(({ isOnlySpace }) => isOnlySpace)).toEqual([undefined]);
});

test('tiles are offered on both of my spaces: the hand says that mine may go over one', async () => {
  const { linkOf } = await sampleTable(tableOf(3), ({ phase }) => phase === 'placing');
  const [me, ben, cleo] = [turnOf(await linkOf(0)), turnOf(await linkOf(1)), turnOf(await linkOf(2))];
  await offerIn(ben, 0);
  expect(textOf(mount(HandPanel, { turn: me }))).not.toContain('over an offered tile');
  await offerIn(cleo, 2);
  expect(textOf(mount(HandPanel, { turn: me }))).toContain('Place yours over an offered tile, or agree.');
});

test('a tile offered on the only space can be suggested nowhere else: its chip stays, and does nothing', async () => {
  const [me, ben] = await seatTwo(1);
  const chips = () => {
    const view = me.seat.view.value;
    if (view === undefined) throw new Error('no table');
    return allWithRole(mount(Suggestions, { turn: me, view, city: 0 }), 'button').map((chip) =>
      chip.attributes.get('aria-disabled'),
    );
  };
  const before = chips();
  await offerIn(ben, 0);
  expect(new Set(before)).toEqual(new Set(['false']));
  const after = chips();
  expect([after.length, after.filter((disabled) => disabled === 'true').length]).toEqual([before.length, 1]);
});
