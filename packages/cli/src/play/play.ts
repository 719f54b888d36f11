/** A game in the terminal as it stands: the game itself, what you have drafted, and what you are asked. */
import {
  type Cell,
  type CellRefusal,
  type CityIndex,
  citiesOfSeats,
  evolve,
  type GameEvent,
  type GameState,
  type Rejection,
  type Seat,
  type Tile,
  type Words,
} from '@duopolis/rules';
import type { Refusal } from '../join/problem.ts';
import type { SeatedBot } from './bots.ts';

/** On this device you sit in the first seat. */
export const ME: Seat = 0;

/** A tile laid where you would place it; nobody else sees it. */
export interface Draft {
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly at: Cell;
}

/** A tile of your hand meant for a city, by its place in the hand (SOLO-2). */
export interface Gift {
  readonly index: number;
  readonly city: CityIndex;
}

export type Step =
  | { readonly at: 'choosing'; readonly cursor: number; readonly picked: readonly number[] }
  | {
      readonly at: 'assigning';
      readonly cursor: number;
      /** The city that gets the next tile. */
      readonly city: CityIndex;
      readonly gifts: readonly Gift[];
    }
  | { readonly at: 'drafting'; readonly draft: Draft }
  | { readonly at: 'confirming' }
  /** You have done your part, and others have not. */
  | { readonly at: 'waiting' }
  | { readonly at: 'over' };

export type StepAt<At extends Step['at']> = Extract<Step, { readonly at: At }>;

export type Notice =
  /** A table far away says no. */
  | { readonly code: 'refused'; readonly rejection: Refusal }
  | { readonly code: 'rejected'; readonly rejection: Rejection }
  | { readonly code: 'draft-lost'; readonly draft: Draft; readonly refusal: CellRefusal }
  | { readonly code: 'pick-two' }
  | { readonly code: 'must-place' };

export interface Play {
  readonly me: Seat;
  readonly game: GameState;
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
  /** By seat; nobody in yours and in an Automa's. */
  readonly bots: readonly (SeatedBot | undefined)[];
  /** Which bot is quicker. */
  readonly dice: Words;
  readonly step: Step;
  readonly drafts: readonly Draft[];
  readonly notice?: Notice;
  /** What is said around the game, newest last. */
  readonly asides?: readonly string[];
  /** All cities at a glance instead of your two. */
  readonly table: boolean;
  /** Which Automa's reasons are shown, in the order they acted this turn. */
  readonly automa?: number;
  readonly leaving: 'no' | 'asked' | 'yes';
}

export const isSolo = ({ game }: Play): boolean => game.open.options.mode === 'solo';

/** The game, and which seat of it is yours. */
export type Mine = Pick<Play, 'game' | 'me'>;

export const myCities = ({ game, me }: Mine): readonly [left: CityIndex, right: CityIndex] =>
  citiesOfSeats(game.open.options)[me] as readonly [CityIndex, CityIndex];

export const myHand = ({ game, me }: Mine): readonly Tile[] => game.hidden.hands[me] ?? [];

export const after = (play: Play, events: readonly GameEvent[]): Play => ({
  ...play,
  game: events.reduce(evolve, play.game),
  events: [...play.events, ...events],
});

export const withNotice = (play: Play, notice: Notice): Play => ({ ...play, notice });

export function withoutNotice(play: Play): Play {
  const { notice: _, ...rest } = play;
  return rest;
}

export function withoutReasons(play: Play): Play {
  const { automa: _, ...rest } = play;
  return rest;
}
