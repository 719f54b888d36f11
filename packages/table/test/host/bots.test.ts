/** Bots as partners at the host: they propose with reasons, answer offers, keep their word, and never stall. */
import { BOTS } from '@duopolis/bots';
import type { Cell, CityIndex, Seat, SeatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { builtCityAt, cellsFor, sameCell } from '@duopolis/rules/cities';
import { describe, expect, test } from 'vitest';
import { tableAfter } from '../../src/evolve.ts';
import type { Request } from '../../src/request.ts';
import type { Pace } from '../../src/options.ts';
import { buildersOf, citiesOf } from '../../src/seats.ts';
import type { Offer } from '../../src/state.ts';
import { type Bench, bench, client, type Client } from '../kit/host.ts';
import { finish, OK, play, table } from '../kit/seated.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

/** How long a bot waits for a word where no clock runs, and for an answer to its offer. */
const WAIT = 60_000;
const PATIENCE = 300_000;

/** Ann has chosen, and so have the bots beside her: everyone is to place. */
async function placing(on: Bench, seats = 3, pace: Pace = { kind: 'relaxed' }): Promise<Client> {
  const [ann] = (await table(on, optionsOf(tableOf(seats), { pace }), ['ann'])) as [Client];
  await play(ann);
  await on.host.settled('t');
  expect(ann.view().game?.open.phase).toBe('placing');
  return ann;
}

const seatIn = (one: Client): Seat => (one.view().game as SeatView).viewer;
const offersSeen = (one: Client): readonly Offer[] => one.view().asides.offers;
const pendingOf = (one: Client, seat: Seat) =>
  one.view().game?.open.pending.filter((pending) => pending.seat === seat) ?? [];
const bots = (one: Client): readonly Seat[] =>
  one.view().open.chairs.flatMap(({ holder }, seat) => (holder.kind === 'bot' ? [seat] : []));
const botIn = (one: Client, city: CityIndex): Seat =>
  buildersOf(one.view().open.options.game, city).find((seat) => seat !== seatIn(one)) as Seat;
/** Ann declines what the bots offer, and says no more. */
async function declineAll(one: Client, where: (city: CityIndex) => boolean = () => true): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one answer after the other
  for (const { city, id, cell, by } of offersSeen(one))
    if (by !== seatIn(one) && where(city))
      expect(await one.asks({ type: 'decline-offer', city, id, cell })).toEqual(OK);
}

const ownCities = (one: Client) => citiesOf(one.view().open.options.game, seatIn(one)) as [number, number];

/** Ann proposes a tile of a seat on every cell in turn, if need be in turn after turn, until she is answered as wished. */
async function answered(
  one: Client,
  on: Bench,
  owner: Seat,
  city: CityIndex,
  agrees: boolean,
): Promise<Offer> {
  const tile = pendingOf(one, owner)[0]?.tile ?? 'S';
  for (const cell of cellsFor(builtCityAt(one.view().game?.open.cities ?? [], city), tile)) {
    const before = offersSeen(one).filter(({ by }) => by === seatIn(one));
    const { position } = one.view().open;
    expect(await one.asks({ type: 'propose', position, proposal: { city, tile, cell }, owner })).toEqual(OK);
    await on.host.settled('t');
    const mine = offersSeen(one).filter(({ by }) => by === seatIn(one));
    const offer = mine.find(({ id }) => !before.some((old) => old.id === id));
    if (offer?.answer?.agrees === agrees) return offer;
    if (offer !== undefined) await one.asks({ type: 'withdraw', city, id: offer.id });
  }
  await nextTurn(on, one);
  return answered(one, on, owner, city, agrees);
}

/** Ann places and chooses, and so do the bots. */
async function nextTurn(on: Bench, ann: Client): Promise<void> {
  for (const _ of ['place', 'place', 'choose']) {
    await play(ann);
    await on.host.settled('t');
  }
}

