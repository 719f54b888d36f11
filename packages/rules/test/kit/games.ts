/** Whole games for the tests: every set-up, and random players. */
import * as fc from 'fast-check';
import { below, fastRandom, type RandomSource } from '../../src/chance/random.ts';
import { setUp } from '../../src/game/setup.ts';
import type { Command } from '../../src/game/command.ts';
import { begin, decide, legalCommands } from '../../src/game/decide.ts';
import type { GameEvent, Setup } from '../../src/state/event.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { Options } from '../../src/state/options.ts';
import { awaitedSeats, type GameState, INITIAL_STATE } from '../../src/state/state.ts';

export const tableOf = (seats: number): Options => ({ mode: 'table', seats, capitals: false });
export const DUEL_OPTIONS: Options = { mode: 'duel', seats: 2, capitals: false };
export const DUO_OPTIONS: Options = { mode: 'duo', seats: 3, capitals: false };
/** The Automa assigns first and openly. */
export const OPEN_DUO_OPTIONS: Options = { ...DUO_OPTIONS, openAutoma: true };
export const soloOf = (kind: 'simple' | 'full', difficulty: 1 | 2 | 3 | 4 | 5 | 6 | 7 = 4): Options => ({
  mode: 'solo',
  seats: 3,
  capitals: false,
  solo: { kind, difficulty },
});

export const BASE_OPTIONS: readonly Options[] = [
  ...[3, 4, 5, 6, 7].map(tableOf),
  DUEL_OPTIONS,
  DUO_OPTIONS,
  soloOf('simple'),
  soloOf('full'),
];

export const inCapitals = (options: Options): Options => ({ ...options, capitals: true });

/** Every player count and variant, without and with Capitals. */
export const EVERY_OPTIONS: readonly Options[] = [...BASE_OPTIONS, ...BASE_OPTIONS.map(inCapitals)];

/** Every kind of viewer of a game. */
export const EVERY_VIEW: readonly Options[] = [
  ...EVERY_OPTIONS,
  OPEN_DUO_OPTIONS,
  inCapitals(OPEN_DUO_OPTIONS),
];

export const nameOf = ({ mode, seats, capitals, solo, openAutoma }: Options): string =>
  [
    openAutoma === true ? `open ${mode}` : mode,
    solo?.kind ?? `of ${seats}`,
    ...(capitals ? ['with Capitals'] : []),
  ].join(' ');

export function setupFor(options: Options, seed: string): Setup {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(`no set-up: ${JSON.stringify(setup.error)}`);
  return setup.value;
}

/** Applies a command that is known to be legal. */
export function play(state: GameState, command: Command): GameState {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.error)}`);
  return decision.value.reduce(evolve, state);
}

export const begun = (options: Options, seed: string): GameState =>
  begin(setupFor(options, seed)).reduce(evolve, INITIAL_STATE);

/** Any legal command of a seat that must act; waiting only on request. */
export function drawCommand(state: GameState, random: RandomSource, waits = false): Command {
  const awaited = awaitedSeats(state.open);
  const seat = awaited[below(random, awaited.length)] as number;
  const legal = legalCommands(state, seat).filter(({ type }) => waits || type !== 'wait');
  return legal[below(random, legal.length)] as Command;
}

export interface PlayedGame {
  readonly events: readonly GameEvent[];
  readonly states: readonly GameState[];
  readonly commands: readonly Command[];
}

/** The laws of a set-up look at the same games one after the other. */
const KEPT_GAMES = 12;
const kept = new Map<string, PlayedGame>();

/** A whole game by lot: its events, and the state before each command and at the end. */
export function randomGame(options: Options, seed: string, waits = false): PlayedGame {
  const key = JSON.stringify([options, seed, waits]);
  const game = kept.get(key) ?? playByLot(options, seed, waits);
  kept.delete(key);
  kept.set(key, game);
  for (const oldest of [...kept.keys()].slice(0, -KEPT_GAMES)) kept.delete(oldest);
  return game;
}

function playByLot(options: Options, seed: string, waits: boolean): PlayedGame {
  const random = fastRandom(seed);
  const events: GameEvent[] = [...begin(setupFor(options, seed))];
  let state = events.reduce(evolve, INITIAL_STATE);
  const states = [state];
  const commands: Command[] = [];
  while (state.open.phase !== 'over') {
    const command = drawCommand(state, random, waits);
    const decision = decide(state, command);
    if (!decision.ok)
      throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.error)}`);
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
    states.push(state);
    commands.push(command);
  }
  return { events, states, commands };
}

export const aSeed: fc.Arbitrary<string> = fc.string({ minLength: 1, maxLength: 12 });
