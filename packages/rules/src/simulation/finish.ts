/** The end of a simulated game: every city's total, every seat's score and rank (END-1 to END-4, DUEL-3). */
import { factoryRank, factoryWorth } from '../scoring/factory.ts';
import { count } from '../ground/bits.ts';
import { type CityMasks, EMPTY_MASKS, packedTypes, readMasks, scoreMasks } from '../scoring/masks.ts';
import { BUILDING_TYPES, type Changing, type CityIndex, LETTERS, type Seat } from '../types.ts';
import type { Simulation } from './simulation.ts';

/** Local copies: the engine looks up an imported name at every use. */
const rankOf = factoryRank;
const worthOf = factoryWorth;
const bits = count;
const pack = packedTypes;
const read = readMasks;
const pointsOf = scoreMasks;
const SLOTS = LETTERS.length;
const FACTORY = LETTERS.indexOf('F');

export function finish(game: Simulation): void {
  const { masks, factories, totals } = game;
  for (let city = 0; city < factories.length; city++) {
    factories[city] = bits(masks[city * SLOTS + FACTORY] ?? 0);
  }
  for (let city = 0; city < totals.length; city++) scoreOne(game, city);
  rankSeats(game);
}

/** Scores and ranks from the cities' totals and buildings. */
export function rankSeats(game: Simulation): void {
  for (let seat = 0; seat < game.scores.length; seat++) weigh(game, seat);
  for (let seat = 0; seat < game.scores.length; seat++) rank(game, seat);
}

/** The city being scored. */
const scored: Changing<CityMasks> = { ...EMPTY_MASKS };

function scoreOne({ masks, factories, totals, buildings }: Simulation, city: CityIndex): void {
  read(scored, masks, city * SLOTS);
  totals[city] = pointsOf(scored, worthOf(rankOf(factories[city] ?? 0, factories)));
  buildings[city] = pack(scored, PACK);
}

/** More than the buildings of one type in two cities, and more than the points of one city. */
export const PACK = 64;
const POINTS = 256;
const PACKED = PACK ** BUILDING_TYPES.length;

/** One number that compares as the seats do: score, at a table the higher city, then the buildings by type. */
function weigh({ citiesOf, totals, buildings, scoring, scores, keys }: Simulation, seat: Seat): void {
  const [left, right] = [citiesOf[2 * seat] ?? 0, citiesOf[2 * seat + 1] ?? 0];
  const [one, other] = [totals[left] ?? 0, totals[right] ?? 0];
  const score = scoring === 'sum' ? one + other : Math.min(one, other);
  const points = scoring === 'sum' ? score : score * POINTS + Math.max(one, other);
  scores[seat] = score;
  keys[seat] = points * PACKED + (buildings[left] ?? 0) + (buildings[right] ?? 0);
}

function rank({ keys, ranks }: Simulation, seat: Seat): void {
  const key = keys[seat] ?? 0;
  let better = 0;
  for (let other = 0; other < keys.length; other++) better += Number((keys[other] ?? 0) > key);
  ranks[seat] = better + 1;
}
