/** Hands in a simulation: dealt from a supply, two tiles chosen at random, passed on (ROUND-1 to ROUND-4, CHOOSE-1). */
import { scaled } from '../chance/random.ts';
import { type Round, TILES_A_TURN } from '../state/round.ts';
import type { Simulation } from './simulation.ts';

/** Local copies: the engine looks up an imported name at every use. */
const below = scaled;
const PAIR = TILES_A_TURN;

/** Seat after seat takes its hand from the supply; each tile is drawn at random from those not dealt yet (ROUND-2). */
export function deal(game: Simulation, { from: name, hand }: Round, dealt: number): void {
  const { hands, handRoom, draws } = game;
  const { seats } = game.options;
  const supply = game.supply[name];
  const drawn = game.drawn - dealt;
  game.drawn += seats * hand;
  let next = dealt;
  for (let seat = 0; seat < seats; seat++) {
    for (let nth = 0; nth < hand; nth++) {
      const from = next + below(draws[drawn + next] ?? 0, supply.length - next);
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

/**
 * Every seat takes two tiles of the hand that has come to it, every ordered pair as likely; the hand closes the gaps.
 * Hands move on instead of tiles (ROUND-1, ROUND-4).
 */
export function chooseAtRandom(game: Simulation, { hand, pass }: Round, turn: number): void {
  const { hands, handRoom, chosen, draws, drawn } = game;
  const { seats } = game.options;
  game.drawn += seats;
  const size = hand - turn * PAIR;
  const step = pass === 'left' ? seats - 1 : pass === 'right' ? 1 : 0;
  let holding = (turn * step) % seats;
  for (let seat = 0; seat < seats; seat++) {
    const pair =
      PLACES_OF_PAIR[size * PAIRS_OF_SIZE + below(draws[drawn + seat] ?? 0, size * (size - 1))] ?? 0;
    const from = holding * handRoom;
    const [first, second, last] = [from + (pair & 15), from + (pair >> 4), from + size - 1];
    chosen[seat * PAIR] = hands[first] ?? 0;
    hands[first] = hands[last] ?? 0;
    chosen[seat * PAIR + 1] = hands[second] ?? 0;
    hands[second] = hands[last - 1] ?? 0;
    holding = holding + 1 === seats ? 0 : holding + 1;
  }
}
