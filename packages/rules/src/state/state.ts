/** The state of a game, split by who may know it: the open part and the hidden part. */
import type { OwnBox } from '../components/box.ts';
import type { AutomaCard } from '../automa/cards.ts';
import type { Choice } from '../automa/choice.ts';
import type { AutomacityScore } from '../automa/difficulty.ts';
import type { District } from '../capitals/district.ts';
import type { City } from '../city/city.ts';
import type { RoundName } from './round.ts';
import type { CityScore } from '../scoring/score-city.ts';
import type { SeatStanding } from '../scoring/standings.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { Options } from './options.ts';

/** Your seat in the solo game. */
export const YOU: Seat = 0;

const PHASES = ['before', 'dealing', 'choosing', 'assigning', 'placing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A tile on the table that is not yet in a city: who places it, and where it may go. */
export interface Pending {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly cities: readonly CityIndex[];
}

export interface GameResult {
  readonly cities: readonly (CityScore | AutomacityScore)[];
  readonly seats: readonly SeatStanding[];
}

/** What everyone may see in every phase. */
interface AnyPhase {
  readonly rules: number;
  readonly options: Options;
  /** Seating value of every seat (SEAT-3). */
  readonly seating: readonly number[];
  readonly tokens: readonly string[];
  readonly round: RoundName;
  /** From 1. */
  readonly turn: number;
  /** Tiles in each hand. */
  readonly handSize: number;
  /** Whether each seat has chosen, never what. */
  readonly chosen: readonly boolean[];
  readonly pending: readonly Pending[];
  /** Cities to which you have yet to assign a tile (SOLO-2). */
  readonly assignTo: readonly CityIndex[];
  /** What the Automas did this turn, and why. */
  readonly automas: readonly AutomaMove[];
  /** The seats that prefer to wait (PLACE-8). */
  readonly waiting: readonly Seat[];
  readonly cities: readonly City[];
  /** Capitals only. */
  readonly districts?: readonly District[];
  /** The owner's pieces, where the box is not ours. */
  readonly box?: OwnBox;
  readonly commitment?: string;
}

/** A game where seats choose and place freely. */
export interface CalmGame extends AnyPhase {
  readonly phase: Exclude<Phase, 'over'>;
  readonly mustPlace?: never;
  readonly result?: never;
  readonly seed?: never;
}

/** Everyone waited, so one seat must place (PLACE-8). */
interface StoodOffGame extends AnyPhase {
  readonly phase: 'placing';
  readonly mustPlace: Seat;
  readonly result?: never;
  readonly seed?: never;
}

interface OverGame extends AnyPhase {
  readonly phase: 'over';
  readonly result: GameResult;
  /** The committed seed, no longer secret. */
  readonly seed?: string;
  readonly mustPlace?: never;
}

/** A game that is not over. */
export type RunningGame = CalmGame | StoodOffGame;

/** What everyone may see: by its phase, with what only that phase has. */
export type OpenGame = RunningGame | OverGame;

/** One tile an Automa takes for one city, with the reasons. */
export interface AutomaTake extends Choice {
  readonly city: CityIndex;
}

/** An Automa's turn: the card, and a tile for each of its cities, in the order they were taken. */
export interface AutomaMove {
  readonly seat: Seat;
  readonly card: AutomaCard;
  readonly takes: readonly AutomaTake[];
}

/** Everything face down. */
export interface HiddenGame {
  readonly supply: Supply;
  readonly hands: readonly (readonly Tile[])[];
  /** Every hand that each seat has held, in order: what it may remember, though it may not look again (CHOOSE-4). */
  readonly held: readonly (readonly (readonly Tile[])[])[];
  readonly choices: readonly (readonly Tile[] | undefined)[];
  /** An Automa's move before the reveal (DUO-1). */
  readonly automa?: AutomaMove;
  readonly discards: readonly Tile[];
  readonly seed?: string;
}

/** Tiles and cards not dealt yet, in the order they will be. */
export interface Supply {
  readonly cards: readonly AutomaCard[];
  readonly buildings: readonly Tile[];
  readonly duplexes: readonly Tile[];
}

export interface GameState {
  readonly open: OpenGame;
  readonly hidden: HiddenGame;
}

/** Before the first event. */
export const INITIAL_STATE: GameState & { readonly open: CalmGame } = {
  open: {
    rules: 1,
    options: { mode: 'table', seats: 0, capitals: false },
    seating: [],
    tokens: [],
    phase: 'before',
    round: '1',
    turn: 0,
    handSize: 0,
    chosen: [],
    pending: [],
    assignTo: [],
    automas: [],
    waiting: [],
    cities: [],
  },
  hidden: {
    supply: { buildings: [], duplexes: [], cards: [] },
    hands: [],
    held: [],
    choices: [],
    discards: [],
  },
};

/** The seats that must act. */
export function awaitedSeats({ phase, chosen, pending }: OpenGame): readonly Seat[] {
  if (phase === 'assigning') return [YOU];
  const awaited: Seat[] = [];
  if (phase === 'choosing') {
    for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === false) awaited.push(seat);
    return awaited;
  }
  /** One bit for each seat, so that every seat is named once and in order. */
  let seats = 0;
  for (const { seat } of pending) seats |= 1 << seat;
  for (let seat = 0; seats >> seat !== 0; seat++) if (((seats >> seat) & 1) === 1) awaited.push(seat);
  return awaited;
}

/** The seats that can act now: those who wait don't, unless they must (PLACE-8). */
export const seatsToAct = (open: OpenGame): readonly Seat[] =>
  open.mustPlace === undefined
    ? awaitedSeats(open).filter((seat) => !open.waiting.includes(seat))
    : [open.mustPlace];
