/** The hand at a real table without a server: what can be pressed in each phase, and what that does. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage, press, withRole } from '../../kit/mount.ts';
import { type FakeNode, textOf } from '../../kit/dom.ts';

openFakePage();
const { announce, Announcements, forgetAnnouncements, MOMENT } = await import(
  '../../../src/kit/controls/announce.tsx'
);
const { HandPanel } = await import('../../../src/game/hand/hand-panel.tsx');
const { doNextStep } = await import('../../../src/game/hand/main-button.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { cityName } = await import('../../../src/game/players/seat-names.ts');
const { words } = await import('../../../src/game/words/shared-words.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

async function openHand(until?: Parameters<typeof sampleTable>[1]) {
  const turn = turnOf(await (await sampleTable(tableOf(3), until)).linkOf(0));
  return { turn, root: mount(HandPanel, { turn }) };
}

const tilesIn = (root: Parameters<typeof allWithRole>[0]) =>
  allWithRole(root, 'button').filter(({ attributes }) => attributes.has('data-hand'));

/** A disabled button would lose the focus. */
const isUnavailable = ({ attributes, disabled }: FakeNode): boolean => {
  expect(disabled).toBe(false);
  return attributes.get('aria-disabled') === 'true';
};

test('CHOOSE-1: seven tiles; two can be picked, and then locked', async () => {
  const { turn, root } = await openHand();
  const tiles = tilesIn(root);
  expect(tiles.length).toBe(7);
  expect(isUnavailable(withRole(root, 'button', 'Lock my choice'))).toBe(true);
  for (const tile of tiles.slice(0, 2)) press(tile);
  expect(tilesIn(root).map(({ attributes }) => attributes.get('aria-pressed'))).toEqual([
    'true',
    'true',
    ...Array.from({ length: 5 }, () => 'false'),
  ]);
  await turn.actions.lock();
  expect(turn.draft.phase.value).toBe('locked');
  expect(tilesIn(root).every(({ attributes }) => attributes.get('aria-disabled') === 'true')).toBe(true);
  expect(allWithRole(root, 'button').map(nameOf)).toContain('Change my mind');
});

test('PLACE-1: the tile in question is pressed, and another can be taken', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const pressed = () => tilesIn(root).map(({ attributes }) => attributes.get('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  const [, other] = tilesIn(root);
  if (other !== undefined) press(other);
  expect(pressed()).toEqual(['false', 'true']);
  expect(turn.draft.selection.value).toEqual({ kind: 'slot', slot: 1 });
});

test('no press on a cell is silent: in the city of the other tile, before the placing and after it', async () => {
  const heard = mount(Announcements, {});
  const listen = (): string => allWithRole(heard, 'alert').map(textOf).join();
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const [left = 0, right = 0] = turn.seat.cities.value;
  const answer = async (): Promise<string> => {
    forgetAnnouncements();
    turn.actions.act(left, [9, 9]);
    await expect.poll(listen).not.toBe('');
    return listen();
  };
  expect(await answer()).toMatch(/^The first tile goes on/);
  turn.actions.act(left, turn.targets.legal.value.get(left)?.places[0]?.at ?? [0, 0]);
  const goes = await answer();
  expect(goes).toMatch(/^Place the .+ in .+\.$/);
  expect(textOf(root)).toContain(goes);
  expect(await answer()).toBe(goes);
  turn.actions.act(right, turn.targets.legal.value.get(right)?.places[0]?.at ?? [0, 0]);
  expect(await answer()).toBe('Confirm, or change it.');
  const before = await openHand();
  forgetAnnouncements();
  before.turn.actions.act(left, [9, 9]);
  await expect.poll(listen).toBe('Choose two tiles.');
});

test('no press of the main button is silent: while it can do nothing, it says what to do', async () => {
  const heard = mount(Announcements, {});
  const listen = (): string => allWithRole(heard, 'alert').map(textOf).join();
  const answerTo = async (root: FakeNode, name: string): Promise<string> => {
    forgetAnnouncements();
    press(withRole(root, 'button', name));
    await expect.poll(listen).not.toBe('');
    return listen();
  };
  const choosing = await openHand();
  expect(await answerTo(choosing.root, 'Lock my choice')).toBe('Choose two tiles.');
  const [tile] = tilesIn(choosing.root);
  if (tile !== undefined) press(tile);
  expect(await answerTo(choosing.root, 'Lock my choice')).toBe('One more.');
  const placing = await openHand(({ phase }) => phase === 'placing');
  expect(await answerTo(placing.root, 'Pick a space')).toBe('Pick a space');
  forgetAnnouncements();
  doNextStep(placing.turn);
  await expect.poll(listen).toBe('Pick a space');
});

test('my own step is answered at once with the next one; after an event, the event comes first', async () => {
  const { turn } = await openHand(({ phase }) => phase === 'placing');
  const heard = mount(Announcements, {});
  forgetAnnouncements();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listen = (): string => allWithRole(heard, 'status').map(textOf).join();
  const [city = 0] = turn.seat.cities.value;
  const tryOne = (): void =>
    turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  tryOne();
  expect(listen()).toMatch(/^Now the /);
  forgetAnnouncements();
  setTimeout(() => announce('Tile placed. '), MOMENT);
  await turn.actions.confirm();
  expect(listen()).toBe('');
  vi.advanceTimersByTime(2 * MOMENT);
  expect(listen()).toMatch(/^Tile placed\. Place the /);
});

test('both tiles are tried: the main button confirms and says what changes', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  for (const city of turn.seat.cities.value)
    turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  const main = withRole(root, 'button', /^Confirm/);
  expect([isUnavailable(main), /\d/.test(textOf(main))]).toEqual([false, true]);
});

