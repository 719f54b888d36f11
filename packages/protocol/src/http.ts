/** The HTTP API: bodies as schemas, answers as types. */
import type { GameRecord } from '@duopolis/rules/record';
import type { AboutTable, SeenTableEvent } from '@duopolis/table';
import * as v from 'valibot';
import { CODE, ID, TEXT } from './pieces.ts';
import { TABLE_OPTIONS } from './table-options.ts';

export const NAME_BODY = v.strictObject({ name: TEXT });
export const CLAIM_BODY = v.strictObject({ code: CODE });
export const TABLE_BODY = v.strictObject({ options: TABLE_OPTIONS });
export const GUEST_BODY = v.strictObject({ code: v.optional(CODE) });
export const TABLE_PARAMS = v.strictObject({ table: ID });
/** The tables of the lobby after a listed one. */
export const LOBBY_QUERY = v.object({ after: v.optional(ID) });
/** The number of a game at its table, from 1. */
export const RECORDS_QUERY = v.object({
  game: v.optional(v.pipe(v.string(), v.maxLength(5), v.regex(/^[1-9]\d*$/), v.transform(Number))),
});

export interface SessionAnswer {
  readonly you: string;
  readonly name: string;
}

/** A code that signs another device in as this person, once and within some minutes. */
export interface TransferAnswer {
  readonly code: string;
  readonly until: number;
}

/** The lobby entry of a table. */
export type LobbyTable = Pick<
  AboutTable,
  'phase' | 'mode' | 'seats' | 'free' | 'capitals' | 'access' | 'watching' | 'pace' | 'host'
> & {
  readonly table: string;
};

export interface LobbyAnswer {
  readonly tables: readonly LobbyTable[];
  /** There are more: ask for those after this one. */
  readonly next?: string;
}

/** The path of the invitation has the code behind the #, where no log sees it. */
export interface InvitationAnswer {
  readonly table: string;
  readonly code: string;
  readonly path: string;
}

/** Everything that was or would have been sent to a member of a table. */
export interface SeenEventsAnswer {
  readonly events: readonly SeenTableEvent[];
}

export interface RecordsAnswer {
  /** The requested game; otherwise all of them. */
  readonly game?: number;
  readonly records: readonly GameRecord[];
}

export const HTTP_ERRORS = [
  'bad-request',
  'bad-name',
  'bad-options',
  'no-session',
  'no-such-code',
  'no-such-table',
  'no-such-device',
  'no-such-deal',
  'no-such-way',
  'bad-address',
  'too-many-ways',
  'deal-still-played',
  'deal-played-by-you',
  'deal-full',
  'no-such-page',
  'not-allowed',
  'wrong-origin',
  'unsupported',
  'too-large',
  'too-many-requests',
  'too-many-tables',
  'not-ready',
  'busy',
  'not-stored',
  'internal',
] as const;
export type HttpErrorCode = (typeof HTTP_ERRORS)[number];

export interface HttpError {
  readonly error: HttpErrorCode;
}
