/** The puzzles of a day: the same on every run, exactly solved, and worth solving. */
import type { Cell, SquareCity, Tile } from '@duopolis/rules';
import { commitTo, fastRandom, quickBelow, shuffled } from '@duopolis/rules/chance';
import { cellsOf, cityAt, whyNotPlace, withTile } from '@duopolis/rules/cities';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import { buildingsIn, scoreGrids } from '@duopolis/rules/scoring';
import { beforeAll, describe, expect, test } from 'vitest';
import { dailyPuzzle } from '../../src/puzzle/daily.ts';
import {
  citiesAfter,
  compareWorths,
  type PosedPuzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  worthOf,
} from '../../src/puzzle/puzzle.ts';

type Grid = ReturnType<typeof gridOf>;

/** To make a puzzle takes most of the time: tests of a day share it. */
const made = new Map<string, PosedPuzzle>();
function puzzleOf(day: string, kind: PuzzleKind): PosedPuzzle {
  const puzzle = made.get(`${day} ${kind}`) ?? dailyPuzzle(day, kind);
  made.set(`${day} ${kind}`, puzzle);
  return puzzle;
}

const short = (puzzle: PosedPuzzle): string => commitTo(JSON.stringify(puzzle)).slice(0, 12);

/** A date must show the same city in every version: these never change. */
test.each<[day: string, placement: string, choice: string, arrangement: string]>([
  ['2000-01-01', 'cee1298c82e3', 'aee18b9ed8f9', '618910022b2e'],
  ['2024-02-29', '18ee60100a43', '6b2a6fd1487f', '59831f61a813'],
  ['2026-11-15', '773f2a2c28be', '56c5dffb1130', '02d172447c2f'],
  ['2026-11-16', 'd193a095081f', '7ac673aa0236', 'a80d99bc236c'],
  ['2026-12-31', '8c42273bcce9', '8c4e6d34978e', 'b23d7487acdf'],
  ['2027-01-01', 'ee05c9b37fcc', '67f8b3c9aaed', 'fd2b135a7ace'],
  ['2030-07-14', 'b259e6a1766a', '05862d5d8bd7', 'fd89750a529a'],
])('%s is the same on every run', (day, ...hashes) => {
  expect(PUZZLE_KINDS.map((kind) => short(puzzleOf(day, kind)))).toEqual(hashes);
});

test('a date as people read it: the puzzles of 16 November 2026', () => {
  const shown = PUZZLE_KINDS.map((kind) => {
    const { cities, tiles, best } = puzzleOf('2026-11-16', kind);
    return `${cities.map((city) => makeCity(gridOf(city))).join(' ')}: ${tiles.join(' ')}: ${best.join(' ')}`;
  });
  expect(shown).toEqual([
    'mOSH/PPH./.SSS/..HH: P e F: 54',
    'OeH./HHS./HOSH/OF.. POPF/.FHH/OdS./.OS.: O e S P H: 34 41',
    '.: b S S F O P O b P S H F P S b O: 53',
  ]);
});

const TEN_DAYS = Array.from({ length: 10 }, (_, nth) =>
  new Date(Date.parse('2026-10-01') + nth * 86_400_000).toISOString().slice(0, 10),
);
/** To try everything takes longer. */
const SOME_DAYS = TEN_DAYS.slice(0, 5);

/** Tried in another way than they are made: on every cell there is, by the words of the rules, scored from notation. */
const EVERYWHERE: readonly Cell[] = Array.from({ length: 121 }, (_, nth) => [
  Math.floor(nth / 11) - 4,
  (nth % 11) - 4,
]);

const cellsIn = (city: SquareCity, tile: Tile): readonly Cell[] =>
  EVERYWHERE.filter((at) => whyNotPlace(city, tile, at) === undefined);

const put = (city: SquareCity, tile: Tile, at: Cell): SquareCity => withTile(city, { tile, at, seat: 0 });

const orders = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles.length === 0
    ? [[]]
    : tiles.flatMap((tile, nth) => orders(tiles.toSpliced(nth, 1)).map((rest) => [tile, ...rest]));

const endsOf = (city: SquareCity, [tile, ...rest]: readonly Tile[]): readonly SquareCity[] =>
  tile === undefined ? [city] : cellsIn(city, tile).flatMap((at) => endsOf(put(city, tile, at), rest));

const pointsIn = (grids: readonly Grid[]): readonly number[] => scoreGrids(grids).map(({ total }) => total);

const totals = (cities: readonly SquareCity[]): readonly number[] => pointsIn(cities.map(gridOf));

/** For each tile, what a city can look like with it. */
type Ways = readonly (readonly Grid[])[];

/** Each is scored with every one of the other city, so it is made once. */
const gridsWith = (city: SquareCity, tile: Tile): readonly Grid[] =>
  cellsIn(city, tile).map((at) => gridOf(put(city, tile, at)));

