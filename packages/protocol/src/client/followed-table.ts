/** One table in a client: the view, folded from received events, and the pending requests. */
import {
  evolveTableView,
  type Request,
  type SeenTableEvent,
  type TableRejection,
  type TableView,
} from '@duopolis/table';
import type { HostProblem, Cursor } from '@duopolis/table/host';
import type { End, ErrorCode, ServerMessage } from '../server-message.ts';
import type { ClientMessage } from '../client-message.ts';
import { HIDDEN_SINCE, TIMED_SINCE } from '../version.ts';

export type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: TableRejection | HostProblem | { readonly code: ErrorCode | 'gone' };
    };

export interface Listeners {
  /** A fresh view, or one event more. */
  readonly onView?: (view: TableView, event?: SeenTableEvent) => void;
  readonly onGone?: (why: End | ErrorCode) => void;
}

interface Asked {
  readonly id: string;
  readonly request: Request;
  readonly answer: (outcome: Outcome) => void;
}

export interface Followed {
  readonly table: string;
  readonly listeners: Listeners;
  /** Whether the client follows the table; before that only requests are sent. */
  watching: boolean;
  /** Nobody looks at the page: the member is not at the table. */
  hidden: boolean;
  at?: Cursor;
  /** A view was requested: the next one is accepted with any number. */
  renewing: boolean;
  view?: TableView;
  readonly asked: Map<string, Asked>;
}

export const follow = (table: string, listeners: Listeners): Followed => ({
  table,
  listeners,
  watching: false,
  hidden: false,
  renewing: false,
  asked: new Map(),
});

/** Follows the table, from the last known event. */
export function watchOf(followed: Followed): ClientMessage {
  const { table, at, hidden } = followed;
  followed.watching = true;
  followed.renewing = true;
  return {
    type: 'watch',
    table,
    ...(at !== undefined && { after: at }),
    ...(hidden && { hidden }),
  };
}

export const requestOf = ({ table, at }: Followed, { id, request }: Asked): ClientMessage =>
  at === undefined
    ? { type: 'request', table, id, request }
    : { type: 'request', table, id, request, seen: at };

/** What a new connection sends again: nothing answered is repeated, nothing unanswered is lost. */
export const resumption = (followed: Followed): readonly ClientMessage[] => [
  ...(followed.watching ? [watchOf(followed)] : []),
  ...[...followed.asked.values()].map((asked) => requestOf(followed, asked)),
];

/** A message for a server of this version. */
export function knownTo(protocol: number, message: ClientMessage): ClientMessage {
  const known = protocol >= HIDDEN_SINCE ? message : asVersion3(message);
  return protocol >= TIMED_SINCE ? known : asVersion2(known);
}

/** Without hidden pages and portraits. */
function asVersion3(message: ClientMessage): ClientMessage {
  if (message.type === 'request' && message.request.type === 'sit') {
    const { portrait: _, ...request } = message.request;
    return { ...message, request };
  }
  if (message.type !== 'watch') return message;
  const { hidden: _, ...known } = message;
  return known;
}

/** Without the time in cursors. */
function asVersion2(message: ClientMessage): ClientMessage {
  if (message.type === 'watch' && message.after !== undefined)
    return { ...message, after: withoutTime(message.after) };
  if (message.type === 'request' && message.seen !== undefined)
    return { ...message, seen: withoutTime(message.seen) };
  return message;
}

const withoutTime = ({ stream, number }: Cursor): Cursor => ({ stream, number });

export type TableMessage = Extract<ServerMessage, { readonly table?: string }>;

/** Applies a message; true if a fresh view is needed because something is missing. */
export function receive(followed: Followed, message: TableMessage): boolean {
  switch (message.type) {
    case 'view':
      if (isOld(followed, message.at)) return false;
      followed.renewing = false;
      followed.at = message.at;
      followed.view = message.view;
      followed.listeners.onView?.(message.view);
      return false;
    case 'events':
      return !applyEvents(followed, message.at, message.events);
    case 'current':
      followed.renewing = false;
      return false;
    case 'done':
      settle(followed, message.id, { ok: true });
      return false;
    case 'refused':
      settle(followed, message.id, { ok: false, error: message.error });
      return false;
    case 'error':
      if (message.id === undefined) followed.listeners.onGone?.(message.code);
      else settle(followed, message.id, { ok: false, error: { code: message.code } });
      return false;
    /** Goes to the viewers of the replay, not to the table. */
    case 'looking':
      return false;
    case 'gone':
      followed.watching = false;
      followed.listeners.onGone?.(message.why);
      return false;
  }
}

/** A view older than the events that have arrived. */
const isOld = ({ renewing, at }: Followed, cursor: Cursor): boolean =>
  !renewing && at?.stream === cursor.stream && cursor.number < at.number;

/** Known events are skipped; after a gap the view is no longer correct. */
function applyEvents(followed: Followed, cursor: Cursor, events: readonly SeenTableEvent[]): boolean {
  const { at } = followed;
  const first = cursor.number - events.length;
  if (followed.view === undefined || at === undefined) return false;
  if (at.stream !== cursor.stream || first > at.number) return false;
  for (const [nth, event] of events.entries()) {
    if (first + nth < at.number) continue;
    const next = viewAfter(followed.view, event);
    if (next === undefined) return false;
    followed.view = next;
    followed.at = {
      ...cursor,
      number: first + nth + 1,
      ...(cursor.time !== undefined && { time: event.at }),
    };
    followed.listeners.onView?.(followed.view, event);
  }
  return true;
}

/** A newer server may send events that can't be folded here: then a fresh view has the result. */
function viewAfter(view: TableView, event: SeenTableEvent): TableView | undefined {
  try {
    return evolveTableView(view, event);
  } catch {
    return undefined;
  }
}

function settle({ asked }: Followed, id: string, outcome: Outcome): void {
  const waiting = asked.get(id);
  asked.delete(id);
  waiting?.answer(outcome);
}

export function abandon(followed: Followed): void {
  for (const id of followed.asked.keys()) settle(followed, id, { ok: false, error: { code: 'gone' } });
}
