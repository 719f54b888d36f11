/** A game on reused typed arrays, without new objects: for simulation and search. */
import { COMPONENTS, type Components, buildingTiles } from '../components/box.ts';
import { fillRandom, type RandomSource } from '../chance/random.ts';
import type { Options } from '../state/options.ts';
import { type Round, type SupplyName, TILES_A_TURN } from '../state/round.ts';
import { modeRules } from '../modes/modes.ts';
import type { SeatScoring } from '../scoring/standings.ts';
import { buildingsOf, letterNumber, shapeOf } from '../tile.ts';
import { type Cell, type CityIndex, LETTERS, type Seat, SHAPES, type Tile } from '../types.ts';

/** Tiles are numbers here: the nine letters, then the duplexes. */
export type TileNumber = number;

/** What every tile number means. */
export interface TileBook {
  readonly tiles: readonly Tile[];
  /** Its shape as a place in SHAPES. */
  readonly shape: Uint8Array;
  /** The letters of its one or two buildings, as places in LETTERS. */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** A cell as one number, so that cells can be added and compared. */
export type CellNumber = number;

const CELL_ROW = 64;
/** Rows and columns are counted from the first tile or the mat, and may be negative. */
const CELL_ZERO = 16;

export const cellNumber = (row: number, column: number): CellNumber =>
  (row + CELL_ZERO) * CELL_ROW + column + CELL_ZERO;
export const rowOf = (cell: CellNumber): number => Math.floor(cell / CELL_ROW) - CELL_ZERO;
export const columnOf = (cell: CellNumber): number => (cell % CELL_ROW) - CELL_ZERO;

/** How far one cell is from another in a square with rows of `size`, where it is not above or left of it. */
export const bitsBetween = (corner: CellNumber, cell: CellNumber, size: number): number =>
  ((cell - corner) >> 6) * size + ((cell - corner) & (CELL_ROW - 1));

/** A placement as one number: seat, city, tile number and cell. */
export type LogEntry = number;

export const logEntry = (seat: Seat, city: CityIndex, tile: TileNumber): LogEntry =>
  (seat << 24) | (city << 20) | (tile << 12);
export const cityIn = (entry: LogEntry): CityIndex => (entry >> 20) & 15;
export const tileIn = (entry: LogEntry): TileNumber => (entry >> 12) & 255;
export const cellIn = (entry: LogEntry): CellNumber => entry & 4095;

/** A placement with everything by name. */
export const placementIn = (entry: LogEntry) => ({
  seat: entry >> 24,
  city: cityIn(entry),
  tile: tileIn(entry),
  at: [rowOf(cellIn(entry)), columnOf(cellIn(entry))] as const satisfies Cell,
});

export interface Simulation {
  readonly options: Options;
  readonly rounds: readonly Round[];
  readonly scoring: SeatScoring;
  readonly book: TileBook;
  /** The tiles in the order they are dealt; those not dealt yet are in any order. */
  readonly supply: { readonly [name in SupplyName]: Uint8Array };
  /** Hand after hand, each with room for the largest. */
  readonly hands: Uint8Array;
  readonly handRoom: number;
  /** The two chosen tiles of every seat. */
  readonly chosen: Uint8Array;
  /** Every seat's left and right city. */
  readonly citiesOf: Uint8Array;
  /** For every city one mask a letter, in the order of LETTERS. */
  readonly masks: Int32Array;
  readonly occupied: Int32Array;
  /** The cell of each city's bit 0. */
  readonly corners: Int32Array;
  /** Every placement of the game in order, which with the dealt tiles tells all of it. */
  readonly log: Int32Array;
  readonly factories: Uint8Array;
  /** Each city's buildings by type, packed into one number. */
  readonly buildings: Float64Array;
  readonly totals: Int32Array;
  readonly scores: Int32Array;
  /** What ranks the seats: the greater is the better, equal keys share a rank. */
  readonly keys: Float64Array;
  readonly ranks: Uint8Array;
  /** The source of randomness of the game that is being played. */
  random: RandomSource;
  /** One random word for each tile that the game deals, each pair it chooses and each tile it places, made at once. */
  readonly draws: Uint32Array;
  /** How many of them are used. */
  drawn: number;
}

/** Draws all words of a game. */
export function drawAhead(game: Simulation): void {
  fillRandom(game.draws, game.random);
  game.drawn = 0;
}

const noRandom: RandomSource = () => {
  throw new RangeError('no game is being played');
};

/** Room for one game of a table or a duel; `playRandom` fills it, and fills it again. */
export function simulationOf(options: Options, components: Components = COMPONENTS): Simulation {
  const { seats } = options;
  const { rounds, scoring, cityCount, citiesOf } = modeRules(options);
  const cities = cityCount(seats);
  const book = bookOf(components);
  const numbersOf = (tiles: readonly Tile[]): Uint8Array =>
    Uint8Array.from(tiles, (tile) => book.tiles.indexOf(tile));
  const handRoom = Math.max(...rounds.map(({ hand }) => hand));
  const turns = rounds.reduce((sum, round) => sum + round.turns, 0);
  const handTiles = rounds.reduce((sum, round) => sum + round.hand, 0);
  return {
    options,
    rounds,
    scoring,
    book,
    supply: {
      buildings: numbersOf(buildingTiles(components, { capitals: false })),
      duplexes: numbersOf(components.duplexes),
    },
    hands: new Uint8Array(seats * handRoom),
    handRoom,
    chosen: new Uint8Array(seats * TILES_A_TURN),
    citiesOf: Uint8Array.from(Array.from({ length: seats }, (_, seat) => citiesOf(seat, seats)).flat()),
    masks: new Int32Array(cities * LETTERS.length),
    occupied: new Int32Array(cities),
    corners: new Int32Array(cities),
    log: new Int32Array(turns * seats * TILES_A_TURN),
    factories: new Uint8Array(cities),
    buildings: new Float64Array(cities),
    totals: new Int32Array(cities),
    scores: new Int32Array(seats),
    keys: new Float64Array(seats),
    ranks: new Uint8Array(seats),
    random: noRandom,
    draws: new Uint32Array((handTiles + turns * (1 + TILES_A_TURN)) * seats),
    drawn: 0,
  };
}

function bookOf({ duplexes }: Components): TileBook {
  const tiles: readonly Tile[] = [...LETTERS, ...new Set(duplexes)];
  const lettersOf = (nth: 0 | 1): Uint8Array =>
    Uint8Array.from(tiles, (tile) => Math.max(0, letterNumber(buildingsOf(tile)[nth])));
  return {
    tiles,
    shape: Uint8Array.from(tiles, (tile) => SHAPES.indexOf(shapeOf(tile))),
    first: lettersOf(0),
    second: lettersOf(1),
  };
}
