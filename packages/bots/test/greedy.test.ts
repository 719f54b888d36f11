/** The greedy bot takes the obvious tile and puts it on the obvious cell. */
import type { Cell, Tile } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { choosing, placing } from './kit/seat.ts';

const { decide } = BOTS.greedy;
const dice = fastRandom('greedy throws none');

/** Tiles are chosen left city first. */
test.each<[left: string, right: string, others: string, hand: string, chosen: string]>([
  ['SSS', 'P', '.', 'HSPHdO', 'S P'],
  ['P', 'SSS', '.', 'HSPHdO', 'P S'],
  ['d/e', 'PP', '.', 'HdmeP', 'm P'],
  ['OOO/OO.', 'SS', '.', 'HPOSF', 'O S'],
  // A house is worth the five other types.
  ['SF/dO/P.', 'SFdO/...P', '.', 'HHOFd', 'H H'],
  // A factory makes this city the one with the most, so all three are worth 4 instead of 3.
  ['FF', 'OO/dd', 'FFF', 'PFHO', 'F O'],
])('left %s, right %s, others %s, hand %s: chooses %s', (left, right, others, hand, chosen) => {
  const view = choosing({ left, right, others }, hand.split('') as Tile[]);
  expect(decide(view, dice)).toEqual({ type: 'choose', seat: 0, tiles: chosen.split(' ') });
});

test.each<[city: string, tile: Tile, at: Cell]>([
  ['SS/.P', 'S', [0, -1]],
  ['SP/S.', 'S', [-1, 0]],
  ['Pd', 'O', [-1, 1]],
  ['FO/PS', 'H', [-1, 1]],
  ['P.P/OHO', 'P', [0, 1]],
  ['SS', 'S-H', [0, 2]],
  ['S/S', 'H|S', [-2, 0]],
])('city %s: places %s at %j', (city, tile, at) => {
  const left = placing({ left: city, right: 'HH' }, [tile]);
  expect(decide(left, dice)).toEqual({ type: 'place', seat: 0, city: 0, tile, at });
  const right = placing({ left: 'HH', right: city }, [tile], 'right');
  expect(decide(right, dice)).toEqual({ type: 'place', seat: 0, city: 2, tile, at });
});

/** The shop adds 6 to the left city and 5 to the right one, which is the lower. */
test.each<[rule: string, mode: 'table' | 'duel', first: Tile]>([
  ['END-1', 'table', 'H'],
  ['DUEL-3', 'duel', 'S'],
])('%s: in a %s the left city gets %s', (_, mode, first) => {
  const view = placing({ mode, left: 'SSS', right: 'SS' }, ['S', 'H']);
  expect(decide(view, dice)).toMatchObject({ type: 'place', city: 0, tile: first });
});

test.each(['random', 'greedy'] as const)('%s: a seat that is not awaited has nothing to decide', (name) => {
  expect(() => BOTS[name].decide(placing({ left: 'S', right: 'S' }, []), dice)).toThrow(RangeError);
});
