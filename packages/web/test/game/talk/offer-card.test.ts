/** The card of an offer and what is below it: every answer is a button, and nothing covers them. */
import { expect, test } from 'vitest';
import type { TableView } from '@duopolis/table';
import { allWithRole, mount, nameOf, openFakePage, press, withRole } from '../../kit/mount.ts';
import { nodesIn, type FakeNode, textOf } from '../../kit/dom.ts';

openFakePage();
const { cityState } = await import('../../../src/game/turn/city-state.ts');
const { talkItems } = await import('../../../src/game/talk/bot-talk.tsx');
const { CityTalk } = await import('../../../src/game/talk/city-talk.tsx');
const { CityStrip } = await import('../../../src/game/talk/city-strip.tsx');
const { CityOffer } = await import('../../../src/game/talk/offer-card.tsx');
const { HandPanel } = await import('../../../src/game/hand/hand-panel.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

/** The city of the first two seats. */
const CITY = 0;

/** The partner, a person or a bot, offers a tile in the third turn, when there are several places for it. */
async function offered(partner: 'person' | 'bot') {
  const table = await sampleTable(tableOf(3), ({ phase, turn }) => phase === 'placing' && turn === 2);
  const link = await table.linkOf(0);
  const [mine, theirs] = [turnOf(link), turnOf(await table.linkOf(1))];
  const place = theirs.targets.legal.value.get(CITY)?.places[0];
  theirs.actions.act(CITY, place?.at ?? [0, 0]);
  await theirs.actions.offer();
  const view = link.view.value;
  if (view === undefined) throw new Error('no table');
  return { turn: mine, partner: theirs, view: partner === 'person' ? view : withBot(view) };
}

const withBot = (view: TableView): TableView => ({
  ...view,
  open: {
    ...view.open,
    chairs: view.open.chairs.map((chair, seat) =>
      seat === 1 ? { ...chair, holder: { kind: 'bot', strength: 'greedy' } } : chair,
    ),
  },
});

const stripOf = (seen: Omit<Awaited<ReturnType<typeof offered>>, 'partner'>) =>
  mount(CityStrip, { ...seen, city: CITY, isTalking: false, onTalk: () => {} });

const hrefsIn = (root: FakeNode): readonly (string | undefined)[] =>
  nodesIn(root).flatMap(({ attributes }) => attributes.get('href') ?? []);

const buttonsOf = (root: Parameters<typeof allWithRole>[0]): readonly string[] =>
  allWithRole(root, 'button').map(nameOf);

test('declining is a button, also where a counter-offer is possible', async () => {
  const { turn, view } = await offered('person');
  const root = mount(CityTalk, { turn, view, city: CITY });
  expect(buttonsOf(root).slice(0, 3)).toEqual(['Agree', 'Counter', 'Decline']);
  expect(turn.cards.shown(CITY)?.state).toBe('open');
  press(withRole(root, 'button', 'Decline'));
  await expect.poll(() => turn.cards.shown(CITY)).toBeUndefined();
});

test('what I have declined leaves the board, and I can agree after all', async () => {
  const { turn, view } = await offered('person');
  const isGhost = () => cityState(turn, CITY).value?.pieces.some(({ tone }) => tone === 'ghost');
  expect(isGhost()).toBe(true);
  press(withRole(mount(CityTalk, { turn, view, city: CITY }), 'button', 'Decline'));
  await expect.poll(isGhost).toBe(false);
  const root = mount(CityTalk, { turn, view, city: CITY });
  expect(textOf(root)).toMatch(/^You declined .+’s \S+/);
  press(withRole(root, 'button', 'Agree after all'));
  await expect.poll(() => turn.cards.shown(CITY)?.state).toBe('agreed');
});

test('with a bot too I can agree after all', async () => {
  const { turn, view } = await offered('bot');
  press(withRole(mount(CityTalk, { turn, view, city: CITY }), 'button', 'Decline'));
  await expect.poll(() => turn.cards.shown(CITY)).toBeUndefined();
  const root = mount(CityTalk, { turn, view, city: CITY });
  press(withRole(root, 'button', 'Agree after all'));
  await expect.poll(() => turn.cards.shown(CITY)?.state).toBe('agreed');
});

test('my tile leaves the space where my partner does not want it; elsewhere is offered where there is one', async () => {
  const { turn, partner, view } = await offered('person');
  const [offer] = turn.seat.offers.value;
  if (offer === undefined) throw new Error('no offer');
  await turn.actions.decline(offer);
  await expect.poll(() => partner.cards.shown(CITY)?.state).toBe('refused');
  expect(cityState(partner, CITY).value?.pieces.some(({ tone }) => tone === 'ghost')).toBe(false);
  const answers = (seen: TableView) =>
    buttonsOf(mount(CityTalk, { turn: partner, view: seen, city: CITY })).slice(0, 2);
  const theirs = partner.link.view.value ?? view;
  expect(answers(theirs)).toEqual(['Offer elsewhere', 'Withdraw']);
  const game = theirs.game && {
    ...theirs.game,
    open: { ...theirs.game.open, cities: theirs.game.open.cities.map((city) => ({ ...city, tiles: [] })) },
  };
  const onlyHere = { ...offer, cell: [0, 0] as const };
  const empty = {
    ...theirs,
    ...(game !== undefined && { game }),
    asides: { ...theirs.asides, offers: [onlyHere] },
  };
  const card = { offer: { ...onlyHere, answer: { by: 0, agrees: false } }, number: 1, state: 'refused' };
  const turnWith = { ...partner, cards: { ...partner.cards, shown: () => card, of: () => [card] } };
  const root = mount(CityTalk, { turn: turnWith as unknown as typeof partner, view: empty, city: CITY });
  expect(buttonsOf(root)[0]).toBe('Withdraw');
});

test('who has countered sees that they wait; the numbers are alike on both sides; agreeing ends the other offer', async () => {
  const { turn, partner } = await offered('person');
  const [offer] = turn.seat.offers.value;
  if (offer === undefined) throw new Error('no offer');
  turn.actions.counter(offer);
  const other = turn.targets.legal.value.get(CITY)?.places.find(({ at }) => at.join() !== offer.cell.join());
  turn.actions.act(CITY, other?.at ?? [9, 9]);
  await expect.poll(() => turn.cards.of(CITY).map(({ state }) => state)).toEqual(['countered', 'waiting']);
  const numbers = ({ cards }: typeof turn) => cards.of(CITY).map((card) => [card.offer.id, card.number]);
  await expect.poll(() => numbers(partner)).toEqual(numbers(turn));
  const view = (): TableView => turn.link.view.value ?? expect.unreachable();
  const mine = mount(CityTalk, { turn, view: view(), city: CITY });
  expect(textOf(mine)).toMatch(/You asked .+ here.*Waiting for /);
  expect(buttonsOf(mine)).not.toContain('Agree');
  expect(textOf(mine)).toContain('2 of 2');
  const counter = partner.cards.shown(CITY);
  expect([counter?.state, counter?.number]).toEqual(['open', 2]);
  if (counter !== undefined) await partner.actions.agree(counter.offer);
  await expect.poll(() => turn.cards.of(CITY).map(({ state }) => state)).toEqual(['agreed']);
  const agreed = buttonsOf(mount(CityTalk, { turn, view: view(), city: CITY }));
  expect([agreed[0], agreed.includes('Decline')]).toEqual(['Change my mind', false]);
});

test('an opened offer stays open while its reader pages to another one, and folds when it is answered', async () => {
  const { turn, view } = await offered('person');
  const place = turn.targets.legal.value.get(CITY)?.places.at(-1);
  turn.actions.act(CITY, place?.at ?? [0, 0]);
  await turn.actions.offer();
  const root = mount(CityOffer, { turn, view, city: CITY, look: 'strip' });
  press(withRole(root, 'button', 'Show the offer'));
  const states = (): readonly unknown[] => [
    turn.cards.shown(CITY)?.state,
    buttonsOf(root).includes('Next offer'),
  ];
  expect(states()).toEqual(['open', true]);
  press(withRole(root, 'button', 'Next offer'));
  expect(states()).toEqual(['waiting', true]);
  press(withRole(root, 'button', 'Previous offer'));
  press(withRole(root, 'button', 'Agree'));
  await expect.poll(states).toEqual(['agreed', false]);
});

test('while a person offers, the sentence “Better elsewhere” is below the card', async () => {
  const { turn, view } = await offered('person');
  const root = mount(CityTalk, { turn, view, city: CITY });
  press(withRole(root, 'button', 'Better elsewhere'));
  await expect.poll(() => turn.link.view.value?.asides.talk.cities[CITY]?.length).toBe(1);
});

test('a bot is not talked with: what I could suggest is below its offer, which stays', async () => {
  const root = mount(CityTalk, { ...(await offered('bot')), city: CITY });
  const names = buttonsOf(root);
  expect(names.slice(0, 3)).toEqual(['Agree', 'Counter', 'Decline']);
  expect(names.slice(3).every((name) => name.startsWith('Suggest: '))).toBe(true);
  expect(names.length).toBeGreaterThan(3);
});

const menuOf = async (partner: 'person' | 'bot') =>
  talkItems({ ...(await offered(partner)), city: CITY }, () => {}).map(({ label }) => label);

test('on a phone the menu of a bot’s offer has suggestions; that of a person’s offer opens the talk', async () => {
  expect(await menuOf('bot')).toContainEqual(expect.stringMatching(/^Suggest: /));
  expect(await menuOf('person')).toEqual(['Talk', 'Better elsewhere']);
});

test('on a phone an empty talk with a bot is a line, not a button to an empty sheet', async () => {
  const { turn, view } = await offered('bot');
  const choosing = view.game && {
    ...view,
    offers: [],
    game: { ...view.game, open: { ...view.game.open, pending: [] } },
  };
  const [offer] = turn.seat.offers.value;
  if (offer === undefined || choosing === undefined) throw new Error('no offer');
  await turn.actions.decline(offer);
  const root = stripOf({ turn, view: choosing });
  expect([buttonsOf(root), textOf(root)]).toEqual([
    [],
    'After the reveal, bots offer places and answer your offers.',
  ]);
});

test('the tiles of my hand keep their drawings while I counter an offer', async () => {
  const { turn } = await offered('person');
  const root = mount(HandPanel, { turn });
  const drawings = (): readonly string[] =>
    allWithRole(root, 'button')
      .filter(({ attributes }) => attributes.has('data-hand'))
      .map((tile) => JSON.stringify(hrefsIn(tile)));
  const before = drawings();
  expect(before).not.toContain('[]');
  const [offer] = turn.seat.offers.value;
  if (offer === undefined) throw new Error('no offer');
  turn.actions.counter(offer);
  expect(turn.draft.aim.value?.owner).toBe(1);
  expect(drawings()).toEqual(before);
});
