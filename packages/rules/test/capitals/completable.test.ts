/** LAND-6 against its own definition, and random cities that must all be finished. */
import { expect, test } from 'vitest';
import { below, fastRandom, type RandomSource } from '../../src/chance/random.ts';
import { type City, EMPTY_CITY, withTile } from '../../src/city/city.ts';
import { workableMat } from '../../src/capitals/check-capitals.ts';
import type { Mat } from '../../src/capitals/mat.ts';
import { canBeFinished, legalCapitalCells, whyNotCapital } from '../../src/capitals/capital-placement.ts';
import { type Position, siteOf } from '../../src/capitals/site.ts';
import { CAPITAL_ORDER, DUO_ORDER } from '../../src/capitals/tocome.ts';
import type { Cell, Tile } from '../../src/types.ts';
import { BOX_MATS, cellsIn, mat } from './kit/build-capital.ts';
import { fitsSquare, plainFinishable, plainPlaces, SHAPES_OF } from './kit/plain.ts';

const oneOf = <T>(items: readonly T[], random: RandomSource): T => items[below(random, items.length)] as T;

type Corner = Pick<Position, 'top' | 'left'>;
const SINGLE: readonly Cell[] = SHAPES_OF.s[0];

const isInside = ({ top, left }: Corner, cells: readonly Cell[]): boolean =>
  cells.every(([row, column]) => row >= top && row < top + 5 && column >= left && column < left + 5);

/** A city that follows every rule but LAND-6, with this many buildings or as many as fit; in one square if one is given. */
function reckless(on: Mat, buildings: number, random: RandomSource, square?: Corner): readonly Cell[] {
  const cells: Cell[] = [];
  while (cells.length < buildings) {
    const places = plainPlaces(on, cells, SINGLE).filter((c) => square === undefined || isInside(square, c));
    if (places.length === 0) return cells;
    cells.push(...oneOf(places, random));
  }
  return cells;
}

const cityOf = (cells: readonly Cell[]): City => ({ tiles: cells.map((at) => ({ tile: 'O', at, seat: 0 })) });

/** Orders of the last tiles, small enough to try everything. */
const ENDINGS = [
  'ssssss',
  's',
  'd',
  'ds',
  'dss',
  'sd',
  'dd',
  'ssd',
  'dsd',
  'sdd',
  'dds',
  'sdsd',
  'dsssd',
  'ddss',
  'sddss',
];
const buildingsIn = (toCome: string): number => toCome.replaceAll('d', 'ss').length;

test.each(BOX_MATS)('LAND-6: around %s exactly the cities that can be finished count as such', (name, on) => {
  const random = fastRandom(`endings ${name}`);
  const answers = { yes: 0, no: 0 };
  for (const toCome of ENDINGS) {
    for (let nth = 0; nth < 8; nth++) {
      const square = nth % 2 === 0 ? undefined : oneOf(siteOf(on).whole, random);
      const cells = reckless(on, 20 - buildingsIn(toCome), random, square);
      if (cells.length + buildingsIn(toCome) !== 20) continue;
      const finishable = plainFinishable(on, cells, toCome);
      expect([cells, toCome, canBeFinished(on, cityOf(cells), toCome)]).toEqual([cells, toCome, finishable]);
      answers[finishable ? 'yes' : 'no']++;
    }
  }
  expect(answers.yes).toBeGreaterThan(5);
  expect(answers.no).toBeGreaterThan(5);
});

test.each(BOX_MATS)(
  'LAND-6: around %s singles alone finish a city exactly in a square whose open cells are connected',
  (name, on) => {
    const random = fastRandom(`singles ${name}`);
    for (let nth = 0; nth < 25; nth++) {
      const cells = reckless(on, 13, random);
      const inWhole = siteOf(on).whole.some((square) => isInside(square, cells));
      expect(inWhole).toBe(plainFinishable(on, cells, 'sssssss'));
    }
  },
);

