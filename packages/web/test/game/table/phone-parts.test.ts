/** What a phone shows: points by type on its side, and a menu without a talk that nobody reads. */
import { expect, test } from 'vitest';
import { mount, openFakePage } from '../../kit/mount.ts';
import { nodesIn, textOf } from '../../kit/dom.ts';

openFakePage();
const { TypeLine } = await import('../../../src/game/table/type-line.tsx');
const { hasTableTalk } = await import('../../../src/game/talk/channel.tsx');
const { ringFrom } = await import('../../../src/game/players/ring.ts');
const { resultIn } = await import('../../../src/game/players/result-in.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

async function atTable() {
  const link = await (await sampleTable(tableOf(3), ({ turn }) => turn === 2)).linkOf(0);
  const view = link.view.value ?? expect.unreachable();
  return { link, view, open: view.game?.open ?? expect.unreachable() };
}

test('on its side a phone shows the points of both cities for each of six types', async () => {
  const { open } = await atTable();
  const ring = ringFrom(open.options, 0);
  const { cities } = resultIn(open);
  const root = mount(TypeLine, { ring, shownResult: () => resultIn(open) });
  const items = nodesIn(root)
    .filter(({ attributes }) => attributes.has('data-explain'))
    .map(textOf);
  expect(items).toHaveLength(6);
  const [left, right] = ring.own.map((city) => cities[city]?.factory);
  expect(items[1]?.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`^${left}.*${right}$`));
});

test('a phone’s menu has the table’s talk only where somebody reads it', async () => {
  const { view } = await atTable();
  const bots = view.open.chairs.map((chair, seat) =>
    seat === 0 ? chair : { ...chair, holder: { kind: 'bot', strength: 'easy' } as const },
  );
  const members = view.open.members.filter(({ id }) => id === view.you);
  expect(hasTableTalk(view)).toBe(true);
  expect(hasTableTalk({ ...view, open: { ...view.open, chairs: bots, members } })).toBe(false);
});
