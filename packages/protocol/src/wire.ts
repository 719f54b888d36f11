/** The one place where code and wire use different names: a request travels in a `command` message, a move in `command`. */
import type { Request, RequestOf } from '@duopolis/table';
import type { Place } from '@duopolis/table/host';
import type * as v from 'valibot';
import type { CLIENT_MESSAGE } from './client-message.ts';
import type { WireRequest } from './request.ts';

/** A message of a client as it travels. */
export type WireMessage = v.InferOutput<typeof CLIENT_MESSAGE>;

/** A request to a table. The server answers a repeated id again without doing it again. */
export interface RequestMessage {
  readonly type: 'request';
  readonly table: string;
  readonly id: string;
  readonly request: Request;
  /** The last event that the client knew when it made the request. */
  readonly seen?: Place;
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
