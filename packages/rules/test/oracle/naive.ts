/** The scoring rules once more in the plainest way, cell by cell, as an oracle for the fast one. It shares no code with it. */

export interface NaiveCell {
  readonly row: number;
  readonly column: number;
  /** Its letter. */
  readonly building: string;
}

/** The cells with a building. */
export type NaiveCity = readonly NaiveCell[];

export interface NaiveScore {
  readonly shop: number;
  readonly factory: number;
  readonly tavern: number;
  readonly office: number;
  readonly park: number;
  readonly house: number;
  readonly total: number;
}

const TAVERNS = ['d', 'e', 'm', 'b'];

export const naiveCity = (notation: string): NaiveCity =>
  notation
    .split('/')
    .flatMap((line, row) => line.split('').map((building, column) => ({ row, column, building })))
    .filter(({ building }) => building !== '.');

/** Every city of a table. */
export const naiveTable = (cities: readonly NaiveCity[]): readonly NaiveScore[] =>
  cities.map((city) => naiveScore(city, worthOfFactories(city, cities)));

/** One city, given what a factory is worth in it. */
export function naiveScore(city: NaiveCity, worth: number): NaiveScore {
  const shop = bestSplit(all(city, 'S'));
  const factory = all(city, 'F').length * worth;
  const tavern = scoreTaverns(city);
  const office = scoreOffices(city);
  const park = scoreParks(all(city, 'P'));
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

const all = (city: NaiveCity, ...letters: readonly string[]): NaiveCity =>
  city.filter(({ building }) => letters.includes(building));

const areNeighbours = (one: NaiveCell, other: NaiveCell): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

const hasNeighbour = (cell: NaiveCell, others: NaiveCity): boolean =>
  others.some((other) => areNeighbours(cell, other));

/** SHOP-2: the first shop is in one of the runs through it; whichever it is, the others are split as well as they can be. */
function bestSplit(shops: NaiveCity): number {
  const [shop] = shops;
  if (shop === undefined) return 0;
  const points = runsThrough(shop, shops).map(
    (run) => scoreRun(run.length) + bestSplit(shops.filter((other) => !run.includes(other))),
  );
  return Math.max(...points);
}

/** SHOP-1. */
const scoreRun = (length: number): number => [2, 5, 10, 16][length - 1] ?? 0;

/** Every straight run of adjacent shops that this shop is in. */
function runsThrough(shop: NaiveCell, shops: NaiveCity): readonly NaiveCity[] {
  const runs: NaiveCity[] = [[shop]];
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
function straightOn(shop: NaiveCell, down: number, right: number, shops: NaiveCity): NaiveCity {
  const next = shops.find(({ row, column }) => row === shop.row + down && column === shop.column + right);
  return next === undefined ? [] : [next, ...straightOn(next, down, right, shops)];
}

/** FACTORY-1: the different counts of all cities in order give the rank. */
function worthOfFactories(city: NaiveCity, cities: readonly NaiveCity[]): number {
  const counts = cities.map((other) => all(other, 'F').length);
  const ranking = [...new Set(counts)].toSorted((one, other) => other - one);
  return [4, 3][ranking.indexOf(all(city, 'F').length)] ?? 2;
}

/** TAVERN-1: take one of every kind that is left, as long as any is. */
function scoreTaverns(city: NaiveCity): number {
  let left = all(city, ...TAVERNS);
  let points = 0;
  while (left.length > 0) {
    const taverns = left;
    const set = TAVERNS.flatMap((kind) => all(taverns, kind).slice(0, 1));
    points += [1, 4, 9, 17][set.length - 1] ?? 0;
    left = taverns.filter((tavern) => !set.includes(tavern));
  }
  return points;
}

/** OFFICE-1, OFFICE-2. */
function scoreOffices(city: NaiveCity): number {
  const offices = all(city, 'O');
  const taverns = all(city, ...TAVERNS);
  let points = 0;
  for (let left = offices.length; left > 0; left -= 6) {
    points += [1, 3, 6, 10, 15, 21][Math.min(left, 6) - 1] ?? 0;
  }
  return points + offices.filter((office) => hasNeighbour(office, taverns)).length;
}

/** PARK-1: group after group, each grown from one park to its neighbours and theirs. */
function scoreParks(parks: NaiveCity): number {
  const seen = new Set<NaiveCell>();
  let points = 0;
  for (const park of parks) {
    if (seen.has(park)) continue;
    const group = [park];
    seen.add(park);
    for (const member of group) {
      for (const other of parks) {
        if (seen.has(other) || !areNeighbours(member, other)) continue;
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
  const factories = all(city, 'F');
  const others = [['S'], ['F'], TAVERNS, ['O'], ['P']].filter((type) => all(city, ...type).length > 0);
  return all(city, 'H')
    .map((house) => (hasNeighbour(house, factories) ? 1 : others.length))
    .reduce((sum, points) => sum + points, 0);
}
