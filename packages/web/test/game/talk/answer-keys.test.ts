/** The keys that answer the offer in front. */
import { expect, test } from 'vitest';
import { mount, openFakePage } from '../../kit/mount.ts';

openFakePage();
const listeners = new Set<(event: object) => void>();
Object.assign(document, {
  addEventListener: (type: string, listener: (event: object) => void) =>
    type === 'keydown' && listeners.add(listener),
  removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  querySelector: () => null,
});
const { HandPanel } = await import('../../../src/game/hand/hand-panel.tsx');
const { shortcutGroups } = await import('../../../src/kit/keys/shortcuts.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

/** The city of the first two seats. */
const CITY = 0;

async function offered() {
  const table = await sampleTable(tableOf(3), ({ phase, turn }) => phase === 'placing' && turn === 2);
  const [turn, partner] = [turnOf(await table.linkOf(0)), turnOf(await table.linkOf(1))];
  partner.actions.act(CITY, partner.targets.legal.value.get(CITY)?.places[0]?.at ?? [0, 0]);
  await partner.actions.offer();
  mount(HandPanel, { turn });
  return turn;
}

const type = (key: string, also: object = {}): void => {
  const event = { key, code: `Key${key.toUpperCase()}`, shiftKey: false, preventDefault: () => {}, ...also };
  for (const listener of listeners) listener(event);
};

test('A agrees, and a key held down answers nothing', async () => {
  const turn = await offered();
  type('d', { repeat: true });
  type('a');
  await expect.poll(() => turn.cards.of(CITY).map(({ state }) => state)).toEqual(['agreed']);
});

test('D declines', async () => {
  const turn = await offered();
  type('d');
  await expect.poll(() => turn.cards.declined(CITY)).toBeDefined();
});

test('E asks for another space', async () => {
  const turn = await offered();
  const offer = turn.cards.shown(CITY)?.offer;
  type('e');
  expect(turn.draft.selection.value).toMatchObject({ kind: 'theirs', city: CITY, counters: offer?.id });
});

test('the keys are listed', async () => {
  await offered();
  const listed = shortcutGroups().flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));
  expect(listed).toEqual(expect.arrayContaining(['Agree', 'Counter', 'Decline']));
});
