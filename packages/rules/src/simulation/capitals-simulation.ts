/** A game with Capitals on reused typed arrays, with hardly a new object: for simulation. */
import { buildingTiles, COMPONENTS, type Components } from '../components/box.ts';
import type { Options } from '../state/options.ts';
import { type CellNumber, type Simulation, simulationOf, type TileBook } from './simulation.ts';
import { BUILDING_TYPES, type CityIndex, type Civic, LETTERS, SHAPES } from '../types.ts';
import type { DistrictType, MatPiece } from '../capitals/capitals-components.ts';
import type { District } from '../capitals/district.ts';
import { wishesOf } from '../capitals/capital-masks.ts';
import { parseMat } from '../capitals/mat.ts';
import { CAPITAL_BUILDINGS } from '../capitals/capital-placement.ts';
import { type Site, siteOf } from '../capitals/site.ts';
import { CAPITAL_ORDER, codeOf } from '../capitals/tocome.ts';

export interface CapitalsSimulation extends Simulation {
  /** All mats; every game begins by putting others first, one for each city. */
  readonly sites: Site[];
  /** The district cards in the order of their last shuffle. */
  readonly cards: DistrictType[];
  /** The pairs of this game. */
  readonly districts: District[];
  /** Each city's filled cells. */
  readonly states: Int32Array;
  /** How many tiles each city has. */
  readonly tiles: Uint8Array;
  /** How many buildings each city has. */
  readonly built: Uint8Array;
  /** City after city its buildings. */
  readonly buildingsAt: Int32Array;
  /** The tiles to come after each tile of a city. */
  readonly toCome: Int32Array;
  /** The two wanted types and the unwanted one of each civic tile, as places in BUILDING_TYPES. */
  readonly wishes: Uint8Array;
}

export function siteAt({ sites }: CapitalsSimulation, city: CityIndex): Site {
  const site = sites[city];
  if (site === undefined) throw new RangeError(`no mat for city ${city}`);
  return site;
}

/** A building, as a place in LETTERS or behind them as a civic tile, and its cell, in one number. */
export type BuildingAt = number;

export const buildingAt = (building: number, cell: CellNumber): BuildingAt => (building << 12) | cell;
export const buildingIn = (entry: BuildingAt): number => entry >> 12;

/** Room for one game of a table or a duel with Capitals; `playRandomCapitals` fills it, and fills it again. */
export function capitalsSimulationOf(
  options: Options,
  components: Components = COMPONENTS,
): CapitalsSimulation {
  const base = simulationOf({ ...options, capitals: true }, components);
  const civics = components.civics.map(({ tile }) => tile);
  const book = withCivics(base.book, civics);
  const buildings = buildingTiles(components, { capitals: true });
  const cities = base.totals.length;
  return {
    ...base,
    book,
    supply: { ...base.supply, buildings: Uint8Array.from(buildings, (tile) => book.tiles.indexOf(tile)) },
    sites: components.mats.map(siteOfPiece),
    cards: [...components.districtCards],
    districts: [],
    states: new Int32Array(cities),
    tiles: new Uint8Array(cities),
    built: new Uint8Array(cities),
    buildingsAt: new Int32Array(cities * CAPITAL_BUILDINGS),
    toCome: Int32Array.from(CAPITAL_ORDER, (_, nth) => codeOf(CAPITAL_ORDER.slice(nth + 1))),
    wishes: Uint8Array.from(civics.flatMap(wishNumbers)),
  };
}

function siteOfPiece({ name, cells }: MatPiece): Site {
  const mat = parseMat(cells);
  if (!mat.ok) throw new RangeError(`the mat ${name} has not been checked: ${mat.error.code}`);
  return siteOf(mat.value);
}

function wishNumbers(civic: Civic): readonly number[] {
  const { wanted, unwanted } = wishesOf(civic);
  return [...wanted, unwanted].map((type) => BUILDING_TYPES.indexOf(type));
}

/** Civic tiles are numbered behind all others, and their buildings behind the letters. */
function withCivics(book: TileBook, civics: readonly Civic[]): TileBook {
  const more = (numbers: Uint8Array, of: (nth: number) => number): Uint8Array =>
    Uint8Array.from([...numbers, ...civics.map((_, nth) => of(nth))]);
  return {
    ...book,
    tiles: [...book.tiles, ...civics],
    shape: more(book.shape, () => SHAPES.indexOf('single')),
    first: more(book.first, (nth) => LETTERS.length + nth),
    second: more(book.second, () => 0),
  };
}
