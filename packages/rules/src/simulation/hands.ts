/** Hands in a simulation: dealt from a supply, two tiles chosen at random, passed on (ROUND-1 to ROUND-4, CHOOSE-1). */
import { quickBelow, type Words } from '../chance/random.ts';
import { TILES_A_TURN } from '../state/round.ts';
import type { Seat } from '../types.ts';
import type { Simulation } from './simulation.ts';

/** Constants of this file: the compiler looks an imported name up again at every use. */
const below = quickBelow;
const PAIR = TILES_A_TURN;

/** Seat after seat takes its hand from the supply; each tile is drawn at random from those not dealt yet (ROUND-2). */
export function deal(game: Simulation, supply: Uint8Array, dealt: number, hand: number, words: Words): void {
  const { hands, handRoom } = game;
  const { seats } = game.options;
  let next = dealt;
  for (let seat = 0; seat < seats; seat++) {
    for (let nth = 0; nth < hand; nth++) {
      const from = next + below(words, supply.length - next);
      const tile = supply[from] ?? 0;
      supply[from] = supply[next] ?? 0;
      supply[next++] = tile;
      hands[seat * handRoom + nth] = tile;
    }
  }
}

const PAIRS_OF_SIZE = 128;
/** The two places in a hand of every ordered pair, four bits each: looked up, since a division costs as much as the rest. */
const PLACES_OF_PAIR = new Uint8Array(12 * PAIRS_OF_SIZE);
for (let size = PAIR; size < 12; size++) {
  for (let pair = 0; pair < size * (size - 1); pair++) {
    PLACES_OF_PAIR[size * PAIRS_OF_SIZE + pair] = (pair % size) | (Math.floor(pair / size) << 4);
  }
}

/** Every ordered pair of tiles as likely; the hand closes the gaps. */
export function chooseAtRandom(
  game: Simulation,
  seat: Seat,
  holding: number,
  size: number,
  words: Words,
): void {
  const { hands, handRoom, chosen } = game;
  const pair = PLACES_OF_PAIR[size * PAIRS_OF_SIZE + below(words, size * (size - 1))] ?? 0;
  const first = pair & 15;
  const second = pair >> 4;
  const from = holding * handRoom;
  const last = from + size - 1;
  chosen[seat * PAIR] = hands[from + first] ?? 0;
  hands[from + first] = hands[last] ?? 0;
  chosen[seat * PAIR + 1] = hands[from + second] ?? 0;
  hands[from + second] = hands[last - 1] ?? 0;
}
