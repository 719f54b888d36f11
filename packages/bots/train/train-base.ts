/** Learns the value of unfinished base cities by self-play and writes it to src/value/base-weights.ts. */
import { fastRandom, quickBelow, type RandomSource } from '@duopolis/rules/chance';
import { byPoints, type Measure } from '../src/playout/best-placement.ts';
import { AMOUNTS_FROM, TERMS } from '../src/value/features.ts';
import { BASE, squareValue } from '../src/value/value.ts';
import { addSample, newSums, type Sums, solve, unexplained } from './regression.ts';
import { playGame, type Told } from './selfplay.ts';
import { writeWeights } from './write.ts';

const [games = 2000, generations = 3] = process.argv.slice(2).map(Number);
const PENALTY = 3;
const STAGES = BASE.full + 1;

/** Every seat plays by points or by what was learned so far, now and then with some noise. */
function measuresFor(seats: number, generation: number, random: RandomSource): readonly Measure[] {
  return Array.from({ length: seats }, () => {
    if (generation === 0 || quickBelow(random, 4) === 0) return noisy(byPoints, 1, random);
    return quickBelow(random, 2) === 0 ? squareValue : noisy(squareValue, 3, random);
  });
}

const noisy =
  (measure: Measure, width: number, random: RandomSource): Measure =>
  (masks, tiles, rivals) =>
    measure(masks, tiles, rivals) + width * (random() / 2 ** 32 - 0.5);

function learn(generation: number): readonly Sums[] {
  const random = fastRandom(`value ${generation}`);
  const sums = Array.from({ length: STAGES }, () => newSums(TERMS));
  for (let game = 0; game < games; game++) {
    const duel = game % 3 === 0;
    const seats = duel ? 2 : 3 + quickBelow(random, 5);
    const measures = measuresFor(seats, generation, random);
    const told: Told[] = [];
    const { scores } = playGame(
      duel ? 'duel' : 'table',
      seats,
      (seat) => measures[seat] as Measure,
      random,
      (one) => told.push(one),
    );
    for (const { city, tiles, entries, amounts } of told) {
      const present = amounts.flatMap((amount, nth) => (amount === 0 ? [] : [nth]));
      addSample(
        sums[tiles] as Sums,
        [...entries, ...present.map((nth) => AMOUNTS_FROM + nth)],
        [...entries.map(() => 1), ...present.map((nth) => amounts[nth] as number)],
        scores[city] as number,
      );
    }
  }
  return sums;
}

let rows: string[] = [];
let spread: number[] = [];
for (let generation = 0; generation < generations; generation++) {
  const started = performance.now();
  const sums = learn(generation);
  spread = sums.map(() => 0);
  rows = sums.map((sum, tiles) => {
    if (tiles === 0 || tiles === BASE.full) return '';
    const weights = solve(sum, PENALTY);
    spread[tiles] = Math.round(unexplained(sum, weights) * 100) / 100;
    BASE.weights.set(weights, tiles * TERMS);
    return [...weights].map((weight) => weight.toFixed(2)).join(' ');
  });
  console.log(generation, Math.round(performance.now() - started), 'ms', spread.join(' '));
}
spread[0] = spread[1] ?? 0;
writeWeights('base', rows, spread);
