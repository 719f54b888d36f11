/** The state of a game, split by who may know it: what lies open on the table, and what does not. */
import type { City } from '../city/city.ts';
import type { RoundName } from '../modes/mode.ts';
import type { CityScore } from '../scoring/score.ts';
import type { SeatStanding } from '../scoring/standings.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { Options } from './options.ts';

/** Every game carries the version of the rules it was begun with. */
export const RULES_VERSION = 1;

export const PHASES = ['before', 'dealing', 'choosing', 'placing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A revealed tile that is not yet in a city: who places it, and where it may go. */
export interface Pending {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly cities: readonly CityIndex[];
}

export interface GameResult {
  readonly cities: readonly CityScore[];
  readonly seats: readonly SeatStanding[];
}

/** What everyone may see. */
export interface OpenGame {
  readonly rules: number;
  readonly options: Options;
  /** Seating value of every seat (SEAT-3). */
  readonly seating: readonly number[];
  readonly tokens: readonly string[];
  readonly phase: Phase;
  readonly round: RoundName;
  /** From 1. */
  readonly turn: number;
  /** Tiles in each hand. */
  readonly handSize: number;
  /** Who has chosen, never what. */
  readonly chosen: readonly boolean[];
  readonly pending: readonly Pending[];
  /** Who prefers to wait (PLACE-8). */
  readonly waiting: readonly Seat[];
  /** Who must place because everyone waited. */
  readonly mustPlace?: Seat;
  readonly cities: readonly City[];
  readonly commitment?: string;
  /** Only when the game is over. */
  readonly seed?: string;
  readonly result?: GameResult;
}

/** What lies face down. */
export interface HiddenGame {
  readonly supply: Supply;
  readonly hands: readonly (readonly Tile[])[];
  readonly choices: readonly (readonly Tile[] | undefined)[];
  readonly discards: readonly Tile[];
  readonly seed?: string;
}

/** Tiles not dealt yet, in the order they will be. */
export interface Supply {
  readonly buildings: readonly Tile[];
  readonly duplexes: readonly Tile[];
}

export interface GameState {
  readonly open: OpenGame;
  readonly hidden: HiddenGame;
}

/** Before the first event. */
export const INITIAL_STATE: GameState = {
  open: {
    rules: RULES_VERSION,
    options: { mode: 'table', seats: 0, capitals: false },
    seating: [],
    tokens: [],
    phase: 'before',
    round: '1',
    turn: 0,
    handSize: 0,
    chosen: [],
    pending: [],
    waiting: [],
    cities: [],
  },
  hidden: { supply: { buildings: [], duplexes: [] }, hands: [], choices: [], discards: [] },
};

/** The seats whose move is missing. */
export const awaitedSeats = ({ phase, chosen, pending }: OpenGame): readonly Seat[] => {
  if (phase === 'choosing') return chosen.flatMap((done, seat) => (done ? [] : [seat]));
  return [...new Set(pending.map(({ seat }) => seat))].toSorted((one, other) => one - other);
};
