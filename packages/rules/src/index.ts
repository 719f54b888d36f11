/** The game: its vocabulary, options, commands, events, state and views. Other topics have entry points of their own. */
export type { Automacity, BuiltCity, CapitalCity, City, PlacedTile, SquareCity } from './city/city.ts';
export { checkOptions } from './game/check-options.ts';
export type { Command, CommandOf, Rejection } from './game/command.ts';
export { begin, decide, legalCommands, legalFor, stateAfter } from './game/decide.ts';
export { evolveOpen, evolveView } from './game/evolve-view.ts';
export { evolve } from './game/evolve.ts';
export { decidePlace } from './game/placing.ts';
export { citiesOfSeats, resultOf } from './game/result.ts';
export { roundOf, roundsOf } from './game/rounds.ts';
export { eventFor, type SeenEvent, type EventFilter, eventFilterOf } from './game/seen-event.ts';
export { setUp, type SetupProblem, type SupplyProblem } from './game/setup.ts';
export { type SeatView, seatView, type SpectatorView, type View, type Viewer, viewFor } from './game/view.ts';
export { LIMITS } from './limits.ts';
export type { ModeRules } from './modes/mode.ts';
export { isAutoma, modeRules } from './modes/modes.ts';
export type { EventOf, GameEvent, Setup } from './state/event.ts';
export { type Options, type OptionsProblem, RULES_VERSION, type RulesVersion } from './state/options.ts';
export { type Pass, type Round, type RoundName, TILES_A_TURN } from './state/round.ts';
export {
  awaitedSeats,
  type CalmGame,
  type GameResult,
  type GameState,
  INITIAL_STATE,
  type OpenGame,
  type Pending,
  type Phase,
  seatsToAct,
} from './state/state.ts';
export { without } from './tile.ts';
export {
  type Building,
  BUILDING_TYPES,
  byType,
  type BuildingType,
  type ByLetter,
  type ByType,
  type Cell,
  type Changing,
  type CityIndex,
  type Civic,
  type Duplex,
  type Letter,
  LETTERS,
  type Mode,
  MODES,
  ok,
  refuse,
  type Result,
  type RuleId,
  type Seat,
  type Tile,
} from './types.ts';