describe('a bot beside a person', () => {
  test('proposes the tile it would place in the shared city, with reasons, before it places', async () => {
    const ann = await placing(bench());
    expect(
      offersSeen(ann)
        .map(({ by }) => by)

        .toSorted((one, other) => one - other),
    ).toEqual(bots(ann));
    for (const { reasons, agreed, by } of offersSeen(ann)) {
      expect(reasons?.length).toBeGreaterThan(0);
      expect(agreed).toEqual([by]);
    }
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toHaveLength(2);
  });

  test.each<[string, Pace, number]>([
    ['relaxed', { kind: 'relaxed' }, PATIENCE],
    ['live', { kind: 'live', choose: 30, place: 90 }, 60_000],
    ['live and fast', { kind: 'live', choose: 30, place: 30 }, 20_000],
    ['over days', { kind: 'days', hours: 24 }, PATIENCE],
  ])('%s: waits for an answer to its offer, but not for ever', async (_, pace, wait) => {
    const on = bench();
    const ann = await placing(on, 3, pace);
    expect(on.timers.get('t')).toBe(on.now() + wait);
    await on.pass(wait - 1);
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toHaveLength(2);
    await on.pass(1);
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toEqual([]);
    expect(pendingOf(ann, seatIn(ann))).toHaveLength(2);
  });

  test('one that was answered waits for its partner a minute more', async () => {
    const on = bench();
    const ann = await placing(on);
    await on.pass(2 * WAIT);
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toHaveLength(2);
    const [city, elsewhere] = ownCities(ann);
    await declineAll(ann, (one) => one === city);
    await on.pass(WAIT);
    expect(pendingOf(ann, botIn(ann, city))).toEqual([]);
    expect(pendingOf(ann, botIn(ann, elsewhere))).toHaveLength(2);
  });

  test.each<[string, 'answered' | 'open', (offer: Offer, other: Cell) => Request]>([
    [
      'says something there',
      'answered',
      ({ city }) => ({ type: 'say', channel: city, content: { kind: 'text', text: 'Hm' } }),
    ],
    [
      'points at a cell',
      'answered',
      ({ city, cell }) => ({ type: 'say', channel: city, content: { kind: 'ping', city, cell } }),
    ],
    ['moves the offer', 'open', ({ city, id }, cell) => ({ type: 'move-offer', city, id, cell })],
    ['declines it', 'open', ({ city, id, cell }) => ({ type: 'decline-offer', city, id, cell })],
  ])('waits the same time again when the person %s, and only in that city', async (_, before, request) => {
    const on = bench();
    const ann = await placing(on);
    await nextTurn(on, ann);
    const [city, elsewhere] = ownCities(ann);
    const [bot, other] = [botIn(ann, city), botIn(ann, elsewhere)];
    const offer = offersSeen(ann).find((one) => one.by === bot && one.city === city) as Offer;
    const free = cellsFor(builtCityAt(ann.view().game?.open.cities ?? [], city), offer.tile).find(
      (cell) => !sameCell(cell, offer.cell),
    ) as Cell;
    await declineAll(ann, (one) => before === 'answered' || one === elsewhere);
    await on.pass(WAIT - 1);
    expect(await ann.asks(request(offer, free))).toEqual(OK);
    await on.pass(1);
    expect([pendingOf(ann, bot).length, pendingOf(ann, other).length]).toEqual([2, 0]);
    await on.pass(WAIT - 2);
    expect(pendingOf(ann, bot)).toHaveLength(2);
    await on.pass(1);
    expect(pendingOf(ann, bot)).toEqual([]);
  });

  test('does not place where its partner declined that offer, if another cell is about as good', async () => {
    const on = bench();
    const ann = await placing(on);
    await nextTurn(on, ann);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    const { id, cell, tile } = offersSeen(ann).find((one) => one.by === bot && one.city === city) as Offer;
    expect(await ann.asks({ type: 'decline-offer', city, id, cell })).toEqual(OK);
    await on.pass(2 * WAIT);
    const placed = ann.view().game?.open.cities[city]?.tiles.at(-1);
    expect(placed).toMatchObject({ seat: bot, tile });
    expect(placed?.at).not.toEqual(cell);
  });

  test('places where it offered if no other cell is as good, whatever its partner says', async () => {
    const on = bench();
    const ann = await placing(on);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    const { id, cell, tile } = offersSeen(ann).find((one) => one.by === bot && one.city === city) as Offer;
    expect(await ann.asks({ type: 'decline-offer', city, id, cell })).toEqual(OK);
    await on.pass(2 * WAIT);
    /** The first tile of a city has one cell only. */
    expect(ann.view().game?.open.cities[city]?.tiles.at(-1)).toMatchObject({ seat: bot, tile, at: cell });
  });

  test.each<[string, Pace, number]>([
    ['five minutes', { kind: 'relaxed' }, 300_000],
    ['two thirds of the clock', { kind: 'live', choose: 30, place: 90 }, 60_000],
  ])('it waits %s at most, with any number of messages', async (_, pace, most) => {
    const on = bench();
    const ann = await placing(on, 3, pace);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    const step = most / 15;
    for (let nth = 1; nth < 15; nth++) {
      // oxlint-disable no-await-in-loop -- one word after the other
      await on.pass(step);
      await ann.asks({ type: 'say', channel: city, content: { kind: 'text', text: `${nth}` } });
      // oxlint-enable no-await-in-loop
    }
    expect(pendingOf(ann, bot)).toHaveLength(2);
    await on.pass(step);
    expect(pendingOf(ann, bot)).toEqual([]);
  });

  test('messages to the whole table do not delay a bot', async () => {
    const on = bench();
    const ann = await placing(on);
    await declineAll(ann);
    await on.pass(WAIT / 2);
    await ann.asks({ type: 'say', channel: 'table', content: { kind: 'text', text: 'Hello' } });
    await on.pass(WAIT / 2);
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toEqual([]);
  });

  test('places at once when the person has placed', async () => {
    const on = bench();
    const ann = await placing(on);
    await play(ann);
    await play(ann);
    await on.host.settled('t');
    expect(ann.view().game?.open.phase).toBe('choosing');
  });

  test('PLACE-8: a person who waits for the others is not kept waiting', async () => {
    const on = bench();
    const ann = await placing(on);
    expect(await play(ann, { type: 'wait', seat: seatIn(ann) })).toEqual(OK);
    await on.host.settled('t');
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toEqual([]);
  });

  test('places as proposed, at once, when the person agrees', async () => {
    const on = bench();
    const ann = await placing(on);
    const { city, id, cell, by, tile } = offersSeen(ann)[0] as Offer;
    expect(await ann.asks({ type: 'agree', city, id, cell })).toEqual(OK);
    await on.host.settled('t');
    const standing = ann.view().game?.open.cities[city]?.tiles;
    expect(standing).toContainEqual(expect.objectContaining({ tile, at: cell, seat: by }));
  });

  test('does not place where the person moved its offer before the bot has answered', async () => {
    const asked: Seat[] = [];
    const on = bench({
      decideBot: async (view, strength, { seed }) => {
        asked.push(view.viewer);
        return BOTS[strength].decide(view, fastRandom(seed));
      },
    });
    const ann = await placing(on);
    await nextTurn(on, ann);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    const offer = offersSeen(ann).find((one) => one.by === bot && one.city === city) as Offer;
    const elsewhere = cellsFor(builtCityAt(ann.view().game?.open.cities ?? [], city), offer.tile).find(
      (cell) => !sameCell(cell, offer.cell),
    ) as Cell;
    expect(await ann.asks({ type: 'move-offer', city, id: offer.id, cell: elsewhere })).toEqual(OK);
    await on.host.settled('t');
    asked.length = 0;
    await on.pass(WAIT);
    expect(asked).toContain(bot);
  });

  test('far from people, or beside an absent one, it places without an offer', async () => {
    const on = bench();
    const ann = await placing(on, 5);
    const [left, right] = ownCities(ann);
    const near = new Set([botIn(ann, left), botIn(ann, right)]);
    for (const seat of bots(ann)) expect(pendingOf(ann, seat)).toHaveLength(near.has(seat) ? 2 : 0);
    await ann.stop();
    await on.host.settled('t');
    const { game } = tableAfter(await on.store.read('t'));
    expect(new Set(game?.open.pending.map(({ seat }) => seat))).toEqual(new Set([seatIn(ann)]));
  });
});

