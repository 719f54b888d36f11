/** The state of a game in the terminal: the game itself, your drafts, and the current question. */
import type { Outcome } from '@duopolis/protocol';
import {
  citiesOfSeats,
  type CityIndex,
  type GameEvent,
  type Rejection,
  type Seat,
  type SeatView,
  type Tile,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { CellRefusal } from '@duopolis/rules/cities';
import type { Staged } from '@duopolis/table';

/** A refusal of a table or its server. */
export type Refusal = Extract<Outcome, { readonly ok: false }>['error'];

/** A drafted tile; nobody else sees it. */
export type Draft = Staged;

/** A tile of your hand meant for a city, by its index in the hand (SOLO-2). */
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
  /** You are done, and others are not. */
  | { readonly at: 'waiting' }
  | { readonly at: 'over' };

/** The line of keys at the bottom of the screen. */
export type PlayKeys = Step['at'] | 'assigned' | 'inserting' | 'duo' | 'automas' | 'table';

export type StepAt<At extends Step['at']> = Extract<Step, { readonly at: At }>;

export type Notice =
  /** A refusal of a remote table. */
  | { readonly code: 'refused'; readonly rejection: Refusal }
  | { readonly code: 'rejected'; readonly rejection: Rejection }
  | { readonly code: 'draft-lost'; readonly draft: Draft; readonly refusal: CellRefusal }
  | { readonly code: 'pick-two' }
  | { readonly code: 'must-place' };

export interface Play {
  readonly me: Seat;
  readonly game: SeatView;
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
  /** The table follows the printed rules. */
  readonly strict?: true;
  readonly step: Step;
  readonly drafts: readonly Draft[];
  readonly notice?: Notice;
  /** Talk around the game, newest last. */
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
  itemAt(citiesOfSeats(game.open.options), me);

export const myHand = ({ game }: Mine): readonly Tile[] => game.hand;

export const withNotice = (play: Play, notice: Notice): Play => ({ ...play, notice });

export function withoutNotice(play: Play): Play {
  const { notice: _, ...rest } = play;
  return rest;
}

export function withoutReasons(play: Play): Play {
  const { automa: _, ...rest } = play;
  return rest;
}
