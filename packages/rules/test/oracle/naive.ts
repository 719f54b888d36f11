/** The scoring rules once more in the plainest way, cell by cell, as an oracle for the fast one. It shares no code with it. */

export interface NaiveCell {
  readonly row: number;
  readonly column: number;
  /** Its letter. */
  readonly building: string;
}

/** The cells with a building by `row,column`, so that a city may lie anywhere. */
export type NaiveCity = ReadonlyMap<string, NaiveCell>;

export interface NaiveScore {
  readonly shop: number;
  readonly factory: number;
  readonly tavern: number;
  readonly office: number;
  readonly park: number;
  readonly house: number;
  readonly total: number;
}

const TYPES = new Map([
  ['S', 'shop'],
  ['F', 'factory'],
  ['d', 'tavern'],
  ['e', 'tavern'],
  ['m', 'tavern'],
  ['b', 'tavern'],
  ['O', 'office'],
  ['P', 'park'],
  ['H', 'house'],
]);

const typeOf = ({ building }: NaiveCell): string | undefined => TYPES.get(building);

const placeOf = (row: number, column: number): string => `${row},${column}`;

const cityOf = (cells: readonly NaiveCell[]): NaiveCity =>
  new Map(cells.map((cell) => [placeOf(cell.row, cell.column), cell]));

const cellsOf = (city: NaiveCity, type: string): readonly NaiveCell[] =>
  [...city.values()].filter((cell) => typeOf(cell) === type);

export const naiveCity = (notation: string): NaiveCity =>
  cityOf(
    notation
      .split('/')
      .flatMap((line, row) => line.split('').map((building, column) => ({ row, column, building })))
      .filter(({ building }) => building !== '.'),
  );

/** Every city of a table. */
export const naiveTable = (cities: readonly NaiveCity[]): readonly NaiveScore[] =>
  cities.map((city) => naiveScore(city, worthOfFactories(city, cities)));

/** One city, given what a factory is worth in it. */
export function naiveScore(city: NaiveCity, worth: number): NaiveScore {
  const shop = bestSplit(cityOf(cellsOf(city, 'shop')));
  const factory = countFactories(city) * worth;
  const tavern = scoreTaverns(city);
  const office = scoreOffices(city);
  const park = scoreParks(city);
  const house = scoreHouses(city);
  return {
    shop,
    factory,
    tavern,
    office,
    park,
    house,
    total: shop + factory + tavern + office + park + house,
  };
}

/** ADJ-1: the cells that share an edge with this one. */
const neighbours = (city: NaiveCity, { row, column }: NaiveCell): readonly NaiveCell[] =>
  [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ].flatMap(([r = 0, c = 0]) => city.get(placeOf(r, c)) ?? []);

/** SHOP-2: the first shop is in one of the runs through it; whichever it is, the others are split as well as they can be. */
function bestSplit(shops: NaiveCity): number {
  const [shop] = shops.values();
  if (shop === undefined) return 0;
  const points = runsThrough(shop, shops).map((run) => {
    const others = [...shops.values()].filter((other) => !run.includes(other));
    return scoreRun(run.length) + bestSplit(cityOf(others));
  });
  return Math.max(...points);
}

/** SHOP-1. */
const scoreRun = (length: number): number => [2, 5, 10, 16][length - 1] ?? 0;

/** Every straight run of adjacent shops that this shop is in. */
function runsThrough(shop: NaiveCell, shops: NaiveCity): readonly (readonly NaiveCell[])[] {
  const runs: (readonly NaiveCell[])[] = [[shop]];
  for (const [down, right] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const before = straightOn(shop, -down, -right, shops);
    const after = straightOn(shop, down, right, shops);
    for (let from = 0; from <= before.length; from++) {
      for (let to = 0; to <= after.length; to++) {
        if (from + to > 0) runs.push([...before.slice(0, from), shop, ...after.slice(0, to)]);
      }
    }
  }
  return runs;
}

/** The shops one after another in a direction, up to the first gap. */
function straightOn(shop: NaiveCell, down: number, right: number, shops: NaiveCity): readonly NaiveCell[] {
  const next = shops.get(placeOf(shop.row + down, shop.column + right));
  return next === undefined ? [] : [next, ...straightOn(next, down, right, shops)];
}

const countFactories = (city: NaiveCity): number => cellsOf(city, 'factory').length;

/** FACTORY-1: the different counts of all cities in order give the rank. */
function worthOfFactories(city: NaiveCity, cities: readonly NaiveCity[]): number {
  const ranking = [...new Set(cities.map(countFactories))].toSorted((one, other) => other - one);
  return [4, 3][ranking.indexOf(countFactories(city))] ?? 2;
}

/** TAVERN-1: take one of every kind that is left, as long as any is. */
function scoreTaverns(city: NaiveCity): number {
  let left = cellsOf(city, 'tavern');
  let points = 0;
  while (left.length > 0) {
    const set = new Map(left.map((tavern) => [tavern.building, tavern]));
    points += [1, 4, 9, 17][set.size - 1] ?? 0;
    left = left.filter((tavern) => set.get(tavern.building) !== tavern);
  }
  return points;
}

/** OFFICE-1, OFFICE-2. */
function scoreOffices(city: NaiveCity): number {
  const offices = cellsOf(city, 'office');
  let points = 0;
  for (let left = offices.length; left > 0; left -= 6) {
    points += [1, 3, 6, 10, 15, 21][Math.min(left, 6) - 1] ?? 0;
  }
  for (const office of offices) {
    if (neighbours(city, office).some((cell) => typeOf(cell) === 'tavern')) points += 1;
  }
  return points;
}

/** PARK-1: group after group, each grown from one park to its neighbours and theirs. */
function scoreParks(city: NaiveCity): number {
  const seen = new Set<NaiveCell>();
  let points = 0;
  for (const cell of cellsOf(city, 'park')) {
    if (seen.has(cell)) continue;
    const group = [cell];
    seen.add(cell);
    for (const member of group) {
      for (const other of neighbours(city, member)) {
        if (typeOf(other) !== 'park' || seen.has(other)) continue;
        group.push(other);
        seen.add(other);
      }
    }
    points += [2, 8, 12][group.length - 1] ?? 12 + group.length - 3;
  }
  return points;
}

/** HOUSE-1, HOUSE-2. */
function scoreHouses(city: NaiveCity): number {
  const others = new Set([...city.values()].map(typeOf).filter((type) => type !== 'house'));
  let points = 0;
  for (const cell of cellsOf(city, 'house')) {
    points += neighbours(city, cell).some((other) => typeOf(other) === 'factory') ? 1 : others.size;
  }
  return points;
}
