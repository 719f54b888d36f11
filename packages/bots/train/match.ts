/** A quick match: one bot against a table of others, in every seat in turn, with the share of wins and its interval. */
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type GameState,
  isAutoma,
  type Mode,
  type Options,
  type Seat,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { below, fastRandom } from '@duopolis/rules/chance';
import type { Difficulty, SoloKind } from '@duopolis/rules/solo';
import { type Bot, BOTS, type BotName, type Budget } from '../src/index.ts';

const [
  name = 'medium',
  others = 'greedy',
  mode = 'table',
  seatsText = '7',
  gamesText = '100',
  trials = '',
  capitals = '',
] = process.argv.slice(2);
/** A mode, of a solo game also its kind and level: solo-full-4. */
const [played, kind = 'full', level = '2'] = mode.split('-') as [Mode, SoloKind?, string?];
const seats = Number(seatsText);
const games = Number(gamesText);
const options: Options = {
  mode: played,
  seats,
  capitals: capitals === 'capitals',
  ...(played === 'solo' && { solo: { kind, difficulty: Number(level) as Difficulty } }),
};
const spent = { decisions: 0, time: 0, longest: 0 };

function play(seed: string, botOf: (seat: Seat) => Bot, me: Seat): GameState {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const random = fastRandom(seed);
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const awaited = awaitedSeats(state.open);
    const seat = awaited[below(random, awaited.length)] as Seat;
    const budget: Budget = {
      milliseconds: 100,
      now: () => performance.now(),
      ...(trials !== '' && trials !== 'clock' && { iterations: Number(trials) }),
    };
    const started = performance.now();
    const command = botOf(seat).decide(seatView(state, seat), random, budget);
    if (seat === me) {
      const took = performance.now() - started;
      spent.decisions++;
      spent.time += took;
      spent.longest = Math.max(spent.longest, took);
    }
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify({ command, rejection: decision.error }));
    state = decision.value.reduce(evolve, state);
  }
  return state;
}

let wins = 0;
let points = 0;
const people = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !isAutoma(options, seat));
for (let game = 0; game < games; game++) {
  const me = people[game % people.length] as Seat;
  const end = play(`match ${game}`, (seat) => BOTS[(seat === me ? name : others) as BotName], me);
  const standings = end.open.result?.seats ?? [];
  points += standings[me]?.score ?? 0;
  if (standings[me]?.rank === 1) wins += 1 / standings.filter(({ rank }) => rank === 1).length;
}
const share = wins / games;
const margin = 1.96 * Math.sqrt((share * (1 - share)) / games);
console.log(
  `${name} against ${others}, ${mode}${options.capitals ? ' Capitals' : ''} ${seats}: ${(100 * share).toFixed(1)} % ± ${(100 * margin).toFixed(1)} of ${games} games, ` +
    `score ${(points / games).toFixed(2)}, ${(spent.time / spent.decisions).toFixed(2)} ms a decision, longest ${spent.longest.toFixed(0)} ms`,
);
