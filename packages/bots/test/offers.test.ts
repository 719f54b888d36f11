/** Bots as partners: what they offer, what they answer, and the reasons they give. */
import { type Cell, decide, legalFor, type SeatView, seatView, type Tile } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { answerTo, BOTS, insteadOf, offersFor, type Reason } from '../src/index.ts';
import { GAMES, play } from './kit/play.ts';
import { placing } from './kit/seat.ts';

const GOOD = 'PPO/dOF/eHS';

const withPartner = (view: SeatView, tile: Tile): SeatView => ({
  ...view,
  open: { ...view.open, pending: [...view.open.pending, { seat: 1, tile, cities: [0] }] },
});

test.each<[city: string, tile: Tile, reason: Reason]>([
  ['SSS/OdH/PPH', 'S', { code: 'shop-run', length: 4 }],
  ['PPS/OdH/FHO', 'P', { code: 'park-group', size: 3 }],
  ['dPS/emH/SHO', 'b', { code: 'tavern-set', kinds: 4 }],
  ['dPS/OOH/SHP', 'O', { code: 'office-set', offices: 3 }],
  ['SPO/SdO/PHH', 'F', { code: 'new-type-for-houses', houses: 2 }],
  ['SPO/SdO/PFH', 'H', { code: 'house-worth', points: 5 }],
])('city %s: offers %s because of %j', (city, tile, reason) => {
  const [offer] = offersFor(placing({ left: city, right: GOOD, others: 'FFF' }, [tile]));
  expect(offer).toMatchObject({ seat: 0, city: 0, tile });
  expect(offer?.reasons).toContainEqual(reason);
});

test('a seat with nothing to place offers nothing', () => {
  expect(offersFor(placing({ left: 'S', right: 'S' }, []))).toEqual([]);
});

test('a bot agrees to a good cell, and offers a better one for a bad one', () => {
  const view = withPartner(placing({ left: 'HSP/HdO/HSO', right: GOOD }, ['O'], 'right'), 'F');
  const bad = answerTo(view, { seat: 1, city: 0, tile: 'F', at: [1, -1] });
  expect(bad).toMatchObject({ type: 'counter', reasons: [{ code: 'spoils-houses', houses: 1 }] });
  const better = bad.type === 'counter' ? bad.offer : undefined;
  expect(better).toMatchObject({ seat: 1, city: 0, tile: 'F' });
  expect(better && answerTo(view, better)).toMatchObject({ type: 'accept' });
});

test('a bot grants a wish for its own tile if it costs little, and otherwise names its preference', () => {
  const view = placing({ left: 'SSS/OdH/PPH', right: GOOD }, ['S', 'H']);
  const [offer] = offersFor(view);
  expect(offer && answerTo(view, offer)).toMatchObject({ type: 'accept' });
  const other = answerTo(view, { seat: 0, city: 0, tile: 'S', at: [3, 1] });
  expect(other.type).toBe('counter');
});

test.each<[city: string, tile: Tile, at: Cell, declined: readonly Cell[], instead: boolean]>([
  ['S', 'H', [0, 1], [[0, 1]], true],
  ['SPOH/FdeS/PPHO/SSF.', 'H', [3, 3], [[3, 3]], false],
  ['SSS/OdH/PPH', 'S', [0, 3], [[0, 3]], true],
  [
    'SSS/OdH/PPH',
    'S',
    [0, 3],
    [
      [0, 3],
      [0, -1],
    ],
    false,
  ],
  ['PP/PP', 'P', [0, 2], [[0, 2]], true],
  [
    'PP/PP',
    'P',
    [0, 2],
    [
      [0, 2],
      [1, 2],
    ],
    true,
  ],
])(
  'city %s: a partner declines %s at %j, or at any of %j: another cell is about as good: %s',
  (city, tile, at, declined, isThere) => {
    const view = placing({ left: city, right: GOOD }, [tile]);
    const other = insteadOf(view, { seat: 0, city: 0, tile, at }, declined);
    expect(other !== undefined).toBe(isThere);
    if (other === undefined) return;
    expect(declined).not.toContainEqual(other.at);
    expect(legalFor(view)).toContainEqual({ type: 'place', ...other });
  },
);

test.each<[why: string, seat: number, city: number, tile: Tile, at: Cell]>([
  ['a tile that nobody has to place', 1, 0, 'P', [0, 3]],
  ['a city that is not its own', 0, 1, 'S', [0, 3]],
])('%s is declined', (_, seat, city, tile, at) => {
  const view = placing({ left: 'SSS', right: GOOD }, ['S', 'H']);
  expect(answerTo(view, { seat, city, tile, at })).toEqual({
    type: 'decline',
    reasons: [{ code: 'not-legal' }],
  });
});

test('a cell that is not legal is answered with one that is', () => {
  const view = placing({ left: 'SSS', right: GOOD }, ['S']);
  expect(answerTo(view, { seat: 0, city: 0, tile: 'S', at: [7, 7] })).toMatchObject({
    type: 'counter',
    reasons: [{ code: 'not-legal' }],
    offer: { city: 0, tile: 'S' },
  });
});

test.each(GAMES)('offers are legal, the bot agrees to them, and most have reasons: %j', (options) => {
  const { steps } = play(options, 'offers', () => BOTS.random);
  const places = steps
    .filter(({ state }) => state.open.phase === 'placing')
    .filter((_, nth) => nth % 11 === 0);
  expect(places.length).toBeGreaterThan(0);
  const all: boolean[] = [];
  for (const { state, seat } of places) {
    const view = seatView(state, seat);
    const offers = offersFor(view);
    expect(offers.length).toBeGreaterThan(0);
    for (const { reasons, ...offer } of offers) {
      all.push(reasons.length > 0);
      expect(decide(state, { type: 'place', ...offer }).ok).toBe(true);
      expect(answerTo(view, offer).type).toBe('accept');
    }
  }
  expect(all.filter(Boolean).length).toBeGreaterThan(all.length / 2);
});
