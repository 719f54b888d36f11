/** Whole games among bots, for the tests: every state on the way, and the command given in it. */
import {
  awaitedSeats,
  begin,
  type Command,
  decide,
  evolve,
  type GameState,
  type Options,
  type Seat,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { below, fastRandom } from '@duopolis/rules/chance';
import type { Bot, Budget } from '../../src/bot.ts';

export interface Step {
  readonly state: GameState;
  readonly seat: Seat;
  readonly command: Command;
}

export interface Game {
  readonly steps: readonly Step[];
  readonly end: GameState;
}

/** Few trials, counted, so that a test is quick and plays the same everywhere. */
export const FEW: Budget = { milliseconds: 0, now: () => 0, iterations: 12 };

/** With our pieces. */
export const play = (options: Options, seed: string, botOf: (seat: Seat) => Bot): Game =>
  playFrom(setUp(options, seed), seed, botOf);

/** The seats that must act do so in random order; a rejected command fails the test. */
export function playFrom(setup: ReturnType<typeof setUp>, seed: string, botOf: (seat: Seat) => Bot): Game {
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const random = fastRandom(seed);
  const steps: Step[] = [];
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const awaited = awaitedSeats(state.open);
    const seat = awaited[below(random, awaited.length)] as Seat;
    const command = botOf(seat).decide(seatView(state, seat), random, FEW);
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify({ command, rejection: decision.error }));
    steps.push({ state, seat, command });
    state = decision.value.reduce(evolve, state);
  }
  return { steps, end: state };
}

/** Every number of seats at a table, the duel, solo and duo, with and without Capitals. */
export const GAMES: readonly Options[] = [false, true].flatMap((capitals): Options[] => [
  ...[3, 4, 5, 6, 7].map((seats): Options => ({ mode: 'table', seats, capitals })),
  { mode: 'duel', seats: 2, capitals },
  { mode: 'duo', seats: 3, capitals },
  { mode: 'solo', seats: 3, capitals, solo: { kind: 'simple', difficulty: 2 } },
  { mode: 'solo', seats: 3, capitals, solo: { kind: 'full', difficulty: 2 } },
]);