describe('an offer of a person to a bot', () => {
  test('is agreed to, with a reason, and the bot places its own tile there', async () => {
    const on = bench();
    const ann = await placing(on);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    const tiles = pendingOf(ann, bot).map(({ tile }) => tile);
    const proposed = offersSeen(ann).find(({ by }) => by === bot) as Offer;
    const request = { type: 'propose', position: ann.view().open.position, owner: bot } as const;
    const { tile, cell } = proposed;
    expect(await ann.asks({ ...request, proposal: { city, tile, cell } })).toEqual(OK);
    await on.host.settled('t');
    expect(tiles).toContain(tile);
    const standing = ann.view().game?.open.cities[city]?.tiles;
    expect(standing).toContainEqual(expect.objectContaining({ tile, at: cell, seat: bot }));
    const agreed = ann.updates.flatMap((update) =>
      update.type === 'events' ? update.events.filter(({ type }) => type === 'offer-agreed') : [],
    );
    expect(agreed).toMatchObject([{ city, by: bot, reasons: [{}] }]);
  });

  test('is declined with reasons and answered by a counter-offer, which gives the person more time', async () => {
    const on = bench();
    const ann = await placing(on);
    const [city] = ownCities(ann);
    const bot = botIn(ann, city);
    await on.pass(WAIT / 2);
    const offer = await answered(ann, on, seatIn(ann), city, false);
    expect(offer.answer).toMatchObject({ by: bot, agrees: false });
    expect(offer.answer?.reasons.length).toBeGreaterThan(0);
    const counter = offersSeen(ann).find(({ counters }) => counters === offer.id);
    expect(counter).toMatchObject({ by: bot, owner: seatIn(ann), tile: offer.tile });
    expect(counter?.reasons?.length).toBeGreaterThan(0);
    await declineAll(ann);
    await on.pass(WAIT - 1);
    expect(pendingOf(ann, bot)).toHaveLength(2);
    await on.pass(1);
    expect(pendingOf(ann, bot)).toEqual([]);
  });

  test('is answered even if the bot has nothing left to place', async () => {
    const on = bench();
    const ann = await placing(on);
    await nextTurn(on, ann);
    await on.pass(PATIENCE);
    const [city] = ownCities(ann);
    const offer = await answered(ann, on, seatIn(ann), city, true);
    expect(offer.agreed).toEqual([seatIn(ann), botIn(ann, city)]);
    expect(offer.answer?.reasons.length).toBeGreaterThan(0);
  });

  test('moved to another cell is answered again', async () => {
    const on = bench();
    const ann = await placing(on);
    await on.pass(PATIENCE);
    const [city] = ownCities(ann);
    const { id, tile, cell } = await answered(ann, on, seatIn(ann), city, true);
    const other = cellsFor(builtCityAt(ann.view().game?.open.cities ?? [], city), tile).find(
      ([row, column]) => row !== cell[0] || column !== cell[1],
    ) as Cell;
    expect(await ann.asks({ type: 'move-offer', city, id, cell: other })).toEqual(OK);
    await on.host.settled('t');
    expect(offersSeen(ann).find((offer) => offer.id === id && offer.city === city)?.answer).toBeDefined();
  });
});

