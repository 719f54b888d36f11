/** What a bot remembers is true, and what it imagines agrees with it. */
import { type Options, seatView, setUp, type Tile } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { buildingTiles, type Components, COMPONENTS } from '@duopolis/rules/components';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { memoryOf } from '../src/playout/seat-memory.ts';
import { sampleDeal, unseenBy } from '../src/playout/sampled-deal.ts';
import { FEW, play, playFrom } from './kit/play.ts';

const sorted = (tiles: readonly Tile[] | undefined): readonly Tile[] => (tiles ?? []).toSorted();

const TABLES: readonly Options[] = [
  { mode: 'table', seats: 3, capitals: false },
  { mode: 'table', seats: 7, capitals: false },
  { mode: 'table', seats: 3, capitals: true },
  { mode: 'duel', seats: 2, capitals: false },
];

test.each(TABLES)('CHOOSE-4: hands and discards a seat has followed are right: %j', (options) => {
  let followed = 0;
  for (const { state, seat } of play(options, 'follow', () => BOTS.random).steps) {
    const { hands, discards } = memoryOf(seatView(state, seat));
    for (const [other, hand] of hands) {
      followed++;
      expect(sorted(hand)).toEqual(sorted(state.hidden.hands[other]));
    }
    const left = [...state.hidden.discards];
    for (const tile of discards) {
      expect(left).toContain(tile);
      left.splice(left.indexOf(tile), 1);
    }
  }
  expect(followed).toBeGreaterThan(0);
});

const NONE = { S: 0, F: 0, d: 0, e: 0, m: 0, b: 0, O: 0, P: 0, H: 0 };

/** Exactly enough for seven seats, and hardly a tile that our box has as often. */
const ODD_BOX: Components = {
  ...COMPONENTS,
  buildings: { ...NONE, S: 60, P: 40, O: 8 },
  duplexes: Array<'S|P'>(24).fill('S|P'),
  civics: [
    { name: 'Moot House', tile: '[OF-P]' },
    ...Array.from(COMPONENTS.civics.slice(1), ({ name, tile }) => ({ name: `My ${name}`, tile })),
  ],
};

const BOXES = { ours: COMPONENTS, odd: ODD_BOX } as const;

test.each(TABLES.flatMap((options) => (['ours', 'odd'] as const).map((box) => ({ options, box }))))(
  'ROUND-2: a sampled deal has every tile of the box once: %j',
  ({ options, box }) => {
    const pieces = BOXES[box];
    const { steps } = playFrom(setUp(options, 'worlds', { components: pieces }), 'worlds', () => BOTS.random);
    for (const { state, seat } of steps.filter((_, nth) => nth % 9 === 0)) {
      const view = seatView(state, seat);
      const unseen = unseenBy(view);
      const sample = sampleDeal(unseen, fastRandom('world'));
      const imagined = [...sample.hands.flat(), ...sample.singles, ...sample.duplexes].map(
        ({ tile }) => tile,
      );
      const onTable = [
        ...view.open.cities.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)),
        ...view.open.pending.map(({ tile }) => tile),
      ];
      const all = [...buildingTiles(pieces, options), ...pieces.duplexes];
      expect(sorted([...imagined, ...onTable, ...memoryOf(view).discards])).toEqual(sorted(all));
      expect(sample.hands.map((hand) => hand.length)).toEqual(state.hidden.hands.map((hand) => hand.length));
      expect(sorted(sample.hands[seat]?.map(({ tile }) => tile))).toEqual(sorted(view.hand));
    }
  },
);

test('R9: hard searches with the pieces of the box in play', () => {
  const options = { mode: 'table', seats: 3, capitals: false } as const;
  const setup = setUp(options, 'odd', { components: ODD_BOX });
  const { steps } = playFrom(setup, 'odd', () => BOTS.greedy);
  const differs = steps.some(({ state, seat }) => {
    const view = seatView(state, seat);
    const { box, ...open } = view.open;
    expect(box).toBeDefined();
    const [own, ours] = [view, { ...view, open }].map((one) => BOTS.hard.decide(one, fastRandom('odd'), FEW));
    return JSON.stringify(own) !== JSON.stringify(ours);
  });
  expect(differs).toBe(true);
});
