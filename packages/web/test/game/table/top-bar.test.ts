/** The bar of a phone: it says that the listed people are waited for. */
import { expect, test } from 'vitest';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { awaitedNames } = await import('../../../src/game/table/top-bar.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

test('the line under the turn is a sentence, not a bare list of names', async () => {
  const table = await sampleTable(tableOf(3));
  const view = (await table.linkOf(0)).view.value;
  if (view === undefined) throw new Error('a sample without a view');
  expect(awaitedNames(view)).toBe('Waiting for you, Cleo, Nora');
});
