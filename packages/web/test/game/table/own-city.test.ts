/** U14: the flag "counts" marks the player's own weaker city; a spectator has none. */
import { resultOf } from '@duopolis/rules';
import { expect, test } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import { nodesIn } from '../../kit/dom.ts';
import { mount, openFakePage } from '../../kit/mount.ts';

openFakePage();
const { OwnCity } = await import('../../../src/game/table/own-city.tsx');
const { ringFrom } = await import('../../../src/game/players/ring.ts');
const { useTurn } = await import('../../../src/game/turn/turn.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();
settings.pace.value = 'instant';

/** How often the flag is on the two cities of the first seat. */
function flagsOf(link: Link): number {
  const view = link.view.value;
  if (view?.game === undefined) throw new Error('no game');
  const { open } = view.game;
  const ring = ringFrom(open.options, 0);
  const Card = ({ side }: { readonly side: 'left' | 'right' }) => {
    const turn = useTurn(link);
    return OwnCity({ turn, view, ring, side, shownResult: () => resultOf(open), onWhy: () => {} });
  };
  const roots = [mount(Card, { side: 'left' }), mount(Card, { side: 'right' })];
  return roots
    .flatMap((root) => nodesIn(root))
    .filter(({ attributes }) => attributes.get('class') === 'city-counts').length;
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
