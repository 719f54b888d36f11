/** A postcard follows the theme of the page until a person chooses one for it. */
import { expect, onTestFinished, test } from 'vitest';
import { dispatch, type FakeNode, nodesIn, textOf } from '../../kit/dom.ts';
import { mount, openFakePage } from '../../kit/mount.ts';

openFakePage();
const { CardDialog } = await import('../../../src/game/share/card-dialog.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const schemeOf = (root: FakeNode): unknown =>
  nodesIn(root)
    .filter((node) => node.attributes.get('class') === 'card-picture')
    .map(({ style }) => (style as CSSStyleDeclaration).colorScheme)[0];

function choose(root: FakeNode, label: string): void {
  const option = nodesIn(root).find((node) => node.localName === 'label' && textOf(node).trim() === label);
  for (const input of nodesIn(option ?? root).filter(({ localName }) => localName === 'input'))
    dispatch(input, 'change');
}

test('the postcard follows the theme of the page until one is chosen', async () => {
  onTestFinished(() => void (settings.theme.value = 'auto'));
  const { record } = await sampleTable(tableOf(3), ({ phase }) => phase === 'over');
  const game = { id: { from: 'file', file: 'sample' }, record: await record() } as const;
  const root = mount(CardDialog, { game, onClose: () => {} });
  expect(schemeOf(root)).toBe('light');
  settings.theme.value = 'night';
  expect(schemeOf(root)).toBe('dark');
  choose(root, 'Light');
  expect(schemeOf(root)).toBe('light');
  settings.theme.value = 'day';
  choose(root, 'Dark');
  expect(schemeOf(root)).toBe('dark');
});
