/** What a channel of a strict table says instead of letting people talk. */
import type { TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { allWithRole, mount, openFakePage } from '../../kit/mount.ts';
import { textOf } from '../../kit/dom.ts';

openFakePage();
const { Channel } = await import('../../../src/game/talk/channel.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const SILENT = 'No talk until the reveal: this table plays by the printed rules.';
const OPENLY = 'At this table everyone hears what is said: talk to the whole table.';

const strict = (view: TableView): TableView => ({
  ...view,
  open: { ...view.open, options: { ...view.open.options, strict: true } },
});

const withMessage = (view: TableView): TableView => {
  const hello = { at: 1, by: view.you, content: { kind: 'phrase', phrase: 'hello' } } as const;
  return { ...view, asides: { ...view.asides, talk: { ...view.asides.talk, table: [hello] } } };
};

async function shown(phase: 'choosing' | 'placing', channel: 'table' | 0, change = strict) {
  const table = await sampleTable(tableOf(3), (open) => open.phase === phase);
  const link = await table.linkOf(0);
  const view = link.view.value;
  if (view === undefined) throw new Error('no view');
  const root = mount(Channel, { link, view: change(view), channel });
  return { text: textOf(root), fields: allWithRole(root, 'input').length };
}

test('STRICT-3: while people choose, both kinds of channel say so in one line, without a field to write in', async () => {
  expect(await shown('choosing', 'table')).toEqual({ text: SILENT, fields: 0 });
  expect(await shown('choosing', 0)).toEqual({ text: SILENT, fields: 0 });
});

test('STRICT-3: earlier messages stay, with the line below them', async () => {
  const { text, fields } = await shown('choosing', 'table', (view) => withMessage(strict(view)));
  expect(text).toContain('Hello');
  expect(text.endsWith(SILENT)).toBe(true);
  expect(fields).toBe(0);
});

test('STRICT-4: after the reveal the table can talk, and a city’s message goes there', async () => {
  expect((await shown('placing', 'table')).fields).toBe(1);
  expect(await shown('placing', 0)).toEqual({ text: OPENLY, fields: 0 });
});

test.each([
  ['choosing', 'table'],
  ['choosing', 0],
  ['placing', 'table'],
  ['placing', 0],
] as const)(
  'STRICT-3, STRICT-4: while %s, a friendly table lets people write in channel %s',
  async (phase, channel) => {
    expect((await shown(phase, channel, (view) => view)).fields).toBe(1);
  },
);
