/** The talk under a city while there are offers: a question to me comes first and in sight, and what I write stays. */
import { h } from 'preact';
import { expect, onTestFinished, test } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage, press, withRole } from '../../kit/mount.ts';
import { dispatch, type FakeNode, newNode, nodesIn, textOf } from '../../kit/dom.ts';

openFakePage();
Object.assign(document, {
  createElementNS: (_: string, name: string) => {
    const node = newNode(name);
    node['focus'] = () => writeIn(node);
    return node;
  },
});
const { CityTalk } = await import('../../../src/game/talk/city-talk.tsx');
const { suggestions } = await import('../../../src/game/talk/suggestions.ts');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

/** The city of the first two seats. */
const CITY = 0;

type Turn = ReturnType<typeof turnOf>;

async function opened(turnNumber = 2) {
  const table = await sampleTable(
    tableOf(3),
    ({ phase, turn }) => phase === 'placing' && turn === turnNumber,
  );
  const [turn, partner] = [turnOf(await table.linkOf(0)), turnOf(await table.linkOf(1))];
  const Live = () => {
    const view = turn.link.view.value;
    return view === undefined ? null : h(CityTalk, { turn, view, city: CITY });
  };
  return { turn, partner, root: mount(Live, {}) };
}

async function offer(turn: Turn): Promise<void> {
  const place = turn.targets.legal.value.get(CITY)?.places.at(turn.seat.game.value?.viewer === 0 ? 0 : -1);
  turn.actions.act(CITY, place?.at ?? [0, 0]);
  await turn.actions.offer();
}

const buttons = (root: FakeNode): readonly string[] => allWithRole(root, 'button').map(nameOf);
const fieldIn = (root: FakeNode): FakeNode | undefined =>
  nodesIn(root).find(({ localName }) => localName === 'input');

function writeIn(field: FakeNode | undefined): void {
  Object.assign(document, { activeElement: field });
  onTestFinished(() => void Object.assign(document, { activeElement: undefined }));
}

const openTalk = (root: FakeNode): void => press(withRole(root, 'button', 'Talk'));

test('a question to me comes before the answer to what I have offered', async () => {
  const { turn, partner } = await opened();
  await offer(partner);
  await offer(turn);
  const mine = partner.cards.of(CITY).find(({ state }) => state === 'open');
  if (mine === undefined) throw new Error('no offer');
  await partner.actions.decline(mine.offer);
  await expect.poll(() => turn.cards.of(CITY).map(({ state }) => state)).toContain('refused');
  expect(turn.cards.shown(CITY)?.state).toBe('open');
});

test('a question to me closes the opened talk', async () => {
  const { turn, partner, root } = await opened();
  await offer(turn);
  openTalk(root);
  expect(fieldIn(root)).toBeDefined();
  writeIn(undefined);
  await offer(partner);
  await expect.poll(() => buttons(root).slice(0, 2)).toEqual(['Previous offer', 'Next offer']);
  expect(buttons(root)).toEqual(expect.arrayContaining(['Agree', 'Counter', 'Decline']));
  expect(fieldIn(root)).toBeUndefined();
});

test('while I write, a question to me is above what I write', async () => {
  const { turn, partner, root } = await opened();
  await offer(turn);
  openTalk(root);
  const field = fieldIn(root);
  writeIn(field);
  await offer(partner);
  await expect.poll(() => buttons(root)[0]).toBe('Agree');
  expect(textOf(root)).toMatch(/^2.* offers your |^2.* offers /);
  expect(fieldIn(root)).toBe(field);
  writeIn(undefined);
  press(withRole(root, 'button', 'Show the offer'));
  expect(buttons(root)).toEqual(expect.arrayContaining(['Agree', 'Counter', 'Decline']));
  expect(fieldIn(root)).toBeUndefined();
});

test('an offer leaves the field that I write in; the last line of the talk opens it with the focus', async () => {
  const { turn, root } = await opened();
  const field = fieldIn(root);
  writeIn(field);
  for (const section of nodesIn(root).filter(({ localName }) => localName === 'section'))
    dispatch(section, 'focusin');
  await offer(turn);
  await expect.poll(() => buttons(root)[0]).toBe('Talk');
  expect(fieldIn(root)).toBe(field);
  writeIn(undefined);
  openTalk(root);
  expect(fieldIn(root)).toBeUndefined();
  openTalk(root);
  expect(fieldIn(root)).toBeDefined();
  expect(document.activeElement).toBe(fieldIn(root));
});

test('a tile whose only space was declined can be suggested again', async () => {
  const { turn, partner } = await opened(1);
  await offer(partner);
  const greyed = () => {
    const view = turn.link.view.value;
    const tile = view?.asides.offers.find(({ city }) => city === CITY)?.tile;
    return view && suggestions(view, 1).find((one) => one.city === CITY && one.tile === tile)?.isOffered;
  };
  await expect.poll(greyed).toBe(true);
  const [asked] = turn.cards.of(CITY);
  if (asked === undefined) throw new Error('no offer');
  await turn.actions.decline(asked.offer);
  await expect.poll(greyed).toBe(false);
});
