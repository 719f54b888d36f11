/** What a bot remembers is true, and what it imagines agrees with it. */
import { type Options, seatView, type Tile } from '@duopolis/rules';
import { fastWords } from '@duopolis/rules/chance';
import { buildingTiles, COMPONENTS } from '@duopolis/rules/components';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { memoryOf } from '../src/playout/seat-memory.ts';
import { sampleWorld, unseenBy } from '../src/playout/world.ts';
import { play } from './kit/play.ts';

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

test.each(TABLES)('ROUND-2: an imagined world has every tile once: %j', (options) => {
  const { steps } = play(options, 'worlds', () => BOTS.random);
  for (const { state, seat } of steps.filter((_, nth) => nth % 9 === 0)) {
    const view = seatView(state, seat);
    const unseen = unseenBy(view);
    const world = sampleWorld(unseen, fastWords('world'));
    const imagined = [...world.hands.flat(), ...world.singles, ...world.duplexes].map(({ tile }) => tile);
    const onTable = [
      ...view.open.cities.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)),
      ...view.open.pending.map(({ tile }) => tile),
    ];
    const all = [...buildingTiles(COMPONENTS, options), ...COMPONENTS.duplexes];
    expect(sorted([...imagined, ...onTable, ...memoryOf(view).discards])).toEqual(sorted(all));
    expect(world.hands.map((hand) => hand.length)).toEqual(state.hidden.hands.map((hand) => hand.length));
    expect(sorted(world.hands[seat]?.map(({ tile }) => tile))).toEqual(sorted(view.hand));
  }
});
