/** Learns the value of unfinished capitals by whole games of the engine and writes it to src/value/capitals-weights.ts. */
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type GameState,
  type Options,
  type Seat,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { below, fastRandom, quickBelow, type RandomSource } from '@duopolis/rules/chance';
import type { LotMeasure } from '../src/arrange.ts';
import { pointsNow, worthNow } from '../src/greedy.ts';
import type { Lot } from '../src/lot/lot.ts';
import { bestMove } from '../src/move.ts';
import { situationOf } from '../src/situation.ts';
import { AMOUNTS_FROM, describe, described, TERMS } from '../src/value/features.ts';
import type { Rivals } from '../src/value/rivals.ts';
import { BASE, CAPITAL, valueOf } from '../src/value/value.ts';
import { addSample, newSums, type Sums, solve, unexplained } from './regression.ts';
import { writeWeights } from './write.ts';

const [games = 200, generations = 2] = process.argv.slice(2).map(Number);
const PENALTY = 8;
const STAGES = CAPITAL.full + 1;

interface Told {
  readonly city: number;
  readonly tiles: number;
  readonly terms: readonly number[];
  readonly amounts: readonly number[];
}

const noisy =
  (measure: LotMeasure, width: number, random: RandomSource): LotMeasure =>
  (lot, rivals) =>
    measure(lot, rivals) + width * (random() / 2 ** 32 - 0.5);

function tell(state: GameState, seat: Seat, city: number): Told {
  const { lots, rivals } = situationOf(seatView(state, seat));
  const { masks, tiles, capital } = lots[city] as Lot;
  describe(masks, rivals[city] as Rivals, capital?.layout);
  const present = [...described.amounts].flatMap((amount, nth) => (amount === 0 ? [] : [nth]));
  return {
    city,
    tiles,
    terms: [...described.entries, ...present.map((nth) => AMOUNTS_FROM + nth)],
    amounts: [
      ...[...described.entries].map(() => 1),
      ...present.map((nth) => described.amounts[nth] as number),
    ],
  };
}

function play(
  game: number,
  generation: number,
  random: RandomSource,
  listener: (told: Told, score: number) => void,
): void {
  const options: Options =
    game % 3 === 0
      ? { mode: 'duel', seats: 2, capitals: true }
      : { mode: 'table', seats: 3 + quickBelow(random, 5), capitals: true };
  const setup = setUp(options, `capitals ${generation} ${game}`);
  if (!setup.ok) throw new Error(setup.error.code);
  const measures = Array.from({ length: options.seats }, () =>
    generation === 0 || quickBelow(random, 4) === 0 ? noisy(pointsNow, 2, random) : noisy(valueOf, 2, random),
  );
  const told: Told[] = [];
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const awaited = awaitedSeats(state.open);
    const seat = awaited[below(random, awaited.length)] as Seat;
    const situation = situationOf(seatView(state, seat));
    const { command } = bestMove(situation, measures[seat] as LotMeasure, worthNow(situation));
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    state = decision.value.reduce(evolve, state);
    if (command.type === 'place' && state.open.phase !== 'over') told.push(tell(state, seat, command.city));
  }
  for (const one of told) listener(one, state.open.result?.cities[one.city]?.total ?? 0);
}

/** What the base game knows at the same share of a city, from where the weights are learned on. */
const begunWith = (tiles: number): Float64Array => {
  const stage = Math.min(BASE.full - 1, Math.max(1, Math.round((tiles * BASE.full) / CAPITAL.full)));
  return BASE.weights.slice(stage * TERMS, (stage + 1) * TERMS);
};

let spread: number[] = [];
let rows: string[] = [];
const sums = Array.from({ length: STAGES }, () => newSums(TERMS));
for (let generation = 0; generation < generations; generation++) {
  const random = fastRandom(`capitals ${generation}`);
  for (let game = 0; game < games; game++) {
    play(game, generation, random, ({ tiles, terms, amounts }, score) => {
      const known = begunWith(tiles);
      const expected = terms.reduce(
        (sum, term, nth) => sum + (known[term] as number) * (amounts[nth] as number),
        0,
      );
      addSample(sums[tiles] as Sums, terms, amounts, score - expected);
    });
  }
  spread = sums.map(() => 0);
  rows = sums.map((sum, tiles) => {
    if (tiles === 0 || tiles === CAPITAL.full) return '';
    const change = solve(sum, PENALTY);
    spread[tiles] = Math.round(unexplained(sum, change) * 100) / 100;
    const weights = begunWith(tiles).map((weight, term) => weight + (change[term] as number));
    CAPITAL.weights.set(weights, tiles * TERMS);
    return [...weights].map((weight) => weight.toFixed(2)).join(' ');
  });
  console.log(generation, sums[5]?.samples, spread.join(' '));
}
spread[0] = spread[1] ?? 0;
writeWeights('capitals', rows, spread);
