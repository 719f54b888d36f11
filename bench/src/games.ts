/** How many whole games are played a second: in the simulation, and through commands, events and views. */
import {
  awaitedSeats,
  begin,
  type Command,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  type Options,
  type Seat,
  seatView,
  type SeatView,
  setUp,
  type Tile,
  viewFor,
} from '@duopolis/rules';
import { fastRandom, quickBelow, type RandomSource } from '@duopolis/rules/chance';
import { builtCityAt, cellsFor } from '@duopolis/rules/cities';
import { playRandom, simulationOf } from '@duopolis/rules/simulation';
import type { Work } from './measure.ts';

const tableOf = (seats: number): Options => ({ mode: 'table', seats, capitals: false });

export function simulated(seats: number): Work {
  const game = simulationOf(tableOf(seats));
  const random = fastRandom('simulated games');
  const amount = 1000;
  return {
    amount,
    step: () => {
      let sum = 0;
      for (let nth = 0; nth < amount; nth++) {
        playRandom(game, random);
        sum += (game.totals[0] as number) + (game.ranks[0] as number);
      }
      return sum;
    },
  };
}

/** Every seat gets its view after every command, as at a real table. */
export function byEvents(seats: number): Work {
  const random = fastRandom('event games');
  let nth = 0;
  return {
    amount: 1,
    step: () => {
      let state = begun(tableOf(seats), `event game ${nth++}`);
      let seen = 0;
      while (state.open.phase !== 'over') {
        const awaited = awaitedSeats(state.open);
        const seat = awaited[quickBelow(random, awaited.length)] as Seat;
        state = after(state, drawCommand(seatView(state, seat), random));
        for (let viewer = 0; viewer < seats; viewer++) {
          const view = viewFor(state, viewer);
          if (view.viewer !== 'spectator') seen += view.hand.length;
        }
      }
      return seen + (state.open.result?.seats[0]?.score ?? 0);
    },
  };
}

/** A whole random game through commands and events. */
export function gameByEvents(options: Options, seed: string): GameState {
  const random = fastRandom(seed);
  let state = begun(options, seed);
  while (state.open.phase !== 'over') {
    const [seat] = awaitedSeats(state.open) as [Seat];
    state = after(state, drawCommand(seatView(state, seat), random));
  }
  return state;
}

function begun(options: Options, seed: string): GameState {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  return begin(setup.value).reduce(evolve, INITIAL_STATE);
}

function after(state: GameState, command: Command): GameState {
  const decision = decide(state, command);
  if (!decision.ok) throw new RangeError(decision.error.code);
  return decision.value.reduce(evolve, state);
}

/** Any pair of the hand, or any tile to be placed, in any city it may go to, on any legal cell. */
function drawCommand({ viewer: seat, open, hand }: SeatView, random: RandomSource): Command {
  const drawn = <T>(items: readonly T[]): T => items[quickBelow(random, items.length)] as T;
  if (open.phase === 'choosing') {
    const first = quickBelow(random, hand.length);
    const second = (first + 1 + quickBelow(random, hand.length - 1)) % hand.length;
    return { type: 'choose', seat, tiles: [hand[first] as Tile, hand[second] as Tile] };
  }
  const { tile, cities } = drawn(open.pending.filter((pending) => pending.seat === seat));
  const city = drawn(cities);
  const at = drawn(cellsFor(builtCityAt(open.cities, city), tile));
  return { type: 'place', seat, city, tile, at };
}
