/** What a placement would change. */
import type { City, Tile } from '@duopolis/rules';
import { drafted, effectOf } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { effectsIn, gainOf, legalPlaces } from '../../../src/game/turn/turn-outlook.ts';
import { cityOf, placing } from './turn-games.ts';

const SHOPS = cityOf(['S', [0, 0]], ['S', [0, 1]]);
const game = (tile: Tile, city: City = SHOPS) => placing([tile, 'P'], [city, cityOf(), cityOf()]);

const written = (tile: Tile, city?: City): string =>
  legalPlaces(game(tile, city), tile, { city: 0, withGains: true })
    .map(({ at, gain, best }) => `${at.join()} ${gain}${best ? '!' : ''}`)
    .join('; ');

describe('the gains of the legal cells', () => {
  test.each<[string, Tile, string]>([
    ['SHOP-1: a third shop in the row', 'S', '-1,0 2; -1,1 2; 0,-1 5!; 0,2 5!; 1,0 2; 1,1 2'],
    ['PARK-1: all the same, so none is best', 'P', '-1,0 2; -1,1 2; 0,-1 2; 0,2 2; 1,0 2; 1,1 2'],
    [
      'PLACE-5: a duplex covers two cells',
      'S-S',
      '-1,-1 5; -1,0 5; -1,1 5; 0,-2 11!; 0,2 11!; 1,-1 5; 1,0 5; 1,1 5',
    ],
  ])('%s', (_, tile, gains) => {
    expect(written(tile)).toBe(gains);
  });

  test('PLACE-3: the one cell of an empty city is the best', () => {
    expect(written('S', cityOf())).toBe('0,0 2!');
  });

  test('can be left out', () => {
    expect(
      legalPlaces(game('S'), 'S', { city: 0, withGains: false }).every(
        ({ gain, best }) => gain === undefined && !best,
      ),
    ).toBe(true);
  });

  test('equal the effect of an offer at the table', () => {
    for (const { at, gain } of legalPlaces(game('F'), 'F', { city: 0, withGains: true })) {
      const { before, after } = effectOf(game('F'), { city: 0, tile: 'F', at });
      expect(gain).toBe(after.total - before.total);
      expect(gainOf(game('F'), { tile: 'F', city: 0, at })).toBe(gain);
    }
  });
});

test('FACTORY-1: a factory in one of my cities can cost the other', () => {
  const one = cityOf(['F', [0, 0]]);
  const open = placing(['F', 'P'], [one, cityOf(), one]);
  const after = drafted(open, 0, [{ tile: 'F', city: 0, at: [0, 1] }]).open;
  expect(effectsIn([0, 2], open, after)).toEqual([
    { city: 0, before: 4, after: 8 },
    { city: 2, before: 4, after: 3 },
  ]);
});
