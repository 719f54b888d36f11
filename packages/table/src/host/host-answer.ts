/** What the host answers and sends. */
import type { SeenTableEvent } from '../seen-event.ts';
import type { TableRejection } from '../rejection.ts';
import type { Request } from '../request.ts';
import type { MemberId } from '../state.ts';
import type { TableView } from '../view.ts';
import type { Cursor, StreamName } from './stream.ts';

export type HostProblem =
  | { readonly code: 'no-such-table' }
  | { readonly code: 'table-exists' }
  /** A person has too many tables where only bots play. */
  | { readonly code: 'too-many-bot-tables'; readonly most: number }
  /** Too many games of bots only: `games` at once, then one every `seconds`. */
  | { readonly code: 'bots-too-fast'; readonly games: number; readonly seconds: number }
  /** The store failed: the command was not stored, and can be sent again. */
  | { readonly code: 'not-stored' };

/** Accepted means durable. A stale command is refused with the events that its sender missed. */
export type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: TableRejection | HostProblem;
      readonly changed?: readonly SeenTableEvent[];
    };

export const NOT_STORED: Answer = { ok: false, error: { code: 'not-stored' } };

/** A request with its member. The client chooses the id, which makes a repeat harmless. */
export interface MemberRequest {
  readonly who: MemberId;
  readonly id: string;
  readonly request: Request;
  readonly seen?: Cursor;
}

/** Sent to a listener: first everything, then changes; number and time are those of the last event in it. */
export type Update =
  | {
      readonly type: 'view';
      readonly stream: StreamName;
      readonly number: number;
      readonly time: number;
      readonly view: TableView;
    }
  | {
      readonly type: 'events';
      readonly stream: StreamName;
      readonly number: number;
      readonly time: number;
      readonly events: readonly SeenTableEvent[];
    };

export type Send = (update: Update) => void;
