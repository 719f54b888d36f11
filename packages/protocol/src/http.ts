/** What travels over HTTP: bodies as schemas, answers as types. */
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
/** The tables of the lobby after one that was listed before. */
export const LOBBY_QUERY = v.object({ after: v.optional(ID) });
/** Which game of a table, from 1. */
export const RECORDS_QUERY = v.object({
  game: v.optional(v.pipe(v.string(), v.maxLength(5), v.regex(/^[1-9]\d*$/), v.transform(Number))),
});

export interface SessionAnswer {
  readonly you: string;
  readonly name: string;
}

/** A code that makes another device this person, once and for some minutes. */
export interface TransferAnswer {
  readonly code: string;
  readonly until: number;
}

/** What the lobby tells of a table. */
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

/** The path of the invitation carries the code behind the #, where no log sees it. */
export interface InvitationAnswer {
  readonly table: string;
  readonly code: string;
  readonly path: string;
}

/** All that a member was told of a table, or would have been. */
export interface ToldAnswer {
  readonly events: readonly SeenTableEvent[];
}

export interface RecordsAnswer {
  /** The one game that was asked for; all of them otherwise. */
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
