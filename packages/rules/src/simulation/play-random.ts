/** Whole random games on typed arrays: the table game and the duel, as fast as they can be played. */
import type { RandomSource } from '../chance/random.ts';
import { finish } from './finish.ts';
import { chooseAtRandom, deal } from './simulated-hands.ts';
import { placeAtRandom, readMasks } from './place-at-random.ts';
import { type CellNumber, cellNumber, drawAhead, logEntry, type Simulation } from './simulation.ts';

/** Local copies: the engine looks up an imported name at every use. */
const entryFor = logEntry;

const ORIGIN = cellNumber(0, 0);

/** Deals a new game and plays it to the end: any pair of the hand, either tile to either city, any legal place, each as likely. */
export function playRandom(game: Simulation, random: RandomSource): void {
  game.random = random;
  game.occupied.fill(0);
  game.corners.fill(ORIGIN);
  playRounds(game, placeAtRandom);
  readMasks(game);
  finish(game);
}

/** Places the nth chosen tile by a random word, and tells on which cell its left or top building stands. */
export type PlaceTile<Game> = (game: Game, nth: number, word: number) => CellNumber;

/** All rounds, from the first deal to the last tile. */
export function playRounds<Game extends Simulation>(game: Game, place: PlaceTile<Game>): void {
  drawAhead(game);
  const dealt = { buildings: 0, duplexes: 0 };
  let placed = 0;
  for (const round of game.rounds) {
    deal(game, round, dealt[round.from]);
    dealt[round.from] += round.hand * game.options.seats;
    for (let turn = 0; turn < round.turns; turn++) {
      chooseAtRandom(game, round, turn);
      placeAll(game, place, placed);
      placed += game.chosen.length;
    }
  }
}

/** Chosen tiles come in random order, so the first for the left city is as likely either (PLACE-1). */
function placeAll<Game extends Simulation>(game: Game, place: PlaceTile<Game>, placed: number): void {
  const { chosen, citiesOf, log, draws, drawn } = game;
  game.drawn += chosen.length;
  for (let nth = 0; nth < chosen.length; nth++) {
    const entry = entryFor(nth >> 1, citiesOf[nth] ?? 0, chosen[nth] ?? 0);
    log[placed + nth] = entry | place(game, nth, draws[drawn + nth] ?? 0);
  }
}
