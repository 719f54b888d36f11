/** The solver finds the best city: known ones, and the same as trying everything by the rules of the table. */
import type { City, SquareCity, Tile } from '@duopolis/rules';
import { fastRandom, quickBelow } from '@duopolis/rules/chance';
import { EMPTY_CITY, legalCells, withTile } from '@duopolis/rules/cities';
import { gridOf, makeCity, parseCity } from '@duopolis/rules/notation';
import { EMPTY_MASKS, layoutOf, scoreGrids, scoreMasks, SQUARE_MASKS } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { eachChoice } from '../../src/solver/patterns.ts';
import { type Solution, solve } from '../../src/solver/solve.ts';

const MOST_FOR_FACTORIES = 4;

const tilesOf = (text: string): readonly Tile[] =>
  text
    .split(' ')
    .flatMap((part) => (part.length === 3 && /[-|]/.test(part) ? [part] : part.split(''))) as Tile[];

function solved(tiles: readonly Tile[]): Solution {
  const solution = solve(tiles);
  if (!solution.ok) throw new RangeError(solution.error.code);
  return solution.value;
}

const cityOf = ({ tiles }: Solution): City => ({ tiles: tiles.map((tile) => ({ ...tile, seat: 0 })) });

/** Every order, every legal cell (PLACE-3 to PLACE-5); cities that look alike are tried once. */
function bestByRules(tiles: readonly Tile[]): number {
  const seen = new Set<string>();
  let most = 0;
  const build = (city: SquareCity, left: readonly Tile[]): void => {
    const key = `${makeCity(gridOf(city))} ${left.join(' ')}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (left.length === 0) most = Math.max(most, scoreMasks(layoutOf(city).masks, MOST_FOR_FACTORIES));
    for (const tile of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(tile), 1);
      for (const at of legalCells(city, tile)) build(withTile(city, { tile, at, seat: 0 }), rest);
    }
  };
  build(EMPTY_CITY, tiles);
  return most;
}

test.each<[tiles: string, points: number, why: string]>([
  ['S', 2, 'one shop'],
  ['SSSS', 16, 'a run of four'],
  ['SSSSSSSS', 32, 'two runs of four'],
  ['PPPP', 13, 'one group: nothing lies between two pairs'],
  ['PPPPH', 17, 'two pairs with a house between them, which is worth 1'],
  ['FH', 5, 'the factory spoils the house, which is worth 1 either way'],
  ['FHS', 8, 'a shop between the factory and the house'],
  ['dembOOOOOOOOOOOO', 71, 'the best city of all'],
  ['deemmbbOOOOO F|d F|O', 69, 'the best city with two duplexes of the box'],
])('%s: %i points, %s', (text, points) => {
  const tiles = tilesOf(text);
  const solution = solved(tiles);
  const [score] = scoreGrids([gridOf(cityOf(solution))]);
  expect([solution.points, score?.total]).toEqual([points, points]);
  expect(solution.tiles.map(({ tile }) => tile).toSorted()).toEqual(tiles.toSorted());
});

test.each(['SPFHd', 'PPHFO', 'SS FPO', 'S-F HP', 'F|d HOO', 'P-O H|S P', 'H-b O|P F', 'FFHHO', 'OdOdO'])(
  'PLACE-3, PLACE-4, PLACE-5: %s: as good as every order and cell by the rules',
  (text) => {
    const tiles = tilesOf(text);
    expect(solved(tiles).points).toBe(bestByRules(tiles));
  },
);

const each = (left: number, cells: number, then: (chosen: number, rest: number) => void): void => {
  eachChoice(left, cells, (chosen) => {
    then(chosen, left & ~chosen);
    return false;
  });
};

test.each([
  { S: 2, P: 3, F: 1, O: 0, d: 0 },
  { S: 0, P: 4, F: 1, O: 0, d: 1 },
  { S: 3, P: 0, F: 0, O: 2, d: 1 },
])(
  '$S shops, $P parks, $F factories, $O offices, $d taverns, else houses: as good as every full square',
  (counts) => {
    const { S, P, F, O, d } = counts;
    let most = 0;
    each(SQUARE_MASKS.full, S, (shops, one) =>
      each(one, P, (parks, two) =>
        each(two, F, (factories, three) =>
          each(three, O, (offices, four) =>
            each(four, d, (taverns, houses) => {
              const masks = {
                ...EMPTY_MASKS,
                S: shops,
                P: parks,
                F: factories,
                O: offices,
                d: taverns,
                H: houses,
              };
              most = Math.max(most, scoreMasks(masks, MOST_FOR_FACTORIES));
            }),
          ),
        ),
      ),
    );
    const letters = Object.entries(counts).flatMap(([letter, number]) =>
      Array<Tile>(number).fill(letter as Tile),
    );
    const houses = Array<Tile>(16 - letters.length).fill('H');
    expect(solved([...letters, ...houses]).points).toBe(most);
  },
);

const LETTERS = 'SFdembOPH';
const DUPLEXES: readonly Tile[] = ['F|d', 'H|O', 'O|P', 'e-F', 'H-P', 'S-m'];

test('no swap of two single tiles improves a solved city', () => {
  const random = fastRandom('swaps');
  for (let nth = 0; nth < 40; nth++) {
    const singles = Array.from({ length: 12 }, () => LETTERS[quickBelow(random, LETTERS.length)] as Tile);
    const duplexes = [0, 1].map(() => DUPLEXES[quickBelow(random, DUPLEXES.length)] as Tile);
    const solution = solved([...singles, ...duplexes]);
    const grid = gridOf(cityOf(solution));
    expect(scoreGrids([grid])[0]?.total).toBe(solution.points);
    const cells = solution.tiles
      .filter(({ tile }) => tile.length === 1)
      .map(({ at: [row, column] }) => row * 4 + column);
    for (const one of cells) {
      for (const other of cells) {
        const swapped = grid.cells.with(one, grid.cells[other] ?? '.').with(other, grid.cells[one] ?? '.');
        expect(scoreGrids([{ ...grid, cells: swapped }])[0]?.total).toBeLessThanOrEqual(solution.points);
      }
    }
  }
});

test.each<[tiles: string, problem: object]>([
  ['', { code: 'no-tiles' }],
  ['S'.repeat(17), { code: 'too-many-buildings', buildings: 17, most: 16 }],
  ['S-F S-F S-F', { code: 'too-many-duplexes', duplexes: 3, most: 2 }],
])('refuses "%s" with %j', (text, error) => {
  expect(solve(text === '' ? [] : tilesOf(text))).toEqual({ ok: false, error });
});

test('refuses civic tiles, which belong to Capitals', () => {
  expect(solve(['[PH-T]'])).toEqual({ ok: false, error: { code: 'not-in-base', tile: '[PH-T]' } });
});

test.each(['OdOO/OOOe/mOOO/OObO', 'FFde/dOem/mbOO/OObO'])('%s is as good as it looks', (text) => {
  const grid = parseCity(text);
  expect(grid.ok && scoreGrids([grid.value])[0]?.total).toBe(text.includes('F') ? 69 : 71);
});