test('one of two tiles is tried: the main button says that it confirms only that one', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const [city = 0] = turn.seat.cities.value;
  turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  expect(textOf(withRole(root, 'button', /^Confirm/))).toContain('Confirm one only');
});

test('the main button stays the same element and is never disabled, so it keeps the focus when it is pressed', async () => {
  const { turn, root } = await openHand();
  const main = withRole(root, 'button', 'Lock my choice');
  const isStill = (): boolean => allWithRole(root, 'button').includes(main) && !main.disabled;
  press(main);
  expect([turn.draft.phase.value, isStill()]).toEqual(['choosing', true]);
  for (const tile of tilesIn(root).slice(0, 2)) press(tile);
  press(main);
  expect(isStill()).toBe(true);
  await expect.poll(() => turn.draft.phase.value).not.toBe('choosing');
  expect([isStill(), isUnavailable(main)]).toEqual([true, true]);
  turn.actions.changeMind();
  expect([isStill(), isUnavailable(main)]).toEqual([true, false]);
});

test('a partner builds where I try a tile: it is said until I act, and aloud', async () => {
  const table = await sampleTable(tableOf(3), ({ phase }) => phase === 'placing');
  const [me, partner] = [turnOf(await table.linkOf(0)), turnOf(await table.linkOf(1))];
  const [root, heard] = [mount(HandPanel, { turn: me }), mount(Announcements, {})];
  const tile = tilesIn(root)[0];
  for (const turn of [me, partner])
    turn.actions.act(0, turn.targets.legal.value.get(0)?.places[0]?.at ?? [0, 0]);
  forgetAnnouncements();
  await partner.actions.confirm();
  await expect.poll(() => textOf(root)).toMatch(/ built there first; your .+ is back in your hand\./);
  await expect.poll(() => allWithRole(heard, 'alert').map(textOf).join()).toMatch(/is back in your hand/);
  if (tile !== undefined) press(tile);
  expect(textOf(root)).not.toContain('is back in your hand');
});

test('a tried tile can be offered to my partner by a button that names them', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const names = () => allWithRole(root, 'button').map(nameOf);
  expect(names()).not.toContainEqual(expect.stringMatching(/^Offer to /));
  const [city = 0] = turn.seat.cities.value;
  turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  expect(names()).toContainEqual(expect.stringMatching(/^Offer to /));
});

test('STRICT-2: a confirmed tile can be taken back before the other is placed', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const backs = () =>
    allWithRole(root, 'button').filter((button) => nameOf(button).startsWith('Take back: '));
  const [city = 0] = turn.seat.cities.value;
  expect(backs()).toEqual([]);
  turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  expect(backs()).toEqual([]);
  await turn.actions.confirm();
  expect([turn.draft.slots.value.length, backs().length]).toEqual([1, 1]);
});

test('one tile is offered in a city: the other one is asked for in the other city', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const [own] = turn.draft.slots.value;
  expect(textOf(root)).toMatch(/in either city|in each city/);
  const [city = 0] = own?.cities ?? [];
  turn.actions.act(city, turn.targets.legal.value.get(city)?.places[0]?.at ?? [0, 0]);
  const before = tilesIn(root).map(textOf);
  await turn.actions.offer();
  const isChanged = tilesIn(root).map((tile, nth) => textOf(tile) !== before[nth]);
  expect(isChanged).toEqual([true, false]);
  expect(turn.draft.selection.value).toEqual({ kind: 'slot', slot: 1 });
  expect(textOf(root)).not.toMatch(/in either city|in each city/);
  expect(textOf(root)).toMatch(/Place the .+ in (?!either).+\./);
});

test('n2 30: the button has the cities in the order of the tiles beside it', async () => {
  const { turn, root } = await openHand(({ phase }) => phase === 'placing');
  const [left = 0, right = 0] = turn.seat.cities.value;
  const name = (): string =>
    allWithRole(root, 'button')
      .map(nameOf)
      .find((one) => one.startsWith('Confirm')) ?? '';
  const open = turn.seat.game.value?.open;
  const [leftName = '', rightName = ''] = [left, right].map((city) =>
    open === undefined ? '' : cityName(open, city, words()),
  );
  // The first tile goes to the right city.
  turn.actions.act(right, turn.targets.legal.value.get(right)?.places[0]?.at ?? [0, 0]);
  turn.actions.act(left, turn.targets.legal.value.get(left)?.places[0]?.at ?? [0, 0]);
  expect(turn.draft.slots.value.map(({ staged }) => staged?.city)).toEqual([right, left]);
  expect(name().indexOf(rightName)).toBeLessThan(name().indexOf(leftName));
  expect(name()).toContain(leftName);
});
