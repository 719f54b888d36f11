/**
 * The messages of a client: on the wire, and in the code's own names. On the wire a request is in a message `command`,
 * and a move in its field `command`; only this file knows that.
 */
import { LIMITS } from '@duopolis/rules';
import { type Cursor, STREAMS } from '@duopolis/table/host';
import type { Request, RequestOf } from '@duopolis/table';
import * as v from 'valibot';
import { COUNT, ID } from './pieces.ts';
import { REQUEST, type WireRequest } from './request.ts';

/** The last event that a client has of a table, and since version 3 its time. */
export const CURSOR = v.strictObject({
  stream: v.picklist(STREAMS),
  number: COUNT,
  time: v.exactOptional(COUNT),
});

/** In matching order: the most frequent first. */
export const CLIENT_MESSAGE = v.variant('type', [
  /** A repeated id gets the same answer, and is not done again. */
  v.strictObject({
    type: v.literal('command'),
    table: ID,
    id: ID,
    request: REQUEST,
    seen: v.exactOptional(CURSOR),
  }),
  /** Follows a table, from the last known event or with a fresh view. A hidden page gets events too, but nobody looks at it. */
  v.strictObject({
    type: v.literal('watch'),
    table: ID,
    after: v.exactOptional(CURSOR),
    hidden: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: ID }),
  /** The viewer's step in a shared replay. The leader may name the next leader. */
  v.strictObject({
    type: v.literal('look'),
    table: ID,
    game: COUNT,
    step: COUNT,
    lead: v.exactOptional(ID),
  }),
  /** No longer together. */
  v.strictObject({ type: v.literal('look-away'), table: ID }),
  /** Are you there? */
  v.strictObject({ type: v.literal('ping') }),
]);
export type LookMessage = Extract<
  v.InferOutput<typeof CLIENT_MESSAGE>,
  { readonly type: 'look' | 'look-away' }
>;

/** The longest message of a client, in bytes. */
export const LONGEST_MESSAGE = LIMITS.messageBytes;

/** A message of a client on the wire. */
export type WireMessage = v.InferOutput<typeof CLIENT_MESSAGE>;

/** A request to a table. The server answers a repeated id again without doing it again. */
export interface RequestMessage {
  readonly type: 'request';
  readonly table: string;
  readonly id: string;
  readonly request: Request;
  /** The last event that the client had when it made the request. */
  readonly seen?: Cursor;
}

/** A message of a client in the code's own names. */
export type ClientMessage = RequestMessage | Exclude<WireMessage, { readonly type: 'command' }>;

export const toWire = (message: ClientMessage): WireMessage =>
  message.type === 'request'
    ? { ...message, type: 'command', request: toWireRequest(message.request) }
    : message;

export const fromWire = (message: WireMessage): ClientMessage =>
  message.type === 'command'
    ? { ...message, type: 'request', request: fromWireRequest(message.request) }
    : message;

function toWireRequest(request: Request): WireRequest {
  if (request.type !== 'play') return request;
  const { type, position, move, standing } = request;
  return { type, position, command: move, ...(standing !== undefined && { standing }) };
}

function fromWireRequest(request: WireRequest): Request {
  if (request.type !== 'play') return request;
  const { command, ...rest } = request;
  return { ...rest, move: command } satisfies RequestOf<'play'>;
}