test.each(BOX_MATS)('LAND-6: around %s the two duplexes of round 2 are looked ahead to', (name, on) => {
  const random = fastRandom(`duplexes ${name}`);
  const fits = (cells: readonly Cell[]): boolean => canBeFinished(on, cityOf(cells), 's'.repeat(8));
  const takesDuplex = (cells: readonly Cell[], then: (next: readonly Cell[]) => boolean): boolean =>
    SHAPES_OF.d.every((shape) =>
      plainPlaces(on, cells, shape).some((covered) => then([...cells, ...covered])),
    );
  for (let nth = 0; nth < 40; nth++) {
    const cells = reckless(on, 8, random);
    const finishable = takesDuplex(cells, (next) => takesDuplex(next, fits));
    expect([cells, canBeFinished(on, cityOf(cells), `dd${'s'.repeat(8)}`)]).toEqual([cells, finishable]);
  }
});

const SHAPES_TO_COME = { s: ['O'], d: ['S-F', 'S|F'] } as const;

/** Builds a random city from legal cells only; every step must have one. */
function built(on: Mat, order: string, random: RandomSource): City {
  let city = EMPTY_CITY;
  for (let nth = 0; nth < order.length; nth++) {
    const tile: Tile = oneOf(SHAPES_TO_COME[order[nth] as 's' | 'd'], random);
    const legal = legalCapitalCells(on, city, { tile, toCome: order.slice(nth + 1) });
    if (legal.length === 0) throw new Error(`stuck: ${on.notation} ${JSON.stringify(city.tiles)}`);
    city = withTile(city, { tile, at: oneOf(legal, random), seat: 0 });
  }
  return city;
}

const isFull = (on: Mat, city: City): boolean => {
  const cells = cellsIn(city);
  return new Set(cells.map(String)).size === 20 && fitsSquare(on, cells);
};

test.each(
  [CAPITAL_ORDER, DUO_ORDER].flatMap((order) => BOX_MATS.map(([name, on]) => [name, order, on] as const)),
)('LAND-6: around %s with %s random legal tiles always fill the square', (name, order, on) => {
  const random = fastRandom(`${name} ${order}`);
  for (let nth = 0; nth < 80; nth++) expect(isFull(on, built(on, order, random))).toBe(true);
});

test('LAND-6: around random mats that are workable random legal tiles always fill the square', () => {
  const random = fastRandom('custom mats');
  let workable = 0;
  for (let nth = 0; nth < 150; nth++) {
    const [height, width] = [1 + below(random, 5), 1 + below(random, 5)];
    if (height * width < 6) continue;
    const cells = Array<string>(height * width).fill('.');
    while (cells.filter((cell) => cell !== '.').length < 5) {
      cells[below(random, cells.length)] = oneOf(['#', '#', '=', '|'], random);
    }
    const rows = Array.from({ length: height }, (_, row) =>
      cells.slice(row * width, (row + 1) * width).join(''),
    );
    const on = workableMat(rows.join('/'));
    if (!on.ok) continue;
    workable++;
    for (const order of [CAPITAL_ORDER, DUO_ORDER]) {
      expect(isFull(on.value, built(on.value, order, random))).toBe(true);
    }
  }
  expect(workable).toBeGreaterThan(50);
});

test.each(BOX_MATS)(
  'LAND-1 to LAND-6: around %s a reason is given exactly where a tile may not go',
  (name, on) => {
    const random = fastRandom(`reasons ${name}`);
    const wrong: unknown[] = [];
    for (const order of [CAPITAL_ORDER, DUO_ORDER]) {
      for (let steps = 0; steps < order.length; steps++) {
        const tiles = built(on, order, random).tiles.slice(0, steps);
        const tile: Tile = oneOf(SHAPES_TO_COME[order[steps] as 's' | 'd'], random);
        const toCome = order.slice(steps + 1);
        const legal = new Set(legalCapitalCells(on, { tiles }, { tile, toCome }).map(String));
        for (let row = -3; row < 7; row++) {
          for (let column = -3; column < 7; column++) {
            const why = whyNotCapital(on, { tiles }, { tile, at: [row, column], toCome });
            if (legal.has(`${row},${column}`) !== (why === undefined))
              wrong.push({ tiles, tile, row, column, why });
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('LAND-6: a city with another number of buildings than 20 can not be finished', () => {
  expect(canBeFinished(mat('river'), EMPTY_CITY, 's'.repeat(20))).toBe(true);
  expect(canBeFinished(mat('river'), EMPTY_CITY, 's'.repeat(19))).toBe(false);
  expect(legalCapitalCells(mat('river'), EMPTY_CITY, { tile: 'O', toCome: CAPITAL_ORDER })).toEqual([]);
});
