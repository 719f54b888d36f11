/** What I try before I confirm. */
import type { Cell, CityIndex, Pending, Tile } from '@duopolis/rules';
import { drafted, type Staged } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { roomFor, slotFor, slotsOf, stage } from '../../../src/game/turn/placement-draft.ts';
import { cityOf, placing } from './turn-games.ts';

const tried = (tile: Tile, city: CityIndex, at: Cell = [0, 0]): Staged => ({ tile, city, at });
const written = (staged: readonly Staged[] | undefined): string =>
  (staged ?? []).map(({ tile, city, at }) => `${tile}${city}@${at.join()}`).join(' ');

describe('the draft on top of the game keeps', () => {
  test.each<[string, readonly Staged[], string]>([
    ['one tile', [tried('S', 0)], 'S0@0,0'],
    ['both tiles', [tried('S', 0), tried('P', 2)], 'S0@0,0 P2@0,0'],
    ['PLACE-1: not both in one city', [tried('S', 0), tried('P', 0, [0, 1])], 'S0@0,0'],
    ['PLACE-1: not in a city of others', [tried('S', 1)], ''],
    ['not a tile that is not mine', [tried('O', 0)], ''],
    ['PLACE-3: not where the rules refuse it', [tried('S', 0, [3, 3])], ''],
  ])('%s', (_, staged, kept) => {
    expect(written(drafted(placing(['S', 'P']), 0, staged).staged)).toBe(kept);
  });

  test('PLACE-1: the other tile can then only go to the other city', () => {
    const { open } = drafted(placing(['S', 'P']), 0, [tried('S', 0)]);
    expect(open.pending).toEqual([{ seat: 0, tile: 'P', cities: [2] }]);
  });

  test('PLACE-7: cells that my partner has taken meanwhile are dropped, the rest stays', () => {
    const before = cityOf(['O', [0, 0]]);
    const after = cityOf(['O', [0, 0]], ['H', [0, 1]]);
    const staged = [tried('S', 0, [0, 1]), tried('P', 2)];
    const in0 = (city: typeof before) => placing(['S', 'P'], [city, cityOf(), cityOf()]);
    expect(written(drafted(in0(before), 0, staged).staged)).toBe('S0@0,1 P2@0,0');
    expect(written(drafted(in0(after), 0, staged).staged)).toBe('P2@0,0');
  });

  test('SOLO-2: two tiles in one city, the second next to the first', () => {
    const mine: readonly Pending[] = ['S' as const, 'P' as const].map((tile) => ({
      seat: 0,
      tile,
      cities: [0],
    }));
    const staged = [tried('S', 0), tried('P', 0, [0, 1])];
    expect(written(drafted(placing(mine), 0, staged).staged)).toBe('S0@0,0 P0@0,1');
    expect(written(drafted(placing(mine), 0, staged.toReversed()).staged)).toBe('S0@0,0');
  });
});

describe('my tiles', () => {
  test('each knows where it is tried', () => {
    const staged = [tried('P', 2)];
    expect(slotsOf(placing(['S', 'P']), 0, staged)).toEqual([
      { tile: 'S', cities: [0, 2] },
      { tile: 'P', cities: [0, 2], staged: staged[0] },
    ]);
  });

  test('of two equal tiles one is tried', () => {
    const slots = slotsOf(placing(['S', 'S']), 0, [tried('S', 2)]);
    expect(slots.map((slot) => slot.staged?.city)).toEqual([2, undefined]);
  });
});

describe('of two equal tiles one is put where it was agreed', () => {
  test.each<[string, readonly Staged[], number]>([
    ['the first while none is tried', [], 0],
    ['the one that is not tried', [tried('S', 0)], 1],
    ['the one that is tried in that city', [tried('S', 2), tried('S', 0)], 0],
  ])('%s', (_, staged, nth) => {
    const slots = slotsOf(placing(['S', 'S']), 0, staged);
    expect(slotFor(slots, 'S', 2)).toBe(slots[nth]);
  });

  test('the other one stays where it is tried', () => {
    const open = placing(['S', 'S']);
    const staged = [tried('S', 0)];
    const slot = slotFor(slotsOf(open, 0, staged), 'S', 2);
    expect(slot && written(stage(open, 0, { staged, slot, to: { city: 2, at: [0, 0] } }))).toBe(
      'S0@0,0 S2@0,0',
    );
  });
});

describe('trying a tile', () => {
  const open = placing(['S', 'P']);
  const put = (staged: readonly Staged[], slot: number, city: CityIndex, at: Cell = [0, 0]) => {
    const own = slotsOf(open, 0, staged)[slot];
    if (own === undefined) throw new RangeError(`no tile ${slot}`);
    return written(stage(open, 0, { staged, slot: own, to: { city, at } }));
  };

  test.each<[string, readonly Staged[], number, CityIndex, string]>([
    ['in either city', [], 0, 2, 'S2@0,0'],
    ['the other in the other', [tried('S', 0)], 1, 2, 'S0@0,0 P2@0,0'],
    ['again elsewhere', [tried('S', 0)], 0, 2, 'S2@0,0'],
    ['PLACE-1: where the other one is, which makes room', [tried('S', 0)], 1, 0, 'P0@0,0'],
    ['PLACE-1: in a city of others: nothing', [tried('S', 0)], 1, 1, ''],
  ])('%s', (_, staged, slot, city, result) => {
    expect(put(staged, slot, city)).toBe(result);
  });

  test('PLACE-3: not where the rules refuse it', () => {
    expect(put([], 0, 0, [2, 2])).toBe('');
  });

  test('DUO-1: my tile gives way to my own, not to one I place for the Automa', () => {
    const game = placing(['S', 'P', { seat: 0, tile: 'O', cities: [2] }]);
    const staged = [tried('O', 2), tried('S', 2, [0, 1])];
    const park = slotsOf(game, 0, staged)[1];
    expect(park && written(roomFor(game, 0, { staged, slot: park, city: 2 })?.staged)).toBe('O2@0,0');
  });
});
