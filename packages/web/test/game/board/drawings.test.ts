/** A tile keeps its drawing from the hand to the city. */
import { modeRules, type Options } from '@duopolis/rules';
import { EMPTY_CITY, withTile } from '@duopolis/rules/cities';
import { expect, test } from 'vitest';
import { nextDrawing, standingPieces } from '../../../src/game/board/drawings.ts';

const options: Options = { mode: 'table', seats: 3, capitals: false };
const SEAT = 1;
const [left, right] = modeRules(options).citiesOf(SEAT, options.seats);

test('U8: what is drawn in the hand is drawn in the city, turn by turn', () => {
  const empty = [EMPTY_CITY, EMPTY_CITY, EMPTY_CITY];
  const drawings = [0, 1, 2].reduce(
    ({ cities, seen }, row) => {
      const drawing = nextDrawing({ options, cities }, SEAT);
      const built = cities.map((city, nth) => {
        const mine =
          nth === left || nth === right ? withTile(city, { tile: 'S', at: [row, 0], seat: SEAT }) : city;
        return withTile(mine, { tile: 'P', at: [row, 1], seat: 2 });
      });
      const placed = standingPieces(built[left]?.tiles ?? []).findLast(({ tile }) => tile === 'S');
      return { cities: built, seen: [...seen, [drawing, placed?.variant]] };
    },
    { cities: empty, seen: [] as readonly (readonly (number | undefined)[])[] },
  ).seen;
  expect(drawings.map(([hand]) => hand)).toEqual([1, 2, 0]);
  expect(drawings.every(([hand, city]) => hand === city)).toBe(true);
});

test('after one of two tiles is placed the other keeps its drawing', () => {
  const before = nextDrawing({ options, cities: [EMPTY_CITY, EMPTY_CITY, EMPTY_CITY] }, SEAT);
  const cities = [EMPTY_CITY, EMPTY_CITY, EMPTY_CITY].map((city, nth) =>
    nth === left ? withTile(city, { tile: 'S', at: [0, 0], seat: SEAT }) : city,
  );
  expect(nextDrawing({ options, cities }, SEAT)).toBe(before);
});
