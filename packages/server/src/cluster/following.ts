/** Updates of a table for a member: the home encodes them once, other nodes pass them on unchanged. */
import type { End } from '@duopolis/protocol';
import type { SeenTableEvent } from '@duopolis/table';
import type { Host, Cursor, StreamName, TableId, Update } from '@duopolis/table/host';

/** The body is JSON: a view, or events with commas between them. */
export interface SentUpdate {
  readonly type: Update['type'];
  readonly stream: StreamName;
  readonly number: number;
  readonly time: number;
  readonly body: string;
  /** The member gets no update after this one. */
  readonly end?: End | undefined;
}

export interface Follower {
  readonly member: string;
  readonly send: (sent: SentUpdate) => void;
  /** The last event that the member has; without it, the first update is a view. */
  readonly from?: Cursor | undefined;
  /** Nobody is looking at the page. */
  readonly hidden?: boolean | undefined;
}

export type Stop = () => Promise<void>;

/** The host, as the server uses it. */
export interface TableHost extends Omit<Host, 'subscribe'> {
  /**
   * Sends a member the updates of a table until the returned function is called. Returns nothing if they are not at the
   * table.
   */
  readonly follow: (tableId: TableId, follower: Follower) => Promise<Stop | undefined>;
}

/**
 * The texts of this tick of the event loop. A new map each time: the garbage collector would keep the contents of an
 * emptied one alive.
 */
let written = new Map<SeenTableEvent, string>();
const forget = (): void => {
  written = new Map();
};

/** An event that many members get is encoded once. */
function textOf(event: SeenTableEvent): string {
  const known = written.get(event);
  if (known !== undefined) return known;
  if (written.size === 0) process.nextTick(forget);
  const text = JSON.stringify(event);
  written.set(event, text);
  return text;
}

const LEAVING: { readonly [type in SeenTableEvent['type']]?: End } = {
  left: 'left',
  went: 'left',
  removed: 'removed',
};

/** Why the member gets no more updates after these events, if so. */
function endIn(update: Update, member: string): End | undefined {
  if (update.type === 'view') return undefined;
  const last = update.events.findLast((event) => 'member' in event && event.member === member);
  return last && LEAVING[last.type];
}

export const sentUpdate = (update: Update, member: string): SentUpdate => ({
  type: update.type,
  stream: update.stream,
  number: update.number,
  time: update.time,
  body: update.type === 'view' ? JSON.stringify(update.view) : update.events.map(textOf).join(),
  end: endIn(update, member),
});

/** A host that decides all tables itself. */
export const followable = ({ subscribe, ...host }: Host): TableHost => ({
  ...host,
  follow: (tableId, { member, send, from, hidden }) =>
    subscribe(tableId, { member, from, hidden, send: (update) => send(sentUpdate(update, member)) }),
});
