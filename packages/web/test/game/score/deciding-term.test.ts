/** What decided the standings. Seat 0 has cities 0 and 2, seat 1 has 1 and 0, seat 2 has 2 and 1. */
import { type Cell, type City, type GameResult, resultOf, type Tile } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { type Decision, decisionFor, ranking } from '../../../src/game/score/deciding-term.ts';
import { cityOf } from '../turn/turn-games.ts';

/** A street from west to east. */
const street = (letters: string): City =>
  cityOf(...letters.split('').map((tile, column): [Tile, Cell] => [tile as Tile, [0, column]]));

function after(streets: string): readonly [GameResult, readonly City[]] {
  const cities = streets.split(' ').map(street);
  return [resultOf({ options: { mode: 'table', seats: 3, capitals: false }, cities }), cities];
}

const shown = (decision: Decision): string =>
  decision.by === 'score'
    ? 'score'
    : decision.by === 'nothing'
      ? `shared with ${decision.sharedWith.join()}`
      : `${decision.by} ${decision.own}:${decision.theirs} v ${decision.rival}`;

test.each([
  ['END-1: points alone', 'SS Oe SS', 0, 'score'],
  ['END-2: the higher city, told to the loser', 'S SSS P', 0, 'higher-city 2:10 v 2'],
  ['END-3: shops, told to the winner', 'S SSS P', 1, 'shop 4:3 v 2'],
  ['END-3: shops, told to the loser', 'S SSS P', 2, 'shop 3:4 v 1'],
  ['END-3: taverns, of both cities', 'OO e Od', 1, 'tavern 1:2 v 2'],
  ['END-4: nothing decides between equals', 'SS P P', 0, 'shared with 1'],
  ['END-4: who shares is told that first', 'e O O', 1, 'shared with 0'],
])('%s', (_, streets, seat, expected) => {
  expect(shown(decisionFor(...after(streets), seat))).toBe(expected);
});

test('the ranking goes from the first place to the last, equal seats in their order', () => {
  expect(ranking(after('S P SS')[0])).toEqual([0, 2, 1]);
  expect(ranking(after('S S S')[0])).toEqual([0, 1, 2]);
});
