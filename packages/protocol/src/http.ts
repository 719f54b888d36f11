/** What travels over HTTP: bodies as schemas, answers as types. */
import type { GameRecord } from '@duopolis/rules';
import type { AboutTable, ClientEvent } from '@duopolis/table';
import * as v from 'valibot';
import { ID, TEXT } from './pieces.ts';
import { TABLE_OPTIONS } from './table-options.ts';

export const NAME_BODY = v.strictObject({ name: TEXT });
export const CLAIM_BODY = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });
export const TABLE_BODY = v.strictObject({ options: TABLE_OPTIONS });
export const GUEST_BODY = v.strictObject({ code: v.optional(v.pipe(v.string(), v.maxLength(40))) });
export const TABLE_PARAMS = v.strictObject({ table: ID });

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
export type LobbyTable = Omit<AboutTable, 'members' | 'here' | 'at' | 'dueAt' | 'deal' | 'games'> & {
  readonly table: string;
};

export interface LobbyAnswer {
  readonly tables: readonly LobbyTable[];
}

/** The path of the invitation carries the code behind the #, where no log sees it. */
export interface InvitationAnswer {
  readonly table: string;
  readonly code: string;
  readonly path: string;
}

/** All that a member was told of a table, or would have been. */
export interface ToldAnswer {
  readonly events: readonly ClientEvent[];
}

export interface RecordsAnswer {
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
