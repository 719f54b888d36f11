/** What a host offers to people at its tables, and what it needs for that. */
import type { Phase } from '@duopolis/rules';
import type { SeenTableEvent } from '../seen-event.ts';
import type { TableOptions } from '../options.ts';
import type { MemberId, OpenTable } from '../state.ts';
import type { Answer, MemberRequest, Send } from './host-answer.ts';
import type { BotSource } from './act-for-bots.ts';
import type { Share } from './log-parts.ts';
import type { EventStore, News, TableId } from './event-store.ts';
import type { Cursor } from './stream.ts';

export interface HostOptions extends BotSource {
  readonly store: EventStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** One timer per table: call `wake` at this time, and drop the time set before. */
  readonly schedule: (tableId: TableId, at: number | undefined) => void;
  /** Resolves when commands should be decided: those that arrive until then are decided and broadcast as one batch. */
  readonly waitForBatch?: (size: number) => Promise<void>;
  /** Resolves when the next bot may act, so that people can follow; without it bots act at once. */
  readonly pause?: (phase: Phase) => Promise<void>;
  /** Bots make no offers and place after people, so equal moves get equal answers at any speed. */
  readonly botsPlaceLast?: boolean;
  /** Waits until a number of events may be folded: long logs are folded in parts. */
  readonly share?: Share;
  /** The other hosts of the same store; without them this is the only one. */
  readonly others?: OtherHosts;
}

/** What a host must know about other hosts of the same tables. */
export interface OtherHosts {
  /** Whether this host runs the automatic actions of a table. */
  readonly owns: (tableId: TableId) => boolean;
  /** Announces that a member listens here, or no longer does. */
  readonly come: (tableId: TableId, member: MemberId) => Promise<void>;
  readonly gone: (tableId: TableId, member: MemberId) => Promise<void>;
  /** Whether a member listens at another host. */
  readonly listens: (tableId: TableId, member: MemberId) => Promise<boolean>;
}

export interface NewTable {
  readonly who: MemberId;
  readonly name: string;
  readonly options: TableOptions;
  /** The invitation code. */
  readonly code: string;
}

export interface Subscriber {
  readonly member: MemberId;
  readonly send: Send;
  /** The last event that the client has; without it the first update is a view. */
  readonly from?: Cursor | undefined;
  /** Gets updates without being at the table: nobody looks at the page. */
  readonly hidden?: boolean | undefined;
}

/** How far a table has been read: how many events, and the time of the last one. */
export interface KnownTable {
  readonly tableId: TableId;
  readonly version: number;
  readonly at: number;
}

export interface Host {
  readonly create: (tableId: TableId, table: NewTable) => Promise<Answer>;
  readonly request: (tableId: TableId, asked: MemberRequest) => Promise<Answer>;
  /** Sends a view or the missed events, then every change, until the returned function is called. */
  readonly subscribe: (
    tableId: TableId,
    subscriber: Subscriber,
  ) => Promise<(() => Promise<void>) | undefined>;
  /** Everything that was or would have been sent to a member since the table was made; in parts. */
  readonly seenEvents: (
    tableId: TableId,
    member: MemberId,
  ) => Promise<AsyncIterable<readonly SeenTableEvent[]> | undefined>;
  /** The public part of a table, without the game. */
  readonly open: (tableId: TableId) => Promise<OpenTable | undefined>;
  /** Time has passed. */
  readonly wake: (tableId: TableId) => Promise<void>;
  /** Another process has written to the store; the caller passes the events if it received them. */
  readonly refresh: (tableId: TableId, news?: News) => Promise<void>;
  /** The store has lost events that were read from it. */
  readonly reload: (tableId: TableId) => Promise<void>;
  /** After a crash: members who are not listening have dropped out. */
  readonly recover: (tableId: TableId) => Promise<void>;
  /** Closes a table in any state. */
  readonly shut: (tableId: TableId) => Promise<Answer>;
  /** The code, for people who may invite: everyone at the table except spectators. */
  readonly invitation: (tableId: TableId, member: MemberId) => Promise<string | undefined>;
  /** Whether this is the code of the table's invitation. */
  readonly isInvitedBy: (tableId: TableId, code: string) => Promise<boolean>;
  /** Unloads a table that nobody listens to; it is loaded again when needed. */
  readonly unload: (tableId: TableId) => boolean;
  /** Another host decides the table from now on: unloads it and its listeners, without counting them as dropped out. */
  readonly leave: (tableId: TableId) => void;
  /** Runs a task while a table is empty and makes newcomers wait; does nothing if somebody is there. */
  readonly alone: <T>(tableId: TableId, task: (version: number) => Promise<T>) => Promise<T | undefined>;
  readonly loaded: () => readonly TableId[];
  readonly isLoaded: (tableId: TableId) => boolean;
  /** How far each of the loaded tables has been read. */
  readonly known: () => readonly KnownTable[];
  /** Resolves when all pending work of a table is done. */
  readonly settled: (tableId: TableId) => Promise<void>;
}
