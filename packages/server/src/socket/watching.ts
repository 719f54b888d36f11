/** The tables one client follows over its socket. */
import { type ServerMessage, TIMED_SINCE } from '@duopolis/protocol';
import type { Cursor, TableId } from '@duopolis/table/host';
import type { Follower, Stop, TableHost, SentUpdate } from '../cluster/following.ts';

export interface Watching {
  readonly watch: (table: TableId, from?: Pick<Follower, 'from' | 'hidden'>) => Promise<boolean>;
  readonly unwatch: (table: TableId) => Promise<void>;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
}

/** The first version that answers a watch that missed nothing. */
const ANSWERS_WATCH = 2;

/** Sends a message, or its text, to a client. */
export interface MessageSink {
  readonly say: (message: ServerMessage) => void;
  readonly tell: (text: string) => void;
}

export function newWatching(
  host: Pick<TableHost, 'follow'>,
  member: string,
  { sink: { say, tell }, protocol }: { readonly sink: MessageSink; readonly protocol: number },
): Watching {
  const watched = new Map<TableId, Promise<Stop | undefined>>();

  const unwatch = async (table: TableId): Promise<void> => {
    const watch = watched.get(table);
    watched.delete(table);
    await (await watch)?.();
  };

  /** A second watch of a table replaces the first without a gap, so the member stays present. */
  const watch: Watching['watch'] = async (table, from) => {
    const before = watched.get(table);
    let answered = protocol < ANSWERS_WATCH;
    let at: Cursor | undefined;
    const send = (update: SentUpdate): void => {
      if (watched.get(table) !== begun) return;
      answered = true;
      /**
       * The store has lost sent events; the client asks again only if it finds a gap, and then accepts that there are
       * fewer.
       */
      if (update.stream === at?.stream && update.number < at.number) {
        const { stream, number } = at;
        at = undefined;
        return say({ type: 'events', table, at: { stream, number: number + 1 }, events: [] });
      }
      at = { stream: update.stream, number: update.number };
      tell(writeUpdate(table, update, protocol));
      if (update.end === undefined) return;
      say({ type: 'gone', table, why: update.end });
      void unwatch(table);
    };
    const begun: Promise<Stop | undefined> = (async () => {
      await before;
      return host.follow(table, { ...from, member, send });
    })();
    watched.set(table, begun);
    const stop = await begun;
    await (await before)?.();
    if (!answered && stop !== undefined && watched.get(table) === begun) say({ type: 'current', table });
    if (stop === undefined && watched.get(table) === begun) watched.delete(table);
    return stop !== undefined;
  };

  return {
    watch,
    unwatch,
    count: () => watched.size,
    stop: async () => {
      await Promise.all([...watched.keys()].map(unwatch));
    },
  };
}

interface Written extends SentUpdate {
  readonly table: TableId;
  readonly protocol: number;
  readonly text: string;
}

let last: Written | undefined;

/** A message as JSON. Consecutive receivers of the same message share one text. */
function writeUpdate(table: TableId, update: SentUpdate, protocol: number): string {
  const { number, time, stream, type, body } = update;
  if (
    last?.number !== number ||
    last.time !== time ||
    last.table !== table ||
    last.protocol !== protocol ||
    last.stream !== stream ||
    last.type !== type ||
    last.body !== body
  )
    last = { ...update, table, protocol, text: textOf(table, update, protocol) };
  return last.text;
}

function textOf(table: TableId, update: SentUpdate, protocol: number): string {
  const { type, stream, number, time, body } = update;
  const at = protocol >= TIMED_SINCE ? { stream, number, time } : { stream, number };
  if (type === 'view') {
    const head = JSON.stringify({ type, table, at });
    return `${head.slice(0, -1)},"view":${body}}`;
  }
  const message: ServerMessage = { type, table, at, events: [] };
  return `${JSON.stringify(message).slice(0, -2)}${body}]}`;
}
