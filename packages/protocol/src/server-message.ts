/** What the server sends over a client's socket. */
import { LIMITS } from '@duopolis/rules';
import type { SeenTableEvent, TableRejection, TableView } from '@duopolis/table';
import type { HostProblem } from '@duopolis/table/host';
import * as v from 'valibot';
import { CURSOR as STRICT_CURSOR } from './client-message.ts';
import { COUNT, ID, TEXT } from './pieces.ts';

/** Problems of the message itself, before any table sees it. */
export const ERRORS = ['bad-message', 'no-such-table', 'too-many-messages', 'too-many-tables'] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Why a table's stream ends. */
const ENDS = ['left', 'removed'] as const;
export type End = (typeof ENDS)[number];

/** A client trusts its own server, apart from the kind of message. */
const believed = <T>() => v.unknown() as unknown as v.GenericSchema<unknown, T>;

/** The list of codes may grow: an older client must not wait for an answer because it doesn't know the reason. */
const codeOf = <T extends string>(codes: readonly T[]) =>
  v.pipe(
    v.string(),
    v.maxLength(LIMITS.idText),
    v.metadata({ examples: [...codes] }),
  ) as unknown as v.GenericSchema<unknown, T>;

/** A newer server may add fields to a cursor. */
const CURSOR = v.object(STRICT_CURSOR.entries);

const EVENTS = v.pipe(v.array(believed<SeenTableEvent>()), v.maxLength(LIMITS.eventsPerMessage));
const LOOKER = v.object({ member: ID, name: TEXT, step: COUNT });
const LOOKERS = v.pipe(v.array(LOOKER), v.maxLength(LIMITS.membersPerTable));
export type Looker = v.InferOutput<typeof LOOKER>;

const VERSIONS = v.pipe(v.array(COUNT), v.maxLength(LIMITS.protocolVersions));

export const SERVER_MESSAGE = v.variant('type', [
  v.object({ type: v.literal('welcome'), protocol: COUNT, you: ID, name: TEXT, now: COUNT }),
  /** Everything the viewer may know, and the cursor after it. */
  v.object({ type: v.literal('view'), table: ID, at: CURSOR, view: believed<TableView>() }),
  /** The events since, in order; the cursor is the one after the last. */
  v.object({
    type: v.literal('events'),
    table: ID,
    at: CURSOR,
    events: EVENTS,
  }),
  /** The answer to a watch that has missed nothing. Since version 2. */
  v.object({ type: v.literal('current'), table: ID }),
  /** Stored durably. */
  v.object({ type: v.literal('done'), table: ID, id: ID }),
  /** The refusal of a stale command carries the events that its sender has missed. */
  v.object({
    type: v.literal('refused'),
    table: ID,
    id: ID,
    error: believed<TableRejection | HostProblem>(),
    changed: v.exactOptional(EVENTS),
  }),
  v.object({
    type: v.literal('error'),
    code: codeOf(ERRORS),
    table: v.exactOptional(ID),
    id: v.exactOptional(ID),
  }),
  v.object({ type: v.literal('gone'), table: ID, why: codeOf(ENDS) }),
  /** The viewers of a shared replay in the order they joined, each with a step; everyone may follow the leader. */
  v.object({ type: v.literal('looking'), table: ID, game: COUNT, leader: ID, here: LOOKERS }),
  v.object({ type: v.literal('pong'), now: COUNT }),
  /** The server restarts: reconnect after `back` milliseconds. */
  v.object({ type: v.literal('stopping'), back: COUNT }),
  /** Instead of a welcome: the server speaks none of the client's versions, only these. */
  v.object({ type: v.literal('unsupported'), speaks: VERSIONS }),
]);
export type ServerMessage = v.InferOutput<typeof SERVER_MESSAGE>;
