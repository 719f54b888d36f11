/** Whole random games on typed arrays: the table game and the duel, as fast as they can be played. */
import type { Words } from '../chance/random.ts';
import { type Round, TILES_A_TURN } from '../state/round.ts';
import { SQUARE } from '../ground/square.ts';
import type { CityIndex, Seat } from '../types.ts';
import { finish } from './finish.ts';
import { chooseAtRandom, deal } from './hands.ts';
import { placeAtRandom, readMasks } from './place.ts';
import { LOG_ROW, type Simulation, type TileNumber } from './simulation.ts';

/** Constants of this file: the compiler looks an imported name up again at every use. */
/** A cell's row is above these bits, its column in them. */
const ROW_SHIFT = Math.log2(SQUARE.size);
const IN_ROW = SQUARE.size - 1;
const PAIR = TILES_A_TURN;
const ROW = LOG_ROW;

/** Deals anew and plays to the end: any pair of the hand, either tile to either city, any legal place, each as likely. */
export function playRandom(game: Simulation, words: Words): void {
  game.occupied.fill(0);
  game.top.fill(0);
  game.left.fill(0);
  playRounds(game, placeInSquare, words);
  readMasks(game);
  finish(game);
}

/** Places a tile in a city and writes its row and column into the last two numbers of its log row. */
export type PlaceTile<Game> = (
  game: Game,
  city: CityIndex,
  tile: TileNumber,
  entry: number,
  words: Words,
) => void;

/** All rounds, from the first deal to the last tile. */
export function playRounds<Game extends Simulation>(game: Game, place: PlaceTile<Game>, words: Words): void {
  const dealt = { buildings: 0, duplexes: 0 };
  let placed = 0;
  for (const round of game.rounds) {
    deal(game, game.supply[round.from], dealt[round.from], round.hand, words);
    dealt[round.from] += round.hand * game.options.seats;
    placed = playRound(game, round, placed, place, words);
  }
}

/** Hands move on instead of tiles: in every turn a seat holds the hand that has come to it (ROUND-1, ROUND-4). */
function playRound<Game extends Simulation>(
  game: Game,
  { hand, turns, pass }: Round,
  before: number,
  place: PlaceTile<Game>,
  words: Words,
): number {
  const { seats } = game.options;
  const step = pass === 'left' ? seats - 1 : pass === 'right' ? 1 : 0;
  let placed = before;
  for (let turn = 0; turn < turns; turn++) {
    let holding = (turn * step) % seats;
    for (let seat = 0; seat < seats; seat++) {
      chooseAtRandom(game, seat, holding, hand - turn * PAIR, words);
      holding = holding + 1 === seats ? 0 : holding + 1;
    }
    for (let seat = 0; seat < seats; seat++) placed = placeBoth(game, seat, placed, place, words);
  }
  return placed;
}

/** Chosen tiles come in random order, so the first for the left city is as likely either (PLACE-1). */
function placeBoth<Game extends Simulation>(
  game: Game,
  seat: Seat,
  before: number,
  place: PlaceTile<Game>,
  words: Words,
): number {
  const { chosen, citiesOf, log } = game;
  let placed = before;
  for (let side = 0; side < PAIR; side++) {
    const tile = chosen[seat * PAIR + side] ?? 0;
    const city = citiesOf[seat * PAIR + side] ?? 0;
    const entry = placed++ * ROW;
    log[entry] = seat;
    log[entry + 1] = city;
    log[entry + 2] = tile;
    place(game, city, tile, entry, words);
  }
  return placed;
}

function placeInSquare(
  game: Simulation,
  city: CityIndex,
  tile: TileNumber,
  entry: number,
  words: Words,
): void {
  const { log, top, left } = game;
  const cell = placeAtRandom(game, city, tile, words);
  log[entry + 3] = (top[city] ?? 0) + (cell >> ROW_SHIFT);
  log[entry + 4] = (left[city] ?? 0) + (cell & IN_ROW);
}
