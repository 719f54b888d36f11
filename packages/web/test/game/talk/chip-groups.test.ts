/** The chips under a city: those that ask for a tile and those that say something are groups of their own. */
import { expect, test } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage } from '../../kit/mount.ts';

openFakePage();
const { BotTalk } = await import('../../../src/game/talk/bot-talk.tsx');
const { Channel } = await import('../../../src/game/talk/channel.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

async function atPlacing() {
  const table = await sampleTable(tableOf(3), ({ phase }) => phase === 'placing');
  const link = await table.linkOf(0);
  const view = link.view.value;
  if (view === undefined) throw new Error('no view');
  return { link, view, turn: turnOf(link) };
}

const groups = (root: ReturnType<typeof mount>): readonly string[] => allWithRole(root, 'group').map(nameOf);

test('with a bot there are only suggestions', async () => {
  const { view, turn } = await atPlacing();
  const root = mount(BotTalk, { turn, view, city: 0 });
  expect(groups(root)).toEqual(['Suggestions for your partner’s tiles']);
});

test('with a person there are also phrases, without a game only those', async () => {
  const { link, view, turn } = await atPlacing();
  expect(groups(mount(Channel, { link, view, channel: 0, turn }))).toEqual([
    'Suggestions for your partner’s tiles',
    'Ready phrases',
  ]);
  expect(groups(mount(Channel, { link, view, channel: 'table' }))).toEqual(['Ready phrases']);
});
