/** Offers name the pieces of the box in play. */
import type { TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { offerTitle } = await import('../../../src/game/talk/offer-words.ts');
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
