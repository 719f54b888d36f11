/** One whole game of bots through the event engine. */
import {
  begin,
  evolve,
  type GameEvent,
  type GameResult,
  ok,
  type Options,
  type Result,
  seatsToAct,
  setUp,
  type SetupProblem,
  stateAfter,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import { botEvents, seatBots, type Sitter } from './bot-seats.ts';

export interface FinishedGame {
  readonly events: readonly GameEvent[];
  readonly result: GameResult;
}

/** Game i of a simulation has its own seed, so that it can be replayed alone. */
export const seedOfGame = (seed: string, game: number): string => `${seed}/${game}`;

export function playGame(
  options: Options,
  sitters: readonly Sitter[],
  { seed, components = COMPONENTS }: { readonly seed: string; readonly components?: Components | undefined },
): Result<FinishedGame, SetupProblem> {
  const setup = setUp(options, seed, { components });
  if (!setup.ok) return setup;
  const seated = seatBots(sitters, seed);
  const events = [...begin(setup.value)];
  let state = stateAfter(events);
  while (state.open.result === undefined) {
    const seat = itemAt(seatsToAct(state.open), 0);
    const next = botEvents(state, seat, itemAt(seated, seat));
    events.push(...next);
    state = next.reduce(evolve, state);
  }
  return ok({ events, result: state.open.result });
}