describe('PLACE-3, PLACE-4: no other placement is worth more', () => {
  test.each(SOME_DAYS)('%s', (day) => {
    const { cities, tiles, best } = puzzleOf(day, 'placement');
    const grids = new Map(
      orders(tiles)
        .flatMap((order) => endsOf(cityAt(cities, 0), order))
        .map((end) => [makeCity(gridOf(end)), end]),
    );
    const points = [...grids.values()].map((end) => totals([end])[0] ?? 0);
    expect(Math.max(...points)).toBe(best[0]);
    expect(points.filter((one) => one === best[0]).length).toBeLessThanOrEqual(2);
  });
});

describe('END-1, END-2, FACTORY-1: no other two tiles make a better weaker city', () => {
  test.each(SOME_DAYS)('%s', (day) => {
    const { cities, tiles, best } = puzzleOf(day, 'choice');
    const [lefts = [], rights = []] = cities.map((city): Ways => tiles.map((tile) => gridsWith(city, tile)));
    let most: readonly number[] = [0, 0];
    for (const [nth, ones] of lefts.entries()) {
      const others = rights.toSpliced(nth, 1).flat();
      for (const one of ones) {
        for (const other of others) {
          const worth = pointsIn([one, other]).toSorted((a, b) => a - b);
          if (compareWorths(worth, most) > 0) most = worth;
        }
      }
    }
    expect(most).toEqual(best);
  });
});

const points = (order: readonly Tile[]): number =>
  scoreGrids([{ height: 4, width: 4, cells: order as readonly 'S'[] }])[0]?.total ?? 0;

/** Exchanges two tiles as long as that gains something, from many beginnings. */
function climbed(tiles: readonly Tile[], seed: string): number {
  const random = fastRandom(seed);
  let most = 0;
  for (let start = 0; start < 6; start++) {
    let order = shuffled(tiles, random);
    let now = points(order);
    for (let step = 0; step < 500; step++) {
      const [one, other] = [quickBelow(random, 16), quickBelow(random, 16)];
      const next = order.with(one, order[other] as Tile).with(other, order[one] as Tile);
      const after = points(next);
      if (after >= now) [order, now] = [next, after];
    }
    most = Math.max(most, now);
  }
  return most;
}

test('hill climbing never beats the solver’s arrangement, and often equals it', () => {
  const found = TEN_DAYS.map((day) => {
    const { tiles, best } = puzzleOf(day, 'arrangement');
    return (best[0] ?? 0) - climbed(tiles, day);
  });
  expect(Math.min(...found)).toBe(0);
});

describe.each(PUZZLE_KINDS)('%s, every one of ten days', (kind: PuzzleKind) => {
  let posed: readonly PosedPuzzle[] = [];
  beforeAll(() => {
    posed = TEN_DAYS.map((day) => puzzleOf(day, kind));
  });

  test('the solution is an answer: its tiles, on legal cells, and worth the best', () => {
    for (const puzzle of posed) {
      const { solution, tiles, best } = puzzle;
      expect(worthOf(puzzle, solution)).toEqual(best);
      const used = solution.map(({ tile }) => tile);
      const left = used.reduce((rest, tile) => rest.toSpliced(rest.indexOf(tile), 1), [...tiles]);
      expect(left).toHaveLength(tiles.length - used.length);
      if (kind === 'arrangement') continue;
      let { cities } = puzzle;
      for (const { city, tile, at } of solution) {
        expect(whyNotPlace(cityAt(cities, city), tile, at)).toBeUndefined();
        cities = cities.with(city, put(cityAt(cities, city), tile, at));
      }
    }
  });

  test('taking the most points at once does not solve it', () => {
    expect(posed.filter(({ best, greedy }) => compareWorths(best, greedy) <= 0)).toEqual([]);
  });

  test('no two days are alike', () => {
    expect(new Set(posed.map(short)).size).toBe(posed.length);
  });
});

test('an arrangement has sixteen tiles, which fill the square', () => {
  const puzzle = puzzleOf('2026-11-16', 'arrangement');
  const [city] = citiesAfter(puzzle, puzzle.solution);
  const cells = puzzle.solution.flatMap(({ tile, at }) => cellsOf(tile, at)).map((cell) => cell.join());
  expect([puzzle.tiles.length, new Set(cells).size]).toEqual([16, 16]);
  const buildings = Object.values(buildingsIn(city as SquareCity)).reduce((sum, number) => sum + number, 0);
  expect(buildings).toBe(16);
});

test('puzzles that were too easy are reported, so that waiting can be shown', () => {
  const received: number[] = [];
  dailyPuzzle('2026-11-16', 'choice', (times) => received.push(times));
  expect(received).toEqual(received.map((_, nth) => nth + 1));
  expect(received.length).toBeGreaterThan(0);
});
