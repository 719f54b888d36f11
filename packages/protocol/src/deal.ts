/** Shared deals over HTTP. */
import { LIMITS, type Options } from '@duopolis/rules';
import type { GameRecord } from '@duopolis/rules/record';
import type { SeatStanding } from '@duopolis/rules/scoring';
import { DEAL_TOKEN, type Holder, type TableOptions, type TablePhase } from '@duopolis/table';
import * as v from 'valibot';

/** A token that a client has drawn; anybody who knows it may look. */
export const DEAL = v.pipe(v.string(), v.maxLength(LIMITS.idText), v.regex(DEAL_TOKEN));
export const DEAL_PARAMS = v.strictObject({ deal: DEAL });

export interface DealSeat {
  readonly kind: Holder['kind'];
  /** Of a person, or a bot's strength. */
  readonly name: string;
  /** Whether the requester has a seat there. */
  readonly you?: true;
}

/** A finished game of the deal: what everybody at the table saw at the end. */
export interface DealGame {
  /** The number of the game at its table, from 1: equal numbers are equal deals. */
  readonly nth: number;
  readonly seats: readonly DealSeat[];
  /** The total of every city. */
  readonly cities: readonly number[];
  readonly standings: readonly Pick<SeatStanding, 'score' | 'rank'>[];
  /** Only when nobody plays this game of the deal any more. */
  readonly record?: GameRecord;
}

export interface DealTable {
  readonly table: string;
  readonly phase: TablePhase;
  readonly game: Options;
  readonly seats: readonly DealSeat[];
  readonly finished: readonly DealGame[];
}

export interface DealAnswer {
  readonly deal: string;
  /** The options of the first table, for creating another one. */
  readonly options: TableOptions;
  /** In order of creation. */
  readonly tables: readonly DealTable[];
}
