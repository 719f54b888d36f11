/** Offers name the pieces of the box in play, and say first what adds most. */
import type { TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { cityOf } from '../turn/turn-games.ts';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { offerReason, offerTitle } = await import('../../../src/game/talk/offer-words.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

test('an offer of a civic tile has the name that the owner of the box gave it', async () => {
  const view = (await (await sampleTable(tableOf(3, 'capitals'))).linkOf(0)).view.value;
  if (view?.game === undefined) throw new Error('no game');
  const box = { civics: [{ name: 'Guildhall', tile: '[PH-T]' }] } as const;
  const game = { ...view.game, open: { ...view.game.open, box } } as TableView['game'];
  const offer = { id: 'a', city: 0, cell: [0, 0], tile: '[PH-T]', by: 1, owner: 1, agreed: [] } as const;
  const titleIn = (seen: TableView): string =>
    offerTitle(seen, { offer, state: 'open' } as unknown as Parameters<typeof offerTitle>[1]);
  expect(titleIn({ ...view, ...(game !== undefined && { game }) })).toContain('Guildhall');
  expect(titleIn(view)).toContain('Elementary School');
});

test('of the reasons for a duplex the one that adds most is shown', async () => {
  const view = (await (await sampleTable(tableOf(3))).linkOf(0)).view.value;
  if (view?.game === undefined) throw new Error('no game');
  // Three shops in a row below a tavern: the duplex adds a shop to the row, and an office beside the tavern.
  const city = cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]], ['m', [-1, 2]]);
  const cities = view.game.open.cities.with(0, city);
  const seen = { ...view, game: { ...view.game, open: { ...view.game.open, cities } } } as TableView;
  const reasons = [{ code: 'office-beside-tavern' }, { code: 'shop-run', length: 4 }];
  const offer = { id: 1, city: 0, cell: [-1, 3], tile: 'O|S', by: 1, owner: 1, agreed: [1], reasons };
  const { why, gain } = offerReason(seen, { offer, number: 1, state: 'open' } as unknown as Parameters<
    typeof offerReason
  >[1]);
  expect([why, gain]).toEqual([expect.stringMatching(/shops/), expect.stringMatching(/^\+\d+$/)]);
});