test('only the partner gets what a bot says to them', async () => {
  const on = bench();
  const options = optionsOf(tableOf(4));
  const people = (await table(on, options, ['ann', 'ben', 'cleo'])) as [Client, Client, Client];
  const wim = await on.host
    .request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } })
    .then(() => client(on, 't', 'wim'));
  await Promise.all(people.map((one) => play(one)));
  await on.host.settled('t');
  const { asides } = tableAfter(await on.store.read('t'));
  expect(asides.offers).toHaveLength(2);
  for (const one of people) {
    const own = asides.offers.filter(({ city }) => ownCities(one).includes(city));
    expect(offersSeen(one)).toEqual(own);
  }
  expect(offersSeen(wim)).toEqual([]);
  expect(JSON.stringify(wim.updates)).not.toContain('offered');
});

test('whole games of one person who talks to bots end, with any messages', async () => {
  const on = bench();
  const ann = await placing(on, 4);
  await answered(ann, on, seatIn(ann), ownCities(ann)[0], true);
  await finish(on, [ann]);
  expect(ann.view().open.phase).toBe('over');
});

test('a host that stops makes no move for its bots, and settles', async () => {
  let stops = false;
  const on = bench({
    decideBot: async (view, strength, { seed }) =>
      stops ? undefined : BOTS[strength].decide(view, fastRandom(seed)),
  });
  const [ann] = (await table(on, undefined, ['ann'])) as [Client];
  stops = true;
  await play(ann);
  await on.host.settled('t');
  expect(ann.view().game?.open.phase).toBe('placing');
  const waiting = ann.view().game?.open.pending.length;
  await on.pass(60_000);
  expect(ann.view().game?.open.pending.length).toBe(waiting);
});

/** As on a device: the dice come from the position, so that only the order of moves could make a difference. */
const dice = ({ viewer, open }: SeatView): string =>
  [viewer, open.round, open.turn, open.phase, open.pending.length].join('/');

/** The cities after three turns of Ann, who places before any bot has thought, or when all have lost their patience. */
async function citiesAfter(
  ann: 'quick' | 'slow',
  seats: number,
  others?: { readonly botsPlaceLast: boolean },
) {
  let placed = Promise.withResolvers<void>();
  const on = bench({
    botsPlaceLast: true,
    ...others,
    decideBot: async (view, strength) => {
      if (ann === 'quick' && view.open.phase === 'placing') await placed.promise;
      return BOTS[strength].decide(view, fastRandom(dice(view)));
    },
  });
  const [one] = (await table(on, optionsOf(tableOf(seats)), ['ann'])) as [Client];
  for (const _ of ['first', 'second', 'third']) {
    await on.host.settled('t');
    placed = Promise.withResolvers();
    expect(await play(one)).toEqual(OK);
    if (ann === 'slow') await on.pass(5 * WAIT);
    expect([await play(one), await play(one)]).toEqual([OK, OK]);
    placed.resolve();
  }
  await on.host.settled('t');
  return one.view().game?.open.cities;
}

describe('bots of a shared deal', () => {
  test.each([3, 4, 5])(
    'with %i seats equal moves get equal answers, made quickly or slowly',
    async (seats) => {
      expect(await citiesAfter('quick', seats)).toEqual(await citiesAfter('slow', seats));
    },
  );

  test('at other tables they may differ: bots offer and place while people think', async () => {
    const others = { botsPlaceLast: false };
    expect(await citiesAfter('quick', 5, others)).not.toEqual(await citiesAfter('slow', 5, others));
  });
});
